"""Words of the budget: refusals, sources of income, kinds and items of cost."""

from torneo.rulebook import Bilingual

SENTENCES: dict[str, Bilingual] = {
    "unknown_income_source": Bilingual(
        "«{source}» no es una fuente de ingresos del libro; lo son: {known}",
        "'{source}' is not a source of income of the book; these are: {known}",
    ),
    "unknown_cost_kind": Bilingual(
        "hay que decir de qué clase es el gasto «{item}»: {known}",
        "say which kind of cost '{item}' is: {known}",
    ),
    "income.entries_and_reentries": Bilingual("inscripciones y reentradas", "entries and re-entries"),
    "income.sponsorship": Bilingual("patrocinio comercial", "commercial sponsorship"),
    "income.cofinancing": Bilingual("convenios de cofinanciación", "co-financing agreements"),
    "income.other_authorised": Bilingual("otros aportes permitidos", "other permitted contributions"),
    "cost.technical": Bilingual("costos técnicos", "technical costs"),
    "cost.administrative": Bilingual("costos administrativos", "administrative costs"),
    "cost.prizes": Bilingual("premios", "prizes"),
    "cost.officiating": Bilingual("juzgamiento", "officiating"),
    "cost.logistics": Bilingual("logística", "logistics"),
    "cost.control_software": Bilingual("software de control", "control software"),
    "cost.venue": Bilingual("sede", "venue"),
    "cost.security": Bilingual("seguridad", "security"),
    "cost.coordination_staff": Bilingual("personal de coordinación", "coordination staff"),
    "cost.communications": Bilingual("comunicaciones", "communications"),
    "cost.graphic_design": Bilingual("diseño gráfico", "graphic design"),
    "cost.administrative_legal_accounting": Bilingual(
        "gestión administrativa, jurídica y contable", "administrative, legal and accounting work"
    ),
}
