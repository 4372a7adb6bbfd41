### Words of the budget: refusals, sources of income, kinds and items of cost.

unknown_income_source = «{ $source }» no es una fuente de ingresos del libro; lo son: { $known }
unknown_cost_kind = hay que decir de qué clase es el gasto «{ $item }»: { $known }
income-entries_and_reentries = inscripciones y reentradas
income-sponsorship = patrocinio comercial
income-cofinancing = convenios de cofinanciación
income-other_authorised = otros aportes permitidos
cost-technical = costos técnicos
cost-administrative = costos administrativos
cost-prizes = premios
cost-officiating = juzgamiento
cost-logistics = logística
cost-control_software = software de control
cost-venue = sede
cost-security = seguridad
cost-coordination_staff = personal de coordinación
cost-communications = comunicaciones
cost-graphic_design = diseño gráfico
cost-administrative_legal_accounting = gestión administrativa, jurídica y contable
