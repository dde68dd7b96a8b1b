import type { Jurisdiction } from '#citations/data/jurisdictions'
import type { ColumnType, Generated } from 'kysely'

interface SearchEntriesTable {
  document_id: number
  revision: number
  court: string | null
  court_station: string | null
  document_type: string | null
  /** YYYY-MM-DD */
  date: string | null
  year: number | null
  judges: number[]
  owner_id: string | null
  jurisdiction: Generated<Jurisdiction>
  words: ColumnType<string, never, never>
}

interface SearchHeadingsTable {
  document_id: number
  heading: string
  note: string
  names: ColumnType<string, never, never>
}

interface ProvisionEntriesTable {
  document_id: number
  revision: number
  position: number
  words: ColumnType<string, never, never>
}

interface SearchSegmentsTable {
  segment: Generated<number>
  shift: number
  documents: number[]
  gone: Generated<number>
  version: Generated<number>
  is_public: boolean
  is_laid: Generated<boolean>
  began_at: Generated<Date>
}

interface SearchPairsTable {
  segment: number
  bucket: number
  pairs: Buffer
  places: Buffer
}

interface SearchSlotsTable {
  document_id: number
  stamp: number
  is_public: boolean
  segment: number | null
}

interface SearchCitationsTable {
  document_id: number
  cases: number
}

interface SearchCaseNumbersTable {
  document_id: number
  key: string
}

interface SearchWordsTable {
  word: string
  stem: string
}

interface SearchLibraryTable {
  id: string
  counted: number
}

interface SearchHeldTable {
  by: 'court' | 'station' | 'year' | 'type' | 'judge'
  court: string | null
  court_station: string | null
  year: number | null
  document_type: string | null
  judge_id: number | null
  cases: number
  first: string | null
  latest: string | null
  last_import: Date | null
}

/** What the search index keeps. */
export interface SearchTables {
  search_entries: SearchEntriesTable
  provision_entries: ProvisionEntriesTable
  search_headings: SearchHeadingsTable
  search_segments: SearchSegmentsTable
  search_pairs: SearchPairsTable
  search_slots: SearchSlotsTable
  search_citations: SearchCitationsTable
  search_case_numbers: SearchCaseNumbersTable
  search_words: SearchWordsTable
  search_library: SearchLibraryTable
  search_held: SearchHeldTable
}
