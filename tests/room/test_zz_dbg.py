from tests.room.test_demo import *
from tests.room.conftest import *
from collections import Counter
import pytest
def test_x(room):
    from torneo.tournament.seats.commands import BreakTable
    played = Played("demo-visitor", entries=24)
    played.go(lambda state: bool(state.sessions["1"].registration_closed_at))
    played.event.auto=False
    c=Counter(); r=Counter(); last=[]
    def wanted(): return [due for due in played.dues() if due.must and isinstance(due.command, BreakTable)]
    def rest(state):
        found=wanted()
        for due in played.dues():
            if not isinstance(due.command, BreakTable):
                a=played.visitor(due.command)
                c[due.reason]+=1
                if isinstance(a,Refused): r[(type(due.command).__name__,a.reason,str(a.facts)[:150])]+=1
        return bool(found)
    try: played.go(rest, 600); print('reached')
    except AssertionError as e:
        st=played.state; print(e, c.most_common(8), r.most_common(5))
        print({t.number:(t.players,t.hands,t.hand is not None,t.halted,t.coming) for t in st.tables.values() if t.open}, st.conduct.pending, st.sessions['1'].clock, st.at)
        print([(d.reason,d.must,d.command) for d in played.dues()])
        from torneo.tournament.hands.starting import started_hand
        for t in st.tables.values():
            if t.open and t.hand is None: print(t.number,str(started_hand(st,t.number,st.at,load_book('fcp-2025')))[:300])
        from torneo.room.keeping import keeper
        print([ (x.kind,x.at) for x in list(keeper().journal.read('demo-visitor'))[-12:]])
