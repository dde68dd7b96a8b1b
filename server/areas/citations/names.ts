import { distinctiveWords, nearlySame } from '#citations/name-matching'
import { plainText } from '#citations/normalise-for-matching'
import { INSTITUTIONS } from './institutions.ts'

/** One party of a case name. */
export interface Side {
  /** Words that tell this party from others; none for 'Republic' or 'Attorney General'. */
  words: string[]
  /** Every word that is part of the name. */
  all: string[]
  /** A body and not a person: it is known by its first words, a person by the last. */
  corporate: boolean
  /** Others that stand beside the party: 1 in '& another', 2 in '& 2 others', 0 where none are told. */
  others: number
}

/** A case name taken apart for comparing. */
export interface CaseName {
  sides: Side[]
  /** '1' of '(No 1)'. */
  ordinal: string | null
}

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/))

/** What a name may hold beside the party itself. */
const FILLING = words(`
  a alias an and another anor ano as company co deceased ex exparte for in ltd limited llp of on or ors other others plc re suing sued t ta
  through the to`)
const CORPORATE = words(`
  advocates agency assembly association authority bank board brothers bros bureau city club college co commission committee company
  construction contractors cooperative corporation council county development enterprises estates factory farm farmers federation
  foundation fund general government group holdings hospital hotel housing inc industries institute insurance international
  investment investments limited lines llp ltd management manufacturing media ministry motors municipal national organisation
  organization party plc properties ranching registrar sacco school secretary service services society stores sugar supermarkets
  tribunal trust trustees union university works`)

// 'v', 'vs.', '-vs-', 'versus' and what separates a further party: '; Katiba Institute (Amicus Curiae)'
const BETWEEN_PARTIES = /\s+[-–]?(?:v|vs|versus|verses)\.?[-–]?\s+|\s*;\s*/i
// 'In re Estate of', 'In the Matter of the Estate of', 'Re:'
const IN_RE = /\b(?:in\s+re|re:?|in\s+the\s+matter\s+of)\s+(?:the\s+)?(?:estate\s+of\s+)?/i
// '(No 1)', '(No. 2)'
const ORDINAL = /\(\s*no\.?\s*(\d)\s*\)/i
// '& 2 others', 'and another', '& 1756 Ors'
const OTHERS = /(?:&|\band)\s+(?:\d+\s+)?(?:an)?oth?ers?\b|(?:&|\band)\s+(?:\d+\s+)?(?:anor|ors)\b\.?|\b(?:\d+\s+)?others\b/gi
// the stops of 'W.E.C Lines', 'K.C.B.'
const INITIALS = /\b([A-Z])\.\s?(?=[A-Z]\b)/g
const BRACKETS = /\([^()]*\)|\[[^\]]*\]/g
const maxNameLength = 400

/** Takes a printed case name or the parties of a title apart: 'Anarita Karimi Njeru v Republic (No 1)', 'In re Estate of Wafula (Deceased)'. */
export function readCaseName(printed: string): CaseName {
  const plain = plainText(printed.slice(0, maxNameLength))
  const ordinal = ORDINAL.exec(plain)?.[1] ?? null
  const bare = plain.replace(BRACKETS, ' ').replace(IN_RE, ' ')
  const sides = ` ${bare} `.split(BETWEEN_PARTIES).map(readSide)
  return { sides: sides.filter(({ all }) => all.length > 0), ordinal }
}

function readSide(printed: string): Side {
  const beside = printed.match(OTHERS)?.[0]
  const spelt = printed
    .replace(OTHERS, ' ')
    .replace(INITIALS, '$1')
    .replace(/\b[A-Z]{2,6}\b/g, (letters) => INSTITUTIONS[letters] ?? letters)
  const every = spelt
    .toLowerCase()
    .replace(/[’'`]s\b|[’'`.]/g, '')
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '')
  const all = every
    .filter((word) => !FILLING.has(word))
    .map((word) => (word === 'r' || word === 'state' || word === 'rep' ? 'republic' : word))
  return {
    words: distinctiveWords(spelt),
    all,
    corporate: every.some((word) => CORPORATE.has(word)),
    others: beside ? Number(/\d+/.exec(beside)?.[0] ?? 1) : 0,
  }
}

/** 'nbk' of National Bank of Kenya: what stands for a party whose words are all common. */
export const initialsOf = ({ all }: Side): string => (all.length === 1 ? all[0]! : all.map((word) => word[0]).join(''))

/**
 * How a word sounds, so that spellings which Kenyan judgments mix up are one: vowels and 'h' out, 'nj' as 'g', 'l' as 'r', 'v' as 'b',
 * and the rest in alphabetical order. 'Muthinja' and 'Muthiga', 'Kavoloto' and 'Kalovoto', 'Gatirau' and 'Gatarau' share theirs.
 * Different words often share one too: it finds candidates, it settles nothing.
 */
export function soundOf(word: string): string {
  if (word.length <= 3) return word
  const consonants = word
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ph/g, 'f')
    .replace(/c(?!h)|q/g, 'k')
    .replace(/x/g, 'ks')
    .replace(/n(?=[jgd])|m(?=b)/g, '')
    .replace(/[jg]/g, 'g')
    .replaceAll('v', 'b')
    .replaceAll('l', 'r')
    .replaceAll('z', 's')
    .replace(/^[aeiouyw]+/, 'a')
    .replace(/(?<=.)[aeiouhyw]/g, '')
    .replace(/(.)\1+/g, '$1')
  return consonants[0] + consonants.slice(1).split('').sort().join('')
}

/** Whether two words may be one name spelt twice: one letter apart, or two in a long word; they begin alike. */
function sameWord(a: string, b: string): boolean {
  if (a === b) return true
  if (a[0] !== b[0]) return false
  if (nearlySame(a, b)) return true
  return Math.min(a.length, b.length) >= 7 && editsBetween(a, b) <= 2
}

/** Letters to change, add, leave out or swap with their neighbour to make one word of the other. */
function editsBetween(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return 3
  let previous: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const changed = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? previous[j - 2]! + 1 : Infinity
      next.push(Math.min(changed, swapped, row[j]! + 1, next[j - 1]! + 1))
    }
    previous = row
    row = next
  }
  return row[b.length]!
}

/** The share of the shorter name's words that the other has too, 0 to 1; 'Westend' is 'West End'. */
function sharedWords(a: readonly string[], b: readonly string[]): number {
  const [few, many] = a.length <= b.length ? [a, b] : [b, a]
  if (few.length === 0) return 0
  const has = (words: readonly string[], word: string) => words.some((other) => sameWord(word, other))
  const others = [...many, ...many.slice(1).map((word, index) => many[index]! + word)]
  const whole = few.filter(
    (word, index) => has(others, word) || has(many, word + (few[index + 1] ?? '')) || has(many, (few[index - 1] ?? '') + word),
  )
  return whole.length / few.length
}

/** How surely two parties are one, 0 to 1. */
function likeness(a: Side, b: Side): number {
  if (a.words.length > 0 && b.words.length > 0) {
    const shared = sharedWords(a.words, b.words)
    return shared > 0 || !initialed(a, b) ? shared : 1
  }
  return initialed(a, b) ? 1 : sharedWords(a.all, b.all)
}

const initialed = (a: Side, b: Side): boolean =>
  (a.all.length === 1) !== (b.all.length === 1) && initialsOf(a).length > 1 && initialsOf(a) === initialsOf(b)

/** What comparing two names gives: `unsure` where the printed one holds nothing that tells a case. */
export interface Comparison {
  verdict: 'same' | 'different' | 'unsure'
  /** How like they are, 0 to 1. */
  likeness: number
}

/** Whether a text names the parties of a case: for each that can be told from others, most of its words. */
export function namesParties(text: string, { sides }: CaseName): boolean {
  const telling = sides.filter(({ words }) => words.length > 0)
  const printed = readSide(text).words
  return (
    telling.length > 0 &&
    telling.every(({ words }) => words.filter((word) => printed.some((other) => sameWord(word, other))).length >= enough * words.length)
  )
}

/** More than half of the words of a party: 'John Otieno' is not 'John Kamau'. */
const enough = 0.6

/**
 * Whether a printed name may name a case that goes by any of `known`. Every printed party must be one of the case's, in whatever order, and
 * no two of them the same one. 'Republic' and the like stand for any party of that kind, since a prosecution has many names, but not for a
 * person or a company.
 */
export function compareNames(printed: CaseName, known: readonly CaseName[]): Comparison {
  const parties = known.flatMap(({ sides }) => sides)
  const telling = printed.sides.filter(({ words }) => words.length > 0)
  const wanted = telling.length > 0 ? telling : printed.sides
  if (wanted.length === 0 || parties.length === 0) return { verdict: 'unsure', likeness: 0 }
  const best = wanted.map((side) => Math.max(...parties.map((party) => likeness(side, party))))
  const share = best.reduce((sum, one) => sum + one, 0) / best.length
  const same = best.every((one) => one >= enough) && eachItsOwn(printed.sides, known)
  return { verdict: same ? 'same' : 'different', likeness: share }
}

/** Whether the two parties printed are two of the case's: a name of both of which is one party's, or of which one is common and none of the case's is, is another's. */
function eachItsOwn([one, other]: readonly Side[], [title]: readonly CaseName[]): boolean {
  if (!one || !other || !title || title.sides.length < 2) return true
  const common = [one, other].filter(({ words }) => words.length === 0).length
  if (common === 1) return title.sides.some(({ words }) => words.length === 0)
  if (common === 2) return true
  const fits = (side: Side) => title.sides.flatMap((party, place) => (likeness(side, party) >= enough ? [place] : []))
  const [places, others] = [fits(one), fits(other)]
  return places.length !== 1 || others.length !== 1 || places[0] !== others[0]
}

/** Whether a party has another number of others beside it than the same party of the case; what is not printed is no other number. */
export const othersDiffer = (printed: CaseName, known: CaseName): boolean =>
  printed.sides.some((side) => {
    const party = known.sides.find((one) => likeness(side, one) >= enough)
    return party !== undefined && side.others > 0 && party.others > 0 && side.others !== party.others
  })
