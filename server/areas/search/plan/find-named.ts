import type { Reader } from '../../../access/access.ts'
import type { DocumentFilters } from './document-filters-storage.ts'
import type { Name } from '../query/names.ts'
import type { Query } from '../query/query.ts'
import type { SearchStorage } from '../storage.ts'

/** A name that fits more documents than this is no name: [2017] eKLR fits hundreds. */
const maxNamed = 20
/** So many names of a query are looked up. */
const maxNames = 20

export interface FoundNames {
  /** Documents that the query names, within the filters. */
  named: number[]
  /** The names in the query, as they are written there, of judgments of which the reader finds none. */
  unknownCases: string[]
}

/** Finds what the names of a query name. */
export async function findNamed(storage: SearchStorage, { names }: Pick<Query, 'names'>, narrowing: DocumentFilters): Promise<FoundNames> {
  const asked: Asked[] = []
  for (const name of names.slice(0, maxNames)) {
    const ids = await storage.named(narrowing.reader, name, maxNamed + 1)
    asked.push({ name, ids, mayBeHeld: ids.length > 0 || name.written === null })
  }
  await findAlike(storage, asked, narrowing.reader)
  const named = new Set(asked.flatMap(({ ids }) => (ids.length <= maxNamed ? ids : [])))
  const missing = asked.filter((one, i) => !one.mayBeHeld && !isHeldByAnotherName(asked, i))
  return {
    named: named.size === 0 ? [] : await storage.within([...named], narrowing),
    unknownCases: [...new Set(missing.flatMap(({ name }) => name.written ?? []))],
  }
}

interface Asked {
  name: Name
  ids: number[]
  /** Nothing can be said of its absence. */
  mayBeHeld: boolean
}

/**
 * The type of a case number is written in many ways, and words of a query run into it: "court of appeal civil application 5 of 2019". Where no
 * judgment has the number as it is written, one whose type is the end of that, or that with a word before it, may be meant; where the words
 * that are too many open no type, it is.
 */
async function findAlike(storage: SearchStorage, asked: Asked[], reader: Reader) {
  const open = asked.filter(({ name, ids }) => ids.length === 0 && name.caseNumbers.length > 0)
  if (open.length === 0) return
  const held = await storage.numbersAmong(
    reader,
    open.flatMap(({ name }) => name.caseNumbers.flatMap(alikeTo)),
  )
  for (const one of open)
    for (const key of one.name.caseNumbers) {
      const { type, number } = takeApart(key)
      for (const other of held.map(({ id, key: of }) => ({ id, ...takeApart(of) }))) {
        if (other.number !== number || !(endsWith(type, other.type) || endsWith(other.type, type))) continue
        one.mayBeHeld = true
        if (isType(other.type) && !opensType(type.slice(0, -other.type.length)) && !one.ids.includes(other.id)) one.ids.push(other.id)
      }
    }
}

const takeApart = (key: string) => ({ type: key.slice(0, key.indexOf('|')), number: key.slice(key.indexOf('|')) })

/** The keys of a case number with fewer words before the last of its type, and with one more. */
function alikeTo(key: string): string[] {
  const { type, number } = takeApart(key)
  const words = type.split(' ')
  const shorter = words.slice(1).map((_, i) => words.slice(i + 1).join(' '))
  return [...shorter, ...[...opening].map((word) => `${word} ${type}`)].map((one) => one + number)
}

const endsWith = (type: string, end: string) => ` ${type}`.endsWith(` ${end}`)
const isType = (type: string) => type.includes(' ')

// "miscellaneous civil application" is another type than "civil application", "appeal civil application" is none
const opening = new Set(
  'miscellaneous constitutional election presidential judicial civil criminal succession land environment environmental commercial employment labour industrial family children tax customs tribunal petition originating anti corruption economic crimes probate admiralty advisory'.split(
    ' ',
  ),
)
const opensType = (words: string) => words.trim() === '' || words.split(' ').some((word) => opening.has(word))

/** Whether one of the names that stand side by side with one, as those of one judgment do, is held. */
function isHeldByAnotherName(asked: readonly Asked[], at: number): boolean {
  let [first, last] = [at, at]
  while (asked[first]!.name.isParallel) first -= 1
  while (asked[last + 1]?.name.isParallel) last += 1
  return asked.slice(first, last + 1).some(({ ids }) => ids.length > 0 && ids.length <= maxNamed)
}
