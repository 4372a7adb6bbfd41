### Words of the budget: refusals, sources of income, kinds and items of cost.

unknown_income_source = '{ $source }' is not a source of income of the book; these are: { $known }
unknown_cost_kind = say which kind of cost '{ $item }' is: { $known }
income-entries_and_reentries = entries and re-entries
income-sponsorship = commercial sponsorship
income-cofinancing = co-financing agreements
income-other_authorised = other permitted contributions
cost-technical = technical costs
cost-administrative = administrative costs
cost-prizes = prizes
cost-officiating = officiating
cost-logistics = logistics
cost-control_software = control software
cost-venue = venue
cost-security = security
cost-coordination_staff = coordination staff
cost-communications = communications
cost-graphic_design = graphic design
cost-administrative_legal_accounting = administrative, legal and accounting work
