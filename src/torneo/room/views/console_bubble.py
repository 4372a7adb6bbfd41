"""The bubble: how far to the money, and hand-for-hand round by round."""

from typing import Any

from torneo.room.views.acts import Act, Trial
from torneo.room.views.fields import Field
from torneo.room.views.naming import entry_name
from torneo.tournament.bubble.commands import (
    BeginShuffle,
    ConfirmHeads,
    DeclareSimultaneous,
    EndHandForHand,
    NextRound,
    RunOut,
    StartHandForHand,
)
from torneo.tournament.bubble.money import standing
from torneo.tournament.bubble.signal import to_play
from torneo.tournament.clock.state import Session
from torneo.tournament.hands.commands import ReportHand, StartHand
from torneo.tournament.seats.state import Table


def bubble_page(trial: Trial) -> dict[str, Any]:
    running = [one for one in trial.state.sessions.values() if one.status == "running"]
    return {
        "sessions": [_session(trial, one) for one in running],
        "together": _together(trial),
        "rounds": any(one.hand_for_hand for one in running),
    }


def _session(trial: Trial, session: Session) -> dict[str, Any]:
    now = standing(trial.state, session, trial.book)
    name = session.id
    tables = trial.state.open_tables(name)
    why = trial.why(required=False)
    if session.hand_for_hand:
        acts = [
            trial.act(
                NextRound(session=name), trial.say("next_round", round=session.round + 1), tone="primary"
            ),
            trial.act(EndHandForHand(session=name, why="-"), trial.say("end_hfh"), [why], look_first=True),
        ]
    else:
        acts = [
            trial.act(StartHandForHand(session=name), trial.say("start_hfh"), tone="primary", look_first=True)
        ]
    return {
        "id": name,
        "on": session.hand_for_hand,
        "round": session.round,
        "left": now.left if now.left is not None else sum(table.players for table in tables),
        "paid": now.paid,
        "away": max(0, now.left - now.paid) if now.left is not None and now.paid is not None else None,
        "required": now.required,
        "burst": now.burst,
        "told": bool(session.bubble.in_money_at),
        "acts": acts,
        "tables": [_table(trial, session, table) for table in tables],
    }


def _table(trial: Trial, session: Session, table: Table) -> dict[str, Any]:
    """One table in the round: to begin, playing, frozen, finished."""
    hand = table.hand
    if hand is not None:
        where = "running_out" if hand.running_out else "frozen" if hand.frozen else "in_hand"
    else:
        where = "to_begin" if session.hand_for_hand and to_play(session, table) else "finished"
    acts: list[Act] = []
    if where == "frozen":
        acts.append(trial.act(RunOut(table=table.number), trial.say("run_out"), tone="primary"))
    elif where == "to_begin":
        acts.append(trial.act(StartHand(table=table.number), trial.say("start_hand")))
    if where in ("to_begin", "in_hand"):
        ended = ReportHand(table=table.number, stacks={}, carried=table.carried)
        label = "hand_ended" if _somebody_out(trial, session, table) else "nobody_out"
        acts.append(trial.act(ended, trial.say(label)))
    heads = session.bubble.heads.get(table.number)
    if session.hand_for_hand and heads is None and hand is None:
        label = trial.say("confirm_heads", players=table.players)
        acts.append(trial.act(ConfirmHeads(table=table.number, players=table.players), label))
    if session.hand_for_hand and hand is None and session.bubble.first == table.number:
        acts.append(trial.act(BeginShuffle(table=table.number), trial.say("begin_shuffle")))
    return {
        "number": table.number, "players": table.players, "where": where, "heads": heads,
        "acts": [act for act in acts if not act.blocked],
        "word": trial.say(f"round.{where}"), "frozen": sorted(hand.frozen) if hand else [],
    }  # fmt: skip


def _somebody_out(trial: Trial, session: Session, table: Table) -> bool:
    """Has anybody gone out at the table in this round?"""
    return any(
        one.table == table.number and one.together == session.round for one in trial.state.eliminations[-12:]
    )


def _together(trial: Trial) -> Act | None:
    """The last to go out, of whom two or more may have gone in the same moment."""
    gone = trial.state.eliminations[-6:]
    if len(gone) < 2:
        return None
    options = [(one.entry, entry_name(trial.state, one.entry)) for one in reversed(gone)]
    fields = [
        Field(name="entries[]", label=trial.say("out_together"), kind="checks", options=options),
        trial.why(),
    ]
    sample = DeclareSimultaneous(entries=(gone[-1].entry, gone[-2].entry), why="-")
    return trial.act(sample, trial.say("declare_together"), fields, look_first=True)
