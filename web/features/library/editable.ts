import type { CaseCorrection, OwnDocument } from '#contract/library'
import { readDay, writeDay } from '../../ui/typed-day.ts'

/** What can be corrected of a document. */
export interface EditableDocument {
  id: string
  title: string
  court: string | null
  courtStation: string | null
  date: string | null
  caseNumber: string | null
  citation: string | null
  documentType: string | null
  judges: string[]
  parties: { name: string; role: string | null }[]
  legalAreas: string[]
  summary: string | null
  isPrivate: boolean
}

export const toEditable = (document: OwnDocument): EditableDocument => ({
  ...document,
  courtStation: document.court_station,
  caseNumber: document.case_number,
  documentType: document.document_type,
  legalAreas: document.legal_areas,
  isPrivate: document.private,
})

/** Who may change the public library. */
export const isEditor = (user: { role: string } | null | undefined): boolean => user?.role === 'editor' || user?.role === 'admin'

/** The fields of the form as they are typed: lists one on each line. */
export interface Draft {
  title: string
  court: string
  courtStation: string
  date: string
  caseNumber: string
  citation: string
  documentType: string
  judges: string
  parties: string
  legalAreas: string
  summary: string
}

export function startDraft(document: EditableDocument): Draft {
  return {
    title: document.title,
    court: document.court ?? '',
    courtStation: document.courtStation ?? '',
    date: document.date && /^\d{4}-\d\d-\d\d$/.test(document.date) ? writeDay(document.date) : '',
    caseNumber: document.caseNumber ?? '',
    citation: document.citation ?? '',
    documentType: document.documentType ?? '',
    judges: document.judges.join('\n'),
    parties: document.parties.map(({ name, role }) => (role ? `${name} (${role})` : name)).join('\n'),
    legalAreas: document.legalAreas.join('\n'),
    summary: document.summary ?? '',
  }
}

/** Which fields cannot be saved as they are. */
export function findProblems({ title, date }: Draft): Partial<Record<'title' | 'date', true>> {
  return {
    ...(title.trim() === '' && { title: true as const }),
    ...(date.trim() !== '' && readDay(date) === null && { date: true as const }),
  }
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

// 'Wanjiru Kamau (Plaintiff)': the role in the last brackets
const WITH_ROLE = /^(.*\S)\s*\(([^()]+)\)$/

const partyOf = (line: string) => {
  const [, name, role] = WITH_ROLE.exec(line) ?? []
  return name && role ? { name, role: role.trim() } : { name: line, role: null }
}

const orNull = (text: string) => text.trim() || null

/** Only what was changed: the rest stays marked as read from the text. */
export function correctionOf(draft: Draft, start: Draft): CaseCorrection {
  const changed = (field: keyof Draft) => draft[field].trim() !== start[field].trim()
  return {
    ...(changed('title') && { title: draft.title.trim() }),
    ...(changed('court') && { court: orNull(draft.court) }),
    ...(changed('courtStation') && { court_station: orNull(draft.courtStation) }),
    ...(changed('date') && { date: readDay(draft.date) }),
    ...(changed('caseNumber') && { case_number: orNull(draft.caseNumber) }),
    ...(changed('citation') && { citation: orNull(draft.citation) }),
    ...(changed('documentType') && { document_type: orNull(draft.documentType) }),
    ...(changed('judges') && { judges: linesOf(draft.judges) }),
    ...(changed('parties') && { parties: linesOf(draft.parties).map(partyOf) }),
    ...(changed('legalAreas') && { legal_areas: linesOf(draft.legalAreas) }),
    ...(changed('summary') && { summary: orNull(draft.summary) }),
  }
}
