"""Forms of the commission: every command of a case as somebody fills it in, or why it cannot be given now."""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from torneo.commission import Evidence, offer
from torneo.commission import commands as c
from torneo.commission.closing import own_ruling
from torneo.commission.deciding import principles
from torneo.commission.hearing import CHANNELS, channels, missing_channels
from torneo.commission.notifying import untold
from torneo.commission.opening import EVIDENCE
from torneo.commission.sanctions import AFFECTS, ceiling, sanctions, scopes
from torneo.commission.voting import prevailing, yet_to_vote
from torneo.room.views.acts import hidden_of
from torneo.room.views.commission import Sitting, refusal, sentence, written
from torneo.room.views.fields import Field
from torneo.tournament import Command, Refused
from torneo.tournament.conduct.matters import Offer
from torneo.writing import money_typed

#: Refusals that only say that something has still to be filled in.
_ABOUT_FIELDS = frozenset(
    {"reason_missing", "field_missing", "fine_amount", "expulsion_scope", "nothing_corrected", "not_lighter"}
)
#: Sanctions the event's commission cannot impose and may find deserved.
_BEYOND = ("disqualification", "eligibility_sanction")


class Form(msgspec.Struct, kw_only=True):
    """``ask``: the question before it is given. ``blocked``: why it would be refused now."""

    command: str
    label: str
    title: str = ""
    hidden: list[tuple[str, str]] = []
    fields: Sequence[Field] = ()
    tone: str = ""
    ask: str = ""
    blocked: str = ""
    clauses: tuple[str, ...] = ()
    about: str = ""


class Forms:
    """The forms of one case for whoever looks at it."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting, self.case, self.book = sitting, sitting.case, sitting.book
        self.say, self.name = sitting.say, sitting.name

    def form(
        self, command: Command, fields: Sequence[Field] = (), *, key: str = "", ask: str = "", about: str = ""
    ) -> Form:
        """``command`` holds samples where ``fields`` ask; what it would be refused for stands beside it."""
        code = type(command).__name__
        answer = self.sitting.decide(command)
        blocked = ""
        clauses: tuple[str, ...] = ()
        if isinstance(answer, Refused) and answer.reason not in _ABOUT_FIELDS:
            blocked = refusal(answer, self.case.currency, self.sitting.lang)
            clauses = answer.clauses
        asked_for = {one.name.partition(":")[0].removesuffix("[]").partition(".")[0] for one in fields}
        return Form(
            command=code, label=self.say(f"do.{key or code}"), title=self.say(f"act.{key or code}"),
            hidden=hidden_of(command, asked_for), fields=fields, ask=ask, blocked=blocked, clauses=clauses,
            about=about,
        )  # fmt: skip

    # ---- controls

    def options(self, codes: Iterable[str]) -> list[tuple[str, str]]:
        return [(one, sentence(self.name(one))) for one in codes]

    def text(self, name: str, key: str = "", **more: Any) -> Field:
        label = self.say(f"field.{key or name.partition(':')[0].rpartition('.')[2]}")
        return Field(name=name, label=label, **more)

    def why(self, *, required: bool = True) -> Field:
        return self.text("why", kind="textarea", required=required, wide=True)

    def measure(self, amount: int = 0, scope: str = "") -> list[Field]:
        """Sum and reach: each belongs to one sanction only."""
        found = []
        most = ceiling(self.case, self.book) if self.book.values["discipline_sanctions"] else 0
        if most:
            hint = self.say("at_most", amount=self.sitting.money(most))
            found.append(self.text("amount:money", kind="money", only_for="in_event_fine", hint=hint,
                                   value=self.whole(amount) if amount else ""))  # fmt: skip
        reach = [("", "–"), *self.options(scopes(self.book))]
        found.append(self.text("scope", kind="select", options=reach, value=scope, only_for="expulsion"))
        return found

    def whole(self, amount: int) -> str:
        """Minor units as they are typed."""
        return money_typed(amount, self.case.currency, self.sitting.lang)

    def outcomes(self, name: str, value: str = "") -> Field:
        offered = offer(self.case, "case_outcome", self.book)
        assert isinstance(offered, Offer)
        return self.text(name, "outcome", kind="select", required=True, value=value,
                         options=self.options(offered.options))  # fmt: skip

    # ---- before the decision

    def evidence(self) -> list[Form]:
        """One form for what the event's record holds, one for what people bring."""
        forms = []
        on_file = {(one.kind, one.ref) for one in self.case.evidence}
        for kind in ("infraction", "ruling", "hand", "journal"):
            rows = [row for row in self.sitting.event.get("evidence", {}).get(kind, ())
                    if (kind, row[0]) not in on_file]  # fmt: skip
            if rows:
                fields = [
                    self.text("evidence.ref", f"ref_{kind}", kind="select", options=rows, wide=True),
                    self.text("evidence.note", "note"), self.text("evidence.given_by", "given_by"),
                ]  # fmt: skip
                sample = c.AddEvidence(evidence=Evidence(kind=kind, ref=f"{rows[0][0]}"))
                form = self.form(sample, fields, key=f"AddEvidence.{kind}")
                form.hidden = [("evidence.kind", kind)]
                forms.append(form)
        on_record = ("infraction", "journal", "ruling", "hand")
        brought = [*(one for one in EVIDENCE if one not in on_record), "hand"]
        fields = [
            self.text("evidence.kind", "evidence_kind", kind="select", options=self.options(brought)),
            self.text("evidence.ref", "ref", required=True, hint=self.say("hint.ref")),
            self.text("evidence.note", "note", kind="textarea", wide=True),
            self.text("evidence.given_by", "given_by"),
        ]  # fmt: skip
        sample = c.AddEvidence(evidence=Evidence(kind="witness", ref="?"))
        return [*forms, self.form(sample, fields)]

    def notice(self, about: str) -> Form:
        missing = missing_channels(self.case, about, self.book)
        known = channels(self.book) or CHANNELS
        fields = [
            Field(name="channels[]", label=self.say("field.channels"), kind="checks",
                  value=missing or known, options=self.options(known)),
            self.text("to", value=self.case.person.contact, hint=self.say("hint.to")),
        ]  # fmt: skip
        sample = c.GiveNotice(about=about, channels=missing or known)
        return self.form(sample, fields, key=f"GiveNotice.{about}")

    def defence(self) -> Form:
        fields = [
            self.text("text", "defence", kind="textarea", wide=True),
            self.text("complete", kind="checkbox", value="true", wide=True),
        ]
        return self.form(c.FileDefence(text="-"), fields)

    def proposal(self) -> Form:
        options = self.options((*sanctions(self.case, self.book), *_BEYOND))
        fields = [
            self.text("sanction", kind="select", options=options, required=True),
            self.text("amount:money", kind="money", only_for="in_event_fine"),
            self.why(),
        ]
        return self.form(c.ProposeSanction(sanction=options[0][0], why="-"), fields)

    def vote(self) -> Form:
        members = self.case.commission.members if self.case.commission else ()
        mine = self.sitting.by.name
        first = [*yet_to_vote(self.case), *members] or [""]
        if mine in members:
            members, first = (mine,), [mine]
        fields = [
            self.text("member", kind="select", options=[(one, one) for one in members], value=first[0],
                      required=True),
            self.outcomes("option", "verbal_admonition"), *self.measure(),
            self.text("why", "why_vote", kind="textarea", wide=True),
        ]  # fmt: skip
        sample = c.CastVote(member=first[0], option="no_sanction", why="?")
        return self.form(sample, fields)

    def decision(self) -> Form:
        wanted = prevailing(self.case, self.book)
        option, amount, scope = wanted.measure if wanted else ("no_sanction", 0, "")
        members = self.case.commission.members if self.case.commission else ()
        signed = [one.member for one in self.case.votes if wanted and one.measure == wanted.measure]
        asked = principles(self.book)
        fields = [
            self.outcomes("outcome", option), *self.measure(amount, scope),
            self.text("reasons", kind="textarea", required=True, wide=True, hint=self.say("hint.reasons")),
            Field(name="signed[]", label=self.say("field.signed"), kind="checks", value=signed,
                  options=[(one, one) for one in members]),
            Field(name="principles[]", label=self.say("field.principles"), kind="checks",
                  options=self.options(asked)),
            Field(name="affects[]", label=self.say("field.affects"), kind="checks",
                  options=self.options(AFFECTS)),
        ]  # fmt: skip
        sample = c.DecideCase(outcome=option, amount=amount, scope=scope, reasons="-", signed=members,
                              principles=asked)  # fmt: skip
        return self.form(sample, fields, ask=self.say("ask.DecideCase"))

    # ---- after it

    def execution(self) -> Form:
        return self.form(c.RecordExecution(), [self.text("note", "execution_note", wide=True)])

    def report(self) -> Form:
        fields = [self.text("to", "report_to", required=True), self.text("reference", value=self.case.id)]
        return self.form(c.SendReport(to="-"), fields)

    def close(self) -> Form:
        return self.form(c.CloseCase())

    def review(self) -> Form:
        grounds = tuple(self.book.values["discipline_in_event_review"])
        fields = [self.text("ground", kind="select", options=self.options(grounds)), self.why()]
        return self.form(c.AskReview(ground=grounds[0] if grounds else "", why="-"), fields)

    def answers(self) -> list[Form]:
        """One for each review nobody has answered."""
        offered = offer(self.case, "review_request", self.book)
        assert isinstance(offered, Offer)
        return [
            self.form(
                c.AnswerReview(review=one.number, option="refuse", why="-"),
                [self.text("option", "answer", kind="select", options=self.options(offered.options)),
                 self.why()],
                about=f"{one.by.name}: {self.name(one.ground)}. {one.why}",
                ask=self.say("ask.AnswerReview"),
            )
            for one in self.case.reviews if not one.answer
        ]  # fmt: skip

    def correction(self) -> Form:
        ruling = own_ruling(self.case)
        fields: list[Field] = [self.why()]
        if ruling is not None and ruling.sanction == "in_event_fine":
            fields.append(self.text("amount:money", kind="money", value=self.whole(ruling.amount)))
        if ruling is not None and ruling.sanction == "expulsion":
            fields.append(self.text("scope", kind="select", value=ruling.scope,
                                    options=self.options(scopes(self.book))))  # fmt: skip
        fields += [
            self.text("reasons", "new_reasons", kind="textarea", wide=True),
            self.text("facts", "new_facts", kind="textarea", wide=True),
            self.text("name", "new_name", value=""),
        ]
        return self.form(c.CorrectError(why="-", reasons="?"), fields)

    # ---- after the event

    def event_end(self) -> Form:
        ended = self.sitting.event.get("ended") or self.sitting.now
        field = self.text(
            "ended:moment", kind="moment", required=True, value=written(ended, self.case.utc_offset)
        )
        return self.form(c.RecordEventEnd(ended=max(ended, self.case.occurred)), [field])

    def appeal(self) -> Form:
        return self.form(c.FileAppeal(why="-"), [self.why()])

    def taking_up(self) -> Form:
        offered = offer(self.case, "appeal_review", self.book)
        assert isinstance(offered, Offer)
        fields = [self.text("scope", "review_scope", kind="select", options=self.options(offered.options)),
                  self.why()]  # fmt: skip
        return self.form(c.TakeUpAppeal(scope=offered.options[0], why="-"), fields)

    def federation(self) -> Form:
        offered = offer(self.case, "federation_outcome", self.book)
        assert isinstance(offered, Offer)
        lawful = (*sanctions(self.case, self.book), *_BEYOND)
        fields = [
            self.text("outcome", "federation_outcome", kind="select", options=self.options(offered.options)),
            self.text("resolution", required=True),
            self.text("reasons", kind="textarea", required=True, wide=True),
            self.text("sanction", "new_sanction", kind="select", options=[("", "–"), *self.options(lawful)],
                      only_for="reduce impose"),
            self.text("amount:money", kind="money", only_for="reduce impose"),
            self.text("scope", kind="select", options=[("", "–"), *self.options(scopes(self.book))],
                      only_for="reduce impose"),
            Field(name="affects[]", label=self.say("field.affects"), kind="checks",
                  options=self.options(AFFECTS)),
        ]  # fmt: skip
        sample = c.RecordFederationDecision(
            outcome=offered.options[0], reasons="-", resolution="-", sanction="verbal_admonition"
        )
        return self.form(sample, fields, ask=self.say("ask.RecordFederationDecision"))

    def final(self) -> Form:
        return self.form(c.DeclareFinal(), ask=self.say("ask.DeclareFinal"))

    def final_notices(self) -> list[Form]:
        """One for each recipient who has not been told."""
        found = []
        for one in untold(self.case) if self.case.status == "final" else ():
            fields: list[Field] = [self.text("channel", kind="select", options=self.options(CHANNELS),
                                             value="electronic")]  # fmt: skip
            if one.optional:
                fields.append(self.text("not_applicable", hint=self.say("hint.not_applicable")))
            form = self.form(c.GiveFinalNotice(recipient=one.code), fields)
            form.title = f"{form.title}: {self.name(one.code)} {one.name}".strip()
            found.append(form)
        return found
