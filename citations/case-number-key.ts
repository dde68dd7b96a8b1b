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

const comparableNumber = (number: string): string => number.toUpperCase().replace(/^(E?)0+(?=\d)/, '$1')

/** One key for each number of a matter, its e-filing number too: 'tribunal case|862|2022', 'tribunal case|E958|2022'. */
export const keysOfMatter = (type: string, numbers: readonly MatterNumber[]): string[] => {
  const kind = comparableType(type)
  return numbers.flatMap(({ number, eNumber, year }) =>
    [number, ...(eNumber ? [eNumber] : [])].map((one) => `${kind}|${comparableNumber(one)}|${year}`),
  )
}
