import { STATIONS } from './stations.ts'

/** 1 Supreme Court … 4 subordinate courts, 5 Small Claims Court, 6 tribunals; 0 is a regional court, outside the ladder. */
export type HierarchyLevel = 0 | 1 | 2 | 3 | 4 | 5 | 6

/** A court as Kenya Law lists it; `code` is the one of its neutral citations. */
export type Court = { code: string; name: string; level: HierarchyLevel; group: string }

/** A court and the place it sits at: 'High Court at Nairobi (Milimani Law Courts)'. */
export type CourtAtStation = { court: Court; station: string | null }

export const COURTS: readonly Court[] = [
  { code: 'KESC', name: 'Supreme Court', level: 1, group: 'Superior Courts' },
  { code: 'KECA', name: 'Court of Appeal', level: 2, group: 'Superior Courts' },
  { code: 'KEHC', name: 'High Court', level: 3, group: 'Superior Courts' },
  { code: 'KEELRC', name: 'Employment and Labour Relations Court', level: 3, group: 'Superior Courts' },
  { code: 'KEELC', name: 'Environment and Land Court', level: 3, group: 'Superior Courts' },
  { code: 'KEIC', name: 'Industrial Court', level: 3, group: 'Superior Courts' },
  { code: 'KEMC', name: "Magistrate's Court", level: 4, group: 'Subordinate Courts' },
  { code: 'KEKC', name: "Kadhi's Court", level: 4, group: 'Subordinate Courts' },
  { code: 'SCC', name: 'Small Claims Court', level: 5, group: 'Small Claims Court' },
  { code: 'KECMAT', name: 'Communication and Multimedia Appeals Tribunal', level: 6, group: 'Civil and Human Rights Tribunals' },
  { code: 'KEEAT', name: 'Education Appeals Tribunal', level: 6, group: 'Civil and Human Rights Tribunals' },
  { code: 'KEHAT', name: 'HIV and AIDS Tribunal', level: 6, group: 'Civil and Human Rights Tribunals' },
  { code: 'KELEAT', name: 'Legal Education Appeals Tribunal', level: 6, group: 'Civil and Human Rights Tribunals' },
  { code: 'KEPPDT', name: 'Political Parties Disputes Tribunal', level: 6, group: 'Civil and Human Rights Tribunals' },
  { code: 'KESDT', name: 'Sports Disputes Tribunal', level: 6, group: 'Civil and Human Rights Tribunals' },
  { code: 'KESCAT', name: 'State Corporations Appeals Tribunal', level: 6, group: 'Civil and Human Rights Tribunals' },
  { code: 'KECMT', name: 'Capital Markets Tribunal', level: 6, group: 'Commercial Tribunals' },
  { code: 'KECT', name: 'Competition Tribunal', level: 6, group: 'Commercial Tribunals' },
  { code: 'KECPT', name: 'Cooperative Tribunal', level: 6, group: 'Commercial Tribunals' },
  { code: 'KEIAT', name: 'Insurance Appeals Tribunal', level: 6, group: 'Commercial Tribunals' },
  { code: 'KEMSET', name: 'Micro and Small Enterprises Tribunal', level: 6, group: 'Commercial Tribunals' },
  { code: 'KENCCART', name: 'National Civil Aviation Administrative Review Tribunal', level: 6, group: 'Commercial Tribunals' },
  { code: 'KEST', name: 'Standards Tribunal', level: 6, group: 'Commercial Tribunals' },
  { code: 'KETAT', name: 'Tax Appeals Tribunal', level: 6, group: 'Commercial Tribunals' },
  { code: 'KETLABT', name: 'Transport Licensing Appeals Board Tribunal', level: 6, group: 'Commercial Tribunals' },
  { code: 'KEBPRT', name: 'Business Premises Rent Tribunal', level: 6, group: 'Environment and Land Tribunals' },
  { code: 'KEET', name: 'Energy & Petroleum Tribunal', level: 6, group: 'Environment and Land Tribunals' },
  { code: 'KELAT', name: 'Land Acquisition Tribunal', level: 6, group: 'Environment and Land Tribunals' },
  { code: 'KENET', name: 'National Environment Tribunal', level: 6, group: 'Environment and Land Tribunals' },
  { code: 'KERRT', name: 'Rent Restriction Tribunal', level: 6, group: 'Environment and Land Tribunals' },
  { code: 'WAT', name: 'Water Appeals Tribunal', level: 6, group: 'Environment and Land Tribunals' },
  { code: 'CPT', name: 'Copyright Tribunal', level: 6, group: 'Intellectual Property Tribunals' },
  { code: 'KEIPT', name: 'Industrial Property Tribunal', level: 6, group: 'Intellectual Property Tribunals' },
  { code: 'AfCHPR', name: "African Court on Human and Peoples' Rights", level: 0, group: 'Regional and International Courts' },
  { code: 'EACJ', name: 'East African Court of Justice', level: 0, group: 'Regional and International Courts' },
]

/** Codes that Kenya Law also prints for a court of the list. */
const CODE_ALIASES: Readonly<Record<string, string>> = { KECOPT: 'KECPT', KESCC: 'SCC' }

/** Names that judgments and older records give to a court of the list. */
const NAME_ALIASES: readonly (readonly [name: string, code: string])[] = [
  ['Supreme Court of Kenya', 'KESC'],
  ['Court of Appeal of Kenya', 'KECA'],
  ['High Court of Kenya', 'KEHC'],
  ['Employment and Labour Relations', 'KEELRC'],
  ['Industrial Court of Kenya', 'KEIC'],
  ["Magistrates' Court", 'KEMC'],
  ["Chief Magistrate's Court", 'KEMC'],
  ["Senior Principal Magistrate's Court", 'KEMC'],
  ["Principal Magistrate's Court", 'KEMC'],
  ["Senior Resident Magistrate's Court", 'KEMC'],
  ["Resident Magistrate's Court", 'KEMC'],
  ['Co-operative Tribunal', 'KECPT'],
  ['Tax Appeal Tribunal', 'KETAT'],
]

const byCode = new Map(COURTS.map((court) => [court.code.toUpperCase(), court]))

/** The court of a neutral citation's code, any case; null where the code is unknown, which says nothing against the citation. */
export const courtOfCode = (code: string): Court | null => {
  const upper = code.toUpperCase()
  return byCode.get(upper) ?? byCode.get(CODE_ALIASES[upper] ?? '') ?? null
}

const comparable = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/[’'‘`.]/g, '')
    .replace(/[^a-z0-9()]+/g, ' ')
    .replace(/\b(magistrate|kadhi|court)s\b/g, '$1')
    .trim()

const names: readonly (readonly [string, Court])[] = [
  ...COURTS.map((court) => [comparable(court.name), court] as const),
  ...NAME_ALIASES.flatMap(([name, code]) => COURTS.filter((court) => court.code === code).map((court) => [comparable(name), court] as const)),
].sort((a, b) => b[0].length - a[0].length)

/** The stations of a court, as the words after 'at'; empty for a court that sits in one place. */
export const stationsOf = (code: string): readonly string[] => (STATIONS[code] ?? []).map(([, place]) => place)

// 'Supreme Court of Uganda', 'Court of Appeal for East Africa': another country's court, or one of another time
const elsewhere = /^ (?:of|for) (?!kenya(?: |$))/

/** Countries, parts of them and regions whose courts Kenyan lawyers cite; only a list tells 'Court of Uganda' from 'Court of Chancery'. */
const ABROAD = new RegExp(
  `\\b(?:${[
    'Africa|Australia|Bangladesh|Barbados|Botswana|Burundi|Canada|England|Eswatini|Ethiopia|European|Gambia|Ghana|Great Britain|Hong Kong|India',
    'Ireland|Jamaica|Lesotho|Malawi|Malaysia|Mauritius|Mozambique|Namibia|New South Wales|New Zealand|Nigeria|Ontario|Pakistan|Queensland',
    'Rwanda|Scotland|Seychelles|Sierra Leone|Singapore|Somalia|South Sudan|Sri Lanka|Sudan|Swaziland|Tanganyika|Tanzania|Trinidad|Uganda',
    'United Kingdom|United States|Victoria|Wales|Zambia|Zanzibar|Zimbabwe',
  ].join('|')})\\b`,
  'i',
)

/** Whether a court's name says that it is another country's or an earlier, wider one: 'High Court of South Africa', 'Court of Appeal for Eastern Africa'. */
export const isCourtAbroad = (name: string): boolean => /\b(?:courts?|tribunal|division|chamber|council)\b/i.test(name) && ABROAD.test(name)

/** Whether a court code of a neutral citation is Kenyan: any 'KE…', also one that is not on the list, or one of the listed others. */
export const isKenyanCode = (code: string): boolean => /^KE[A-Z]{1,7}$/.test(code) || courtOfCode(code) !== null

/**
 * The court that a printed name means: 'IN THE HIGH COURT OF KENYA AT KIBERA', 'Cooperative Tribunal', 'Court of Appeal at Nakuru',
 * 'Kibera Law Courts'. The station is the listed one where it is known, else the words printed after 'at'; null when no court is named.
 */
export const courtByName = (name: string): CourtAtStation | null => {
  const wanted = comparable(name).replace(/^(?:in )?(?:the )?/, '')
  const found = names.find(([known]) => wanted === known || wanted.startsWith(`${known} `))
  if (found) {
    const [known, court] = found
    if (elsewhere.test(wanted.slice(known.length))) return null
    const rest = wanted.slice(known.length).trim().replace(/^(?:of kenya ?)?(?:at )?(?:the )?/, '')
    return { court, station: rest === '' ? null : (stationNamed(court.code, rest) ?? printedStation(name)) }
  }
  for (const code of Object.keys(STATIONS)) {
    const row = STATIONS[code]?.find(([, place]) => comparable(place) === wanted || `${comparable(place)} law court` === wanted)
    const court = courtOfCode(code)
    if (row && court && (code === 'KEMC' || code === 'SCC')) return { court, station: row[1] }
  }
  return null
}

/** The listed station whose name equals the given one apart from case, apostrophes and a leading 'at'; null when none does. */
export const stationNamed = (code: string, place: string): string | null => {
  const wanted = comparable(place).replace(/^at /, '')
  return stationsOf(code).find((station) => comparable(station) === wanted) ?? null
}

const printedStation = (name: string): string | null => {
  const place = /\bat\s+(?:the\s+)?(.+)$/i.exec(name)?.[1]?.trim()
  if (!place) return null
  return place === place.toUpperCase() ? place.toLowerCase().replace(/(^|[\s(/-])([a-z])/g, (_, before: string, letter: string) => before + letter.toUpperCase()) : place
}
