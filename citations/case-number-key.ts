import type { MatterNumber } from './citation.ts'
import { TYPE_EXPANSIONS } from './data/case-types.ts'

const WORDS: Readonly<Record<string, string>> = {
  misc: 'miscellaneous',
  civ: 'civil',
  crim: 'criminal',
  cr: 'criminal',
  const: 'constitutional',
  succ: 'succession',
  app: 'appeal',
  appl: 'application',
  appli: 'application',
  applic: 'application',
  pet: 'petition',
  rev: 'revision',
  ref: 'reference',
  suit: 'case',
  environmental: 'environment',
  enviromental: 'environment',
  labor: 'labour',
}
const PLURALS = /^(appeal|application|case|cause|petition|suit|revision|reference|review|motion|complaint|claim|matter|proceeding)s$/

const known = new Map<string, string>()
const MOST_KNOWN = 500

/** A type in the one spelling that keys use: 'HCCC', 'Civil Suit' and 'CIVIL CASE NOS.' are all 'civil case'. */
export const comparableType = (type: string): string => {
  const before = known.get(type)
  if (before !== undefined) return before
  const compared = compareType(type)
  if (known.size < MOST_KNOWN) known.set(type, compared)
  return compared
}

const compareType = (type: string): string => {
  const plain = type
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/(?<=\b[a-z])\.\s?(?=[a-z]\b)/g, '')
    .replace(/[^a-z]+/g, ' ')
    .trim()
  const expand = (text: string): string => TYPE_EXPANSIONS.find(([pattern]) => pattern.test(text))?.[1] ?? text
  const singular = expand(plain)
    .split(' ')
    .map((word) => PLURALS.exec(word)?.[1] ?? word)
    .map((word) => WORDS[word] ?? word)
    .join(' ')
  return expand(singular.replace(/^civil appeal case$/, 'civil appeal'))
}

const keyOf = (kind: string, number: string, year: number): string => `${kind}|${comparableNumber(number)}|${year}`

const comparableNumber = (number: string): string => {
  const upper = number.toUpperCase()
  return upper.startsWith('0') || upper.startsWith('E0') ? upper.replace(/^(E?)0+(?=\d)/, '$1') : upper
}

/** One key for each number of a matter, its e-filing number too: 'tribunal case|862|2022', 'tribunal case|E958|2022'. */
export const keysOfMatter = (type: string, numbers: readonly MatterNumber[]): string[] => {
  const kind = comparableType(type)
  const keys: string[] = []
  for (const { number, eNumber, year } of numbers) {
    keys.push(keyOf(kind, number, year))
    if (eNumber) keys.push(keyOf(kind, eNumber, year))
  }
  return keys
}
