"""The facets of Stones: the name and the kind of each, and its text in both languages."""

from boardscore.verify.vectors.facet import read_facets

FACETS = read_facets(
    "stones",
    """
lay/own-stone: scope
    Other players' stones cannot be laid
    Steine anderer dürfen nicht gelegt werden
score.pairs/equal-neighbours: amount
    Each pair of equal neighbours scores 1 point
    Je zwei gleiche Nachbarn bringen 1 Punkt
score.pairs/ends: ruling
    The two ends of a row are no neighbours, unless ruled otherwise
    Die Enden einer Reihe sind keine Nachbarn, wenn nichts anderes gewählt ist
tie.length/longer-row: order
    Of two players with the same points the one with the longer row is ahead
    Bei gleichen Punkten liegt die längere Reihe vorn
""",
)
"""In the order of the rules."""
