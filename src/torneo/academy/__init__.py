"""The academy: exercises and exams made from rulings, repetition by memory strength, certificates.

    question = make("fcp-2025/g/half-raise/17")
    question.ask.es, [choice.text.es for choice in question.choices], question.right

Every answer is the engine's; what is wrong has been run. The same id makes the same question.
"""
