"""``torneo bench``: speed beside other libraries, measured in one run."""

from tools.bench import academy, floor, hand, numbers, papers, room, slow, soak, tournament
from torneo.cli.options import Subparsers


def add_parser(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "bench",
        help="measure speed beside other libraries",
        description="Measures Torneo and every installed peer at the same work in one run. "
        "Install the peers with `pip install 'torneo[bench]'` or `make bench`.",
    )
    benches = parser.add_subparsers(title="what to measure", metavar="WHAT", required=True)
    hand.add_parser(benches)
    floor.add_parser(benches)
    tournament.add_parser(benches)
    numbers.add_parser(benches)
    room.add_parser(benches)
    slow.add_parser(benches)
    papers.add_parser(benches)
    soak.add_parser(benches)
    academy.add_parser(benches)
