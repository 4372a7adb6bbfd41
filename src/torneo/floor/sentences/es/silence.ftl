### Where the book says nothing.

settled = El reglamento no lo dice. Punto resuelto { $number } ({ $subject }): { $settled }
rest = El reglamento no lo dice. Punto resuelto { $number }: vale lo que Torneo propone a «{ $question }»
open = El reglamento no lo dice y nadie lo ha resuelto: vale lo que Torneo propone a «{ $question }»
