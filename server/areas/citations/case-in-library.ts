/** A case of the library that a citation may mean, with what it is told by. */
export interface CaseInLibrary {
  /** The store's own number of the document. */
  document_id: number
  case_id: string
  title: string
  citation: string | null
  court: string | null
  court_station: string | null
  date: string | null
  sample: boolean
  applicant: string | null
  respondent: string | null
  keys: string[]
}
