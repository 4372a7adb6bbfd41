### Exámenes y certificados de la academia.

title = Exámenes
exam = Examen
none = Todavía no hay ningún examen.
new = Nuevo examen
name_of_exam = Nombre del examen
topics = Temas
topics_all = Sin elegir ninguno se preguntan todos los temas del papel.
questions = Preguntas
minutes = Minutos
pass_mark = Para aprobar (%)
make = Crear el examen
sat = Candidatos
is_open = abierto
is_closed = cerrado
close = Cerrar a nuevos candidatos
reopen = Volver a abrir
address = Dirección para los candidatos:
candidates = Candidatos
nobody = Todavía no se ha presentado nadie.
hardest = Las preguntas más difíciles
right_of = { $right } bien de { $asked }
terms = { $questions ->
    [one] { $questions } pregunta
   *[other] { $questions } preguntas
} en { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
}. Se aprueba con { $pass } % de aciertos.
no_feedback = Cada candidato recibe preguntas distintas. Hasta el final no se dice si una respuesta es correcta.
your_name = Su nombre y apellidos
name_on_certificate = Así figurará en el certificado.
name_needed = Escriba su nombre, de cien letras como mucho.
too_many = Demasiados candidatos desde esta dirección; pruebe más tarde.
enter = Entrar al examen
closed = Este examen está cerrado a nuevos candidatos.
drawing = Se están sorteando sus preguntas. Esta página sigue sola en cuanto estén.
look_again = Mirar otra vez
address_is_yours = La dirección de esta página es solo suya: con ella puede volver si se corta la conexión.
start = Empezar: corre el tiempo
question_of = Pregunta { $n } de { $of }
time_left = Quedan
passed = Aprobado
failed = No aprobado
score = { $right } de { $of } bien ({ $percent } %)
certificate = Certificado
certificate_pdf = Certificado en PDF
verify = Comprobar el certificado
review = Repasar las preguntas
before = Anterior
after = Siguiente
result = Resultado
true = El certificado es auténtico
not_true = Este certificado no es auténtico
not_true_about = Esta sala no ha emitido un certificado así. Basta una letra cambiada para que no valga.
day = Fecha
number = Número
status-waiting = sin empezar
status-sitting = en el examen
status-passed = aprobado
status-failed = no aprobado
column-name = Nombre
column-status = Estado
column-right = Bien
column-of = Preguntas
column-percent = %
column-ended = Terminó
wrong-title = Escriba el nombre del examen, de cien letras como mucho.
wrong-book = Elija reglamento y papel.
wrong-role = Elija un papel.
wrong-topics = De esos temas no hay preguntas para ese papel y reglamento.
wrong-questions = Entre 1 y 100 preguntas.
wrong-minutes = Entre 1 y 600 minutos.
wrong-pass_mark = Para aprobar, entre 1 y 100 %.
