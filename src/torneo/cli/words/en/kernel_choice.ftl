### Commands that use kernels where they are ready, and say once when they are not

missing = numba is not installed: calculated without it, slower (pip install 'torneo[sim]')
compiling = first use: the fast version is being prepared in the background; this time it goes slower
