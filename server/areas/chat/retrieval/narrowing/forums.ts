import { COURTS, stationsOf } from '#citations/data/courts'

/** A court, a station of it, a division: as much of it as is named. */
export interface Forum {
  court: string
  /** 'Kisumu': as it is said. */
  place: string | null
  /** 'Commercial and Tax' */
  division: string | null
}

const highCourt = 'High Court'
/** Courts that sit at stations of which each decision says its own. */
const atStations = ['KEHC', 'KECA', 'KEELRC', 'KEELC', 'KEIC']

/** What people call courts, in small letters, beside their names. */
const called: Readonly<Record<string, string>> = {
  elrc: 'Employment and Labour Relations Court',
  'employment and labour court': 'Employment and Labour Relations Court',
  'employment court': 'Employment and Labour Relations Court',
  'labour court': 'Employment and Labour Relations Court',
  elc: 'Environment and Land Court',
  'land and environment court': 'Environment and Land Court',
  'environment court': 'Environment and Land Court',
  'land court': 'Environment and Land Court',
  'appeal court': 'Court of Appeal',
  'appeals court': 'Court of Appeal',
  'apex court': 'Supreme Court',
}
const plain = (words: string) => words.toLowerCase().replaceAll('’', "'").replaceAll('&', 'and').replace(/\s+/g, ' ').trim()
const courts = new Map([...COURTS.map(({ name }) => [plain(name), name] as const), ...Object.entries(called)])

/** The court that a name or what people say for it means; undefined for none. */
export const courtCalled = (words: string): string | undefined => courts.get(plain(words))

/** Divisions of the High Court by a word that none of the others has, under the names with which decisions are headed, Kenya Law's first. */
const divisions: readonly (readonly [word: RegExp, names: readonly string[]])[] = [
  [
    /commercial|^tax|admiralty/i,
    [
      'Commercial and Tax',
      'Commercial & Tax',
      'Commercial and Admiralty',
      'Commercial & Admiralty',
      'Milimani Commercial & Tax',
      'Commercial',
    ],
  ],
  [
    /constitution/i,
    ['Constitutional and Human Rights', 'Constitutional & Human Rights', 'Constitutional and Judicial Review', 'Constitutional'],
  ],
  [/judicial\s+review/i, ['Judicial Review', 'Constitutional and Judicial Review']],
  [/corruption/i, ['Anti-Corruption and Economic Crimes', 'Anti-Corruption & Economic Crimes', 'Anticorruption and Economic Crimes']],
  [/family/i, ['Family', 'Succession']],
  [/criminal/i, ['Criminal', 'Crim']],
  [/civil/i, ['Civil', 'Civ']],
]

/** The name of the division that words mean: 'Commercial and Tax' of 'commercial division'; null for none. */
export const divisionCalled = (words: string): string | null => divisions.find(([word]) => word.test(words))?.[1][0] ?? null

/** A division under every name with which its decisions may be headed. */
export function spellingsOf(division: string): string[] {
  const names = divisions.find(([, [first]]) => first === division)?.[1] ?? [division]
  const written = names.flatMap((name) => [name, `${name} Division`, `${name} division`])
  return [...new Set(written.flatMap((name) => [name, name.toUpperCase()]))]
}

/** The stations of a court that are at a place, by their full names: those in Nairobi where Milimani is said, which is where they are. */
export function stationsAt(court: string, place: string): string[] {
  const code = COURTS.find(({ name }) => name === court)?.code
  if (code === undefined || !atStations.includes(code)) return []
  const said = plain(place) === 'milimani' ? 'Nairobi' : place
  const listed = stationsOf(code).filter((station) => plain(station) === plain(said) || plain(station).startsWith(`${plain(said)} (`))
  return [...new Set([said, ...listed])].map((station) => `${court} at ${station}`)
}

/** Places at which these courts sit, as people say them: 'Kisumu', 'Nairobi', 'Milimani'. */
const places = [...new Set([...atStations.flatMap(stationsOf).map((station) => station.replace(/\s*\(.*$/, '')), 'Milimani'])].toSorted(
  (a, b) => b.length - a.length,
)
const placeCalled = (words: string): string | null =>
  places.find((place) => plain(place).replaceAll("'", '') === plain(words).replaceAll("'", '')) ?? null

const either = (words: readonly string[]) => words.toSorted((a, b) => b.length - a.length).join('|')
const PLACE = String.raw`(?:${either(places.map((place) => place.replace("'", "['’]?").replace(' ', String.raw`\s+`)))})`
const COURT = String.raw`(?:${either([...courts.keys()].map((name) => name.replaceAll(' and ', String.raw`\s+(?:and|&)\s+`).replaceAll("'", "['’]")))})`
const DIVISION = String.raw`(?:commercial(?:,?\s+(?:and\s+|&\s+)?(?:tax|admiralty))*|constitutional(?:\s+(?:and|&)\s+human\s+rights)?|judicial\s+review|anti-?\s?corruption(?:\s+(?:and|&)\s+economic\s+crimes)?|family|criminal|civil)\s+(?:and\s+\w+\s+)?division`
const at = (name: string) => String.raw`(?:,?\s+(?:judges?\s+)?(?:(?:sitting\s+|that\s+sits\s+)?(?:at|in)\s+|,\s*)?(?<${name}>${PLACE})\b)`

/** A court or a division with its place, wherever the place is said: 'the ELC in Eldoret', 'Milimani Commercial Division', 'Family Division of the High Court at Mombasa'. */
export const FORUM = String.raw`(?:(?<first>${PLACE})\s+)?(?:(?<division>${DIVISION})(?:\s+of\s+the\s+(?<its>${COURT})(?:\s+of\s+kenya)?)?${at('held')}?|(?<court>${COURT})(?:\s+of\s+kenya)?(?:,?\s+(?<own>${DIVISION}))?${at('sits')}?(?:,?\s+(?<later>${DIVISION}))?)(?:['’]s)?(?:\s+judges)?`

/** What the groups of `FORUM` name; null where they name no court. */
export function forumOf(groups: Readonly<Record<string, string | undefined>>): Forum | null {
  const { first, division, its, held, court, own, sits, later } = groups
  const said = division ?? own ?? later
  const name = court ?? its
  const known = name === undefined ? (said === undefined ? undefined : highCourt) : courtCalled(name)
  if (known === undefined) return null
  const place = held ?? sits ?? first
  return {
    court: known,
    place: place === undefined ? null : placeCalled(place),
    division: said === undefined ? null : divisionCalled(said),
  }
}
