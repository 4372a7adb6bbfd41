"""House books written when a policy had values that are gone: they are read as they would be today."""

import pytest

from torneo.rulebook import read_house


@pytest.mark.parametrize(
    ("policies", "policy", "value"),
    [
        (
            "{registration_id_check: {when: [registration, on_demand]}}",
            "registration_id_check",
            {"when": ("registration",), "failure_options": ("play_after_verification", "disqualification")},
        ),
        (
            "{conduct_languages: {added: [en_exceptionally]}}",
            "conduct_languages",
            {"allowed": ("es",), "added": "en_beside_them", "announced": True},
        ),
        (
            "{floor_source_precedence: official_regulation_then_house_then_book}",
            "floor_source_precedence",
            "house_then_book",
        ),
        (
            "{structure_required_before_opening: [languages, level_8_values]}",
            "structure_required_before_opening",
            ("languages",),
        ),
    ],
)
def test_a_house_that_gives_one_is_read_without_it(policies: str, policy: str, value: object) -> None:
    text = f"house: casa\nbase: torrequebrada\ntitle: {{es: Casa, en: House}}\npolicies: {policies}\n"
    assert read_house(text).policy(policy) == value
