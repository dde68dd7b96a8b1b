import type { Case } from '#contract/cases'
import type { Column } from '../../../printing/column.ts'

/** Where a case can be read: its source, else this application where its address is known. */
export const linkTo = ({ url, id }: Case, publicUrl: string): string =>
  url ?? (publicUrl === '' ? '' : `${publicUrl}/cases/${encodeURIComponent(id)}`)

const partiesOf = ({ parties }: Case) => parties.map(({ name, role }) => (role === null ? name : `${name} (${role})`)).join('; ')

export const caseColumns = (publicUrl: string): Column<Case>[] => [
  { heading: 'Title', width: 48, value: ({ title }) => title },
  { heading: 'Citation', width: 26, value: ({ citation }) => citation ?? '' },
  { heading: 'Other citations', width: 26, value: ({ citation, citations }) => citations.filter((one) => one !== citation).join('; ') },
  { heading: 'Case number', width: 26, value: ({ case_number }) => case_number ?? '' },
  { heading: 'Court', width: 24, value: ({ court }) => court ?? '' },
  { heading: 'Station', width: 20, value: ({ court_station }) => court_station ?? '' },
  { heading: 'Date', width: 12, value: ({ date, year }) => date ?? (year === null ? '' : String(year)) },
  { heading: 'Judges', width: 32, value: ({ judges }) => judges.join('; ') },
  { heading: 'Parties', width: 40, value: partiesOf },
  { heading: 'Document type', width: 16, value: ({ document_type }) => document_type ?? '' },
  { heading: 'Areas of law', width: 24, value: ({ legal_areas }) => legal_areas.join('; ') },
  { heading: 'Outcome', width: 20, value: ({ outcome }) => outcome ?? '' },
  { heading: 'Summary', width: 60, value: ({ summary }) => summary ?? '' },
  { heading: 'Source', width: 40, value: (one) => linkTo(one, publicUrl) },
  { heading: 'Id', width: 24, value: ({ id }) => id },
  { heading: 'Standing', width: 24, value: ({ signal }) => (signal ? `${signal.kind[0]!.toUpperCase()}${signal.kind.slice(1)}` : '') },
  { heading: 'Note', width: 20, value: ({ sample, private: own }) => (sample ? 'Invented sample' : own ? 'Own document' : '') },
]
