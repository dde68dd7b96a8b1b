import type { Reader } from '../../../access/access.ts'
import type { DocumentFilters } from './document-filters-storage.ts'
import { withCaseNumber, withCitation } from './resolve-filters.ts'
import { type Expression, nothing } from '../engine/engine.ts'
import { namedJudge } from '../query/named-judge.ts'
import { type Condition, conditionsOf } from '../query/query.ts'
import type { SearchStorage } from '../storage.ts'
import { foldedWords } from '../words/words.ts'

type Field = Extract<Condition, { kind: 'field' }>

/** Finds out which courts, judges and documents the fields of a query mean in this library. */
export async function resolveFields(
  storage: SearchStorage,
  condition: Condition | null,
  { reader }: DocumentFilters,
): Promise<Map<Field, Expression>> {
  const resolved = new Map<Field, Expression>()
  for (const field of conditionsOf(condition, 'field')) resolved.set(field, await resolve(storage, field, reader))
  return resolved
}

async function resolve(storage: SearchStorage, { field, value, years }: Field, reader: Reader): Promise<Expression> {
  const words = foldedWords(value)
  if (words.length === 0) return nothing
  switch (field) {
    case 'year':
      return years ? { kind: 'has', dimension: 'year', values: yearsFrom(...years) } : nothing
    case 'party':
      return { kind: 'named', words }
    case 'cite':
      return { kind: 'documents', ids: await withCitation(storage, value, reader) }
    case 'no':
      return { kind: 'documents', ids: await withCaseNumber(storage, value, reader) }
    case 'court':
      return courtsWith(storage, words)
    case 'judge':
      return ofJudges(await judgesInField(storage, value, reader))
  }
}

/** Courts and stations that have the words in their names, in order; a code means one court: court:KESC. */
async function courtsWith(storage: SearchStorage, words: string[]): Promise<Expression> {
  const all = await storage.courtsAndStations()
  const coded = all.filter(({ code }) => code !== null && words.length === 1 && code.toLowerCase() === words[0])
  const fitting = coded.length > 0 ? coded : all.filter(({ court, station }) => hasInOrder(court ?? station ?? '', words))
  return {
    kind: 'any',
    of: [
      { kind: 'has', dimension: 'court', values: fitting.flatMap(({ court }) => court ?? []) },
      { kind: 'has', dimension: 'station', values: fitting.flatMap(({ station }) => station ?? []) },
    ],
  }
}

/** Of a query such as year:1000-9999 every year is asked for by itself. */
const yearsFrom = (first: number, last: number): string[] => Array.from({ length: last - first + 1 }, (_, i) => String(first + i))

/** Cases that any of some judges sat in, by their ids. */
export const ofJudges = (ids: readonly number[]): Expression => ({ kind: 'has', dimension: 'judge', values: ids.map(String) })

/** Judges of a name: those of a field or, where there are none, those with the words that are no initials. */
export async function judgesCalled(storage: SearchStorage, name: string, reader: Reader): Promise<number[]> {
  const all = await judgesInField(storage, name, reader)
  const telling = foldedWords(name).filter(({ length }) => length > 2)
  return all.length > 0 || telling.length === 0 ? all : judgesWith(await storage.judges(reader), telling)
}

/** Every judge whose name has all the words without title and office, and the one who can be called so: 'Justice Wanjala', 'S. C. Wanjala, SCJ'. */
async function judgesInField(storage: SearchStorage, value: string, reader: Reader): Promise<number[]> {
  const [judges, called] = await Promise.all([storage.judges(reader), storage.judgesNamed([value])])
  return [...new Set([...called, ...judgesWith(judges, foldedWords(namedJudge(value)?.name ?? value))])]
}

/** The fullest forms of the names of judges whom a reader finds by any form: those of the first of some spellings that anybody has. */
export async function namesOfJudges(storage: SearchStorage, spellings: readonly string[], reader: Reader): Promise<string[]> {
  const judges = await storage.judges(reader)
  for (const spelling of spellings) {
    const words = foldedWords(spelling)
    const telling = words.filter(({ length }) => length > 2)
    for (const tried of telling.length === words.length ? [words] : [words, telling]) {
      const ids = new Set(tried.length === 0 || telling.length === 0 ? [] : judgesWith(judges, tried))
      if (ids.size > 0) return judges.flatMap(({ id, name, main }) => (ids.has(id) && (id === main || !ids.has(main)) ? [name] : []))
    }
  }
  return []
}

/** Those of some judges who have all the words in any form of their name. */
function judgesWith(all: Awaited<ReturnType<SearchStorage['judges']>>, words: string[]): number[] {
  const meant = new Set(all.filter(({ name }) => hasAll(name, words)).map(({ main }) => main))
  return all.filter(({ main }) => meant.has(main)).map(({ id }) => id)
}

const hasAll = (name: string, words: string[]): boolean => {
  const present = new Set(foldedWords(name))
  return words.every((word) => present.has(word))
}

const hasInOrder = (name: string, words: string[]): boolean => ` ${foldedWords(name).join(' ')} `.includes(` ${words.join(' ')} `)
