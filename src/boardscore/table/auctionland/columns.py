"""The columns of Auctionland tables."""

from attrs import fields_dict

from boardscore.auctionland.model import Counts

COUNTS = tuple(fields_dict(Counts))
"""What is counted on an island."""

POINTS = {
    "beaches": "beach_points",
    "theme_parks": "theme_park_points",
    "gardens_houses": "gardens_houses",
    "peace": "peace_points",
    "love": "love_points",
    "music": "music_points",
}
"""The column of the points of each category."""
