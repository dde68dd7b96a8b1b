import type { ActKind } from '#contract/legislation'

interface ActsTable {
  document_id: number
  kind: ActKind
  country: string
  cap: string | null
  number: string | null
  /** YYYY-MM-DD, as the two below. */
  assented: string | null
  commenced: string | null
  repealed: string | null
  repealed_by: string | null
  title_key: string
}

interface ActKeysTable {
  key: string
  document_id: number
}

/** A provision that a document cites. Offsets as in citations. */
interface LawCitationsTable {
  citing_id: number
  position: number
  start_offset: number
  end_offset: number
  paragraph: number | null
  number: string | null
  quote_from: number
  quote_length: number
  act_key: string
  act_year: number | null
  act_number: number | null
  act_cap: string | null
  unit: string
  parts: string[]
  named: boolean
  said: 'unconstitutional' | 'read_down' | 'construed' | 'applied' | null
}

interface ExpressionsTable {
  document_id: number
  revision: number
  /** YYYY-MM-DD */
  date: string | null
}

interface ProvisionsTable {
  document_id: number
  revision: number
  position: number
  eid: string
  type: string
  num: string | null
  heading: string | null
  parent: number | null
  first: number
  last: number
  aliases: string[]
}

/** Acts, their versions and provisions, and where documents cite them. */
export interface LegislationTables {
  acts: ActsTable
  expressions: ExpressionsTable
  provisions: ProvisionsTable
  act_keys: ActKeysTable
  law_citations: LawCitationsTable
}
