import type { Reader } from '../../../access/access.ts'
import { type Expression, type Sight, nothing } from '../engine/engine.ts'
import type { Condition } from '../query/query.ts'
import type { SearchStorage } from '../storage.ts'
import type { DocumentFilters } from './document-filters-storage.ts'

type Field = Extract<Condition, { kind: 'field' }>

/** A query as an engine takes it; `fields` say what its fields mean in this library. */
export function expressionOf(condition: Condition, fields: ReadonlyMap<Field, Expression>): Expression {
  switch (condition.kind) {
    case 'word':
    case 'prefix':
    case 'phrase':
    case 'near':
      return { kind: 'stands', what: condition }
    case 'all':
    case 'any':
      return { kind: condition.kind, of: condition.of.map((one) => expressionOf(one, fields)) }
    case 'not':
      return { kind: 'not', of: expressionOf(condition.of, fields) }
    case 'field':
      return fields.get(condition) ?? nothing
  }
}

export const sightOf = ({ userId, shared, inTrash }: Reader): Sight => ({
  collection: 'judgments',
  owner: userId,
  shared: [...shared.document.keys()].map(Number),
  hidden: [...inTrash].map(Number),
})

/** What an engine can tell of the filters by itself. */
const byValue = [
  ['courts', 'court'],
  ['stations', 'station'],
  ['divisions', 'division'],
  ['legalAreas', 'area'],
  ['years', 'year'],
  ['documentTypes', 'type'],
] as const

/** The filters as an engine takes them; of those that it knows nothing of, the database says which documents pass. */
export async function withinOf(storage: SearchStorage, narrowing: DocumentFilters): Promise<Expression> {
  const { dateFrom, dateTo, judges, documents, jurisdiction, named } = narrowing
  const all: Expression[] = byValue.flatMap(([filter, dimension]): Expression[] =>
    narrowing[filter].length === 0
      ? []
      : [
          {
            kind: 'has',
            dimension,
            values: narrowing[filter].map((value) => (dimension === 'area' ? String(value).toLowerCase() : String(value))),
          },
        ],
  )
  if (dateFrom || dateTo) all.push({ kind: 'dated', from: dateFrom, to: dateTo })
  if (judges) all.push({ kind: 'has', dimension: 'judge', values: judges.map(String) })
  if (documents) all.push({ kind: 'documents', ids: documents })
  if (jurisdiction) {
    const from: Expression = { kind: 'has', dimension: 'jurisdiction', values: [jurisdiction.of] }
    const isNamed: Expression = { kind: 'documents', ids: named }
    const here: Expression = { kind: 'any', of: [from, isNamed] }
    all.push(jurisdiction.elsewhere ? { kind: 'not', of: here } : here)
  }
  const asked = onlyInDatabase(narrowing)
  if (asked) all.push({ kind: 'documents', ids: await storage.allWithin(asked) })
  return { kind: 'all', of: all }
}

/** The filters that only the database can tell; null where there are none. */
function onlyInDatabase(narrowing: DocumentFilters): DocumentFilters | null {
  const { endings, waited, appeals, parties, cites } = narrowing
  if (cites === null && [endings, waited, appeals, parties].every(({ length }) => length === 0)) return null
  const nothingElse = { courts: [], stations: [], divisions: [], years: [], documentTypes: [], legalAreas: [], named: [] }
  return { ...narrowing, ...nothingElse, dateFrom: null, dateTo: null, judges: null, documents: null, jurisdiction: null }
}
