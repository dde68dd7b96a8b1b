import type { Favoured } from '#citations/disposition/disposition'
import type { DispositionKind } from '#citations/disposition/rules'
import type { Generated } from 'kysely'

interface DispositionsTable {
  document_id: number
  kind: DispositionKind
  favours: Favoured
  start_offset: number
  end_offset: number
  quote_from: number
  quote_length: number
  paragraph: number
  number: string | null
}

/** Judge 0, the empty topic: whoever decided, whatever about. Year 0, the empty court and disposition: not known. */
interface CountedCasesTable {
  document_id: number
  judge_id: number
  topic: string
  court: string
  year: number
  disposition: DispositionKind | ''
  favours: Favoured
  station: Generated<string>
  division: Generated<string>
  document_type: Generated<string>
  waited: Generated<string>
}

interface CaseCountsTable extends Pick<CountedCasesTable, 'judge_id' | 'topic' | 'court' | 'year' | 'disposition' | 'favours'> {
  cases: number
}

interface CaseFacetsTable extends Pick<CountedCasesTable, 'judge_id' | 'topic' | 'court' | 'year'> {
  facet: 'station' | 'division' | 'document_type' | 'waited'
  value: string
  cases: number
}

/** `topics`: its own in small letters, and the empty one. */
interface CountedProvisionsTable extends Pick<CountedCasesTable, 'document_id' | 'court' | 'year'> {
  act_id: number
  unit: string
  topics: string[]
}

interface ProvisionCountsTable extends Pick<CountedCasesTable, 'court' | 'topic' | 'year'> {
  act_id: number
  unit: string
  cases: number
}

/** What judgments decided, and the counts that are kept of it. */
export interface AnalyticsTables {
  dispositions: DispositionsTable
  counted_cases: CountedCasesTable
  case_counts: CaseCountsTable
  case_facets: CaseFacetsTable
  counted_provisions: CountedProvisionsTable
  provision_counts: ProvisionCountsTable
}
