import { parseDate } from '#citations/title'
import { lettersOf } from './line.ts'

/** What kind of law an Act is. */
export const actKinds = ['constitution', 'act', 'subsidiary', 'county-act'] as const
export type ActKind = (typeof actKinds)[number]

/** What is known of an Act beside its text. Dates are YYYY-MM-DD. */
export interface ActFacts {
  title: string
  kind: ActKind
  /** '/akn/ke/act/2007/11': the work, in small letters; null where neither file nor numbers say. */
  uri: string | null
  /** '226': its chapter in the Laws of Kenya. */
  cap: string | null
  /** '11' and 2007 of Act No. 11 of 2007. */
  number: string | null
  year: number | null
  /** From when the text stands so; null where nothing says. */
  date: string | null
  assented: string | null
  commenced: string | null
  repealed: string | null
  /** What repealed it, as printed. */
  repealedBy: string | null
  url: string | null
  language: string
}

/** What a file states by itself, in fields rather than in its words. */
export type StatedFacts = Partial<Pick<ActFacts, 'title' | 'uri' | 'date' | 'url' | 'language' | 'commenced' | 'assented'>>

// '/akn/ke/act/2007/11/eng@2024-04-26', '/ke/act/1980-01-01/1/eng@', 'https://new.kenyalaw.org/akn/ke/act/2015/17/'
const URI =
  /(?:\/akn)?\/([a-z]{2}(?:-[a-z0-9]+)?)\/act((?:\/[a-z][a-z-]*)*)\/(\d{4})(?:-\d\d-\d\d)?\/([a-z0-9][a-z0-9-]*)(?:\/([a-z]{3})(?:@(\d{4}-\d\d-\d\d)?)?)?/i

/** An address of an Act taken apart: its work, and the language and date of an expression where it names one. */
export interface ActAddress {
  uri: string
  country: string
  subtype: string
  year: number
  number: string
  date: string | null
}

export function readActAddress(text: string): ActAddress | null {
  const match = URI.exec(text)
  if (!match) return null
  const [, country = '', subtype = '', year = '', number = '', , date] = match
  const uri = `/akn/${country}/act${subtype}/${year}/${number}`.toLowerCase()
  return { uri, country: country.toLowerCase(), subtype: subtype.slice(1).toLowerCase(), year: Number(year), number, date: date ?? null }
}

const AS_AT =
  /legislation\s+as\s+at\s+(\d{1,2}\s+[a-z]+\s+\d{4})|this\s+is\s+the\s+version\s+of\s+this\s+document\s+(?:from|as\s+it\s+was\s+at)\s+(\d{1,2}\s+[a-z]+\s+\d{4})/i
const REVISED = /revised\s+edition\s+(\d{4})/i
// alone on its line: 'CHAPTER 226', 'CAP. 411C', 'Cap. 22'
const CAP = /^(?:chapter|cap\.?)\s+(\d{1,3}[A-Z]{0,2})$/i
// 'No. 11 of 2007', '(No. 2 of 2016)' after the title; not in a list of amendments
const NUMBER = /^[^[]{0,120}\bno\.?\s*(\d{1,3})\s+of\s+(\d{4})\)?$/i
// '[Legal Notice 151 of 2010, …', 'LEGAL NOTICE 64 OF 1962': the first is the instrument's own
const NOTICE = /^\[?legal\s+notice\s+(?:no\.?\s*)?(\d{1,4})\s+of\s+(\d{4})\b/i
const DATE = '(\\d{1,2}(?:st|nd|rd|th)?\\s+[A-Za-z]+,?\\s+\\d{4})'
const COMMENCED = new RegExp(`(?:date\\s+of\\s+commencement\\s*:|commenced\\s+on)\\s*${DATE}`, 'i')
const ASSENTED = new RegExp(`(?:date\\s+of\\s+assent\\s*:|assented\\s+to\\s+on)\\s*${DATE}`, 'i')
// '[Repealed by Land Act (Cap. 280) on 2 May 2012]'
const REPEALED = /^\[repealed\s+by\s+(.{3,200}?)\s+on\s+(\d{1,2}\s+[a-z]+\s+\d{4})\]/im
// 'THE LAND REGISTRATION ACT', 'Criminal Procedure Code', 'THE SMALL CLAIMS COURTS RULES, 2017', 'CITY OF CAPE TOWN: EVENTS BY-LAW'
const TITLE =
  /^(?:the\s+)?\p{Lu}[\p{L}\s,’'&():–-]{2,140}?\b(?:act|code|rules|order|regulations|by-?law)s?(?:,?\s+\d{4})?(?:\s+\((?:no|cap)\.?\s[^)]{1,20}\))?$/iu
const CONSTITUTION =
  /^(?:the\s+)?constitution\s+of\s+(?:the\s+republic\s+of\s+)?\p{L}[\p{L} ]{2,30}(?:,?\s*\d{4})?$|^[\p{L} ()]{3,60}[’']s\s+constitution\s+of\s+\d{4}/iu
const HEAD = /^(?:laws\s+of|arrangement|chapter\s|cap\.?\s|revised|part\s|subsidiary|legal\s+notice|republic\s+of)/i
const SUBSIDIARY = /\b(?:rules|order|regulations|notice|by-?laws?)\b(?:,?\s*\d{4})?$/i
const SMALL: ReadonlySet<string> = new Set('of and the to in for on with by or a an'.split(' '))

/** 'THE LAND REGISTRATION ACT' → 'Land Registration Act'. */
export function tidyTitle(printed: string): string {
  const text = printed
    .replace(/^the\s+(?!constitution)/i, '')
    .replace(/\s+\((?:no|cap)\.?\s[^)]{1,20}\)$/i, '')
    .replace(/\s+/g, ' ')
    .trim()
  if (text !== text.toUpperCase() && text !== text.toLowerCase()) return text
  return text
    .toLowerCase()
    .replace(/\p{L}[\p{L}’']*/gu, (word, at: number) => (at > 0 && SMALL.has(word) ? word : word[0]!.toUpperCase() + word.slice(1)))
}

/** By what two files of an Act without an address are known to be of one: its country and its title, without its year. */
export const titleKey = (title: string, country: string): string =>
  `${country}|${lettersOf(
    title
      .replace(/^the\s+/i, '')
      .replace(/,?\s*(?:\d{4}|as\s+amended)$/i, '')
      .replace(/\bcode\s+act$/i, 'code'),
  )}`

const dateIn = (pattern: RegExp, text: string): string | null => {
  const match = pattern.exec(text)
  const words = match?.slice(1).find((group) => group !== undefined)
  return words ? parseDate(words.replace(/(?<=\d)(?:st|nd|rd|th)\b/, '').replace(',', '')) : null
}

function kindOf(title: string, address: ActAddress | null): ActKind {
  if (/^(?:the\s+)?constitution\b|['’]s\s+constitution\s+of\b/i.test(title) || address?.number === 'constitution') return 'constitution'
  // 'ke-047', 'za-cpt'; 'aa-au' is the African Union
  if (address && /^(?!aa-)[a-z]{2}-/.test(address.country)) return 'county-act'
  return SUBSIDIARY.test(title) || (address !== null && /^(?:ln|gn)\b/.test(address.subtype)) ? 'subsidiary' : 'act'
}

/** Lines among which the title stands, where no arrangement ends the front before. */
const maxFrontLength = 40
const ARRANGEMENT = /^(?:arrangement\s+of|contents$|table\s+of\s+contents)/i

/** A title in capitals over two lines: 'THE LANDLORD AND TENANT (SHOPS, HOTELS' 'AND CATERING ESTABLISHMENTS) ACT'. */
function wholeTitle(lines: readonly string[], at: number): string {
  const line = lines[at]!
  const above = lines[at - 1] ?? ''
  const goesOn = line === line.toUpperCase() && above === above.toUpperCase() && /\p{Lu}{3}/u.test(above) && !HEAD.test(above)
  return goesOn && !TITLE.test(above) && !/[.\]\d]$/.test(above) ? `${above} ${line}` : line
}

/** The title that the front prints: of rules and regulations their own, not that of the Act that they are made under. */
function printedTitle(front: readonly string[]): string | null {
  const end = front.findIndex((line, index) => ARRANGEMENT.test(line) && index > 0)
  const lines = front.slice(0, end > 0 ? end : maxFrontLength)
  const titles = lines.flatMap((line, at) =>
    (TITLE.test(line) || CONSTITUTION.test(line)) && !HEAD.test(line) ? [wholeTitle(lines, at)] : [],
  )
  const whole = titles.filter((title) => (title.match(/\(/g)?.length ?? 0) === (title.match(/\)/g)?.length ?? 0))
  const isOwn = (title: string) => SUBSIDIARY.test(title)
  return whole.find((title) => CONSTITUTION.test(title)) ?? whole.findLast(isOwn) ?? whole[0] ?? null
}

/** A constitution is the only one of its year: '/akn/ke/act/2010/1' and '/akn/ke/act/2010/constitution' are one work. */
const workOf = (address: ActAddress | null, kind: ActKind): string | null =>
  address && kind === 'constitution' && address.subtype === ''
    ? `/akn/${address.country}/act/${address.year}/constitution`
    : (address?.uri ?? null)

const yearIn = (title: string): number | null => Number(/\b(?:1[89]|20)\d\d$/.exec(title)?.[0]) || null

const firstMatch = (lines: readonly string[], pattern: RegExp): RegExpExecArray | null => {
  for (const line of lines) {
    const match = pattern.exec(line)
    if (match) return match
  }
  return null
}

/** What the lines before the first section say of an Act, below what its file states. */
export function readActFacts(front: readonly string[], stated: StatedFacts, name: string): ActFacts {
  const text = front.join('\n')
  const address = readActAddress(stated.uri ?? '') ?? readActAddress(text) ?? readActAddress(stated.url ?? '')
  const title = tidyTitle(stated.title ?? printedTitle(front) ?? name.replace(/\.[a-z]+$/i, '').replaceAll('_', ' '))
  const kind = kindOf(title, address)
  const numbered = firstMatch(front, kind === 'subsidiary' ? NOTICE : NUMBER)
  const [, repealedBy = null, repealedOn = null] = REPEALED.exec(text) ?? []
  const revised = REVISED.exec(text)?.[1]
  const number = address?.number ?? numbered?.[1] ?? null
  return {
    title,
    kind,
    uri: workOf(address, kind),
    // Rules print the chapter of the Act that they are made under.
    cap: kind === 'act' ? (firstMatch(front, CAP)?.[1]?.toUpperCase() ?? null) : null,
    number: number !== null && /^\d/.test(number) && kind !== 'constitution' ? number : null,
    year: address?.year ?? (numbered ? Number(numbered[2]) : yearIn(title)),
    date: address?.date ?? dateIn(AS_AT, text) ?? stated.date ?? (revised ? `${revised}-12-31` : null),
    assented: stated.assented ?? dateIn(ASSENTED, text),
    commenced: stated.commenced ?? dateIn(COMMENCED, text),
    repealed: repealedOn && parseDate(repealedOn),
    repealedBy,
    url: stated.url ?? null,
    language: stated.language ?? 'en',
  }
}
