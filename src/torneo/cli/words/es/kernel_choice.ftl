### Commands that use kernels where they are ready, and say once when they are not

missing = numba no está instalado: se calcula sin él, más despacio (pip install 'torneo[sim]')
compiling = primer uso: los cálculos rápidos se están preparando en segundo plano; esta vez va más despacio
