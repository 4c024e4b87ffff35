"""The columns of Auctionland tables."""

from attrs import fields_dict

from boardscore.auctionland.model import Counts

COUNTS = tuple(fields_dict(Counts))
"""The counts of an island."""

POINTS = {
    "beaches": "beach_points",
    "theme_parks": "theme_park_points",
    "gardens_houses": "gardens_houses",
    "peace": "peace_points",
    "love": "love_points",
    "music": "music_points",
}
"""The column with the points of each category."""
