const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/))

/** Words that can close the type of a case number, right before its number: 'Civil *Appeal* 5 of 2020', 'Judicial *Review* E006 of 2024'. */
export const TYPE_NOUNS = words(`
  appeal appeals application applications case cases cause causes petition petitions suit suits revision revisions reference references
  review reviews summons motion motions opinions complaint complaints claim claims miscellaneous administration matter matters proceeding proceedings
  inquest inquiry enquiry arbitration adoption divorce insolvency bankruptcy civil criminal opinion plaint dispute disputes action actions
  misc app appl appli applic pet petn succ ref rev civ crim cr crapp const comm land succession election tribunal objection taxation garnishee originating
  contempt file files winding up traffic murder admiralty commercial constitutional relations`)

/** Words that may stand before such a noun: '*Miscellaneous Criminal* Application'. */
export const TYPE_MODIFIERS = words(`
  civil criminal miscellaneous misc succession environment environmental land planning constitutional commercial employment labour labor
  relations originating martial anti-corruption anticorruption anti corruption economic crimes crime adoption probate election presidential
  parliamentary gubernatorial senatorial tax income customs excise bankruptcy insolvency winding up divorce matrimonial maintenance admiralty
  arbitration tribunal advisory traffic sexual offence offences murder robbery children juvenile human petition appeal application judicial
  family industrial small claims rent bail capital extradition chamber cross interlocutory public procurement citizenship competition company companies
  notice opinion opinions dispute disputes case cause review revision reference civ crim const comm succ admin administration administrative electoral
  cr crim civ const jr pet elec
  intellectual property insurance defamation debt custody guardianship mental health citation caveat distress debtors debtor inquest tariff salary partnership tort refugee`)

/** Modifiers that count only right before the noun, as 'Commercial and Tax' is also a division's name. */
export const CLOSE_MODIFIERS = words('tax rights family')

/** Abbreviations of courts and divisions that may open a type before other words: '*PPDT* Complaint', '*HCC* COMM', '*ELRC* Cause'. */
export const COURT_ABBREVIATION =
  /^(?:(?:KE)?(?:HC|CA|COA|SC|CM|SPM|PM|SRM|RM|MC|DM|ELC|ELRC|EL|ACEC|JR|KC|IC|BPRT|PPDT|PPARB|PPCRAB|EACJ|NCIC|TAT|NET|RRT|CPT|SCC|HRT|SO)(?:C|CC|A|CA|CRA|CR|L|LA)?|HCCOMM|COMM|MISC|SUCC|P|E|L|A|[A-Z]{0,5}(?:L&E|E&L|P&A)|ACC|EP|SCCCOMM)$/

/** Capitalised abbreviations that stand before a number without naming a matter: 'KSHS 5', 'LR No. 5', 'PLOT NO. 5', 'CAP 5'. */
export const NOT_A_TYPE = words(`
  no nos number ksh kshs kes usd tshs ushs lr plot block title parcel act acts cap chapter ob page pages pg pp para paragraph order rule
  rules section sections article articles regulation regulations schedule form part volume vol gazette notice bill bills item items exhibit
  id pin pw dw mfi annex january february march april may june july august september october november december jan feb mar apr jun jul aug
  sep sept oct nov dec dated date day year years of in on at the and to by from with between for vs versus v others another ors policy
  receipt invoice cheque account room box code line lines clause ground grounds issue issues prayer point step stage flat house unit phase
  tender contract licence license permit certificate deed charge bond warrant rca cba lpo batch serial parcels plots sheet area zone
  folio minute ref memo circular resolution motor vehicle kl ll ln gn un eu au ur si`)

/** Registries of the Court of Appeal set between type and number: 'No. *Nai.* 255 of 1997', '*Sup* No. 3 of 2016'. */
export const REGISTRY = /^(?:nai|nrb|nbi|ksm|kis|msa|mbs|nyr|nak|nku|eld|ksi|mld|mal|mer|sup|ur)$/i

/** One spelling of each type for comparison; the longest abbreviation first. */
export const TYPE_EXPANSIONS: readonly (readonly [RegExp, string])[] = [
  [/^(?:hcccomm|hcc comm|hccomm|comm)$/, 'commercial case'],
  [/^(?:hcccra|hccra|cra|hccrapp|hccr app|hccrim app)$/, 'criminal appeal'],
  [/^(?:hccr|hccrc|hccc? criminal|cmcr|mccr|spmcr|pmcr)$/, 'criminal case'],
  [/^(?:hcca|hc civil appeal|caca)$/, 'civil appeal'],
  [/^(?:hccc|hcc|cmcc|spmcc|pmcc|srmcc|rmcc|mccc|cm cc|civil)$/, 'civil case'],
  [/^(?:hcjr|jr|elcjr|elrcjr)$/, 'judicial review'],
  [/^(?:hcsucc|succ|p and a|probate and administration cause|succession)$/, 'succession cause'],
  [/^(?:mcelc|elc|elcc|elcl|elc case|elc suit|e and l case|e l c c|environment and land suit|environmental and land case)$/, 'environment and land case'],
  [/^(?:elcla|elca|elc appeal)$/, 'environment and land appeal'],
  [/^(?:elrcc|elrc|elrc cause|industrial cause|employment and labour relations cause|employment and labour relations case)$/, 'cause'],
  [/^(?:elrc appeal|elrca|employment and labour relations appeal)$/, 'appeal'],
  [/^(?:bprt case|cooperative tribunal case)$/, 'tribunal case'],
]
