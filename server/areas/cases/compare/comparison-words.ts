import type { AlignedPassage, AlignedPlace, ComparedAuthority, ComparedCase } from '#contract/compare'
import { dayInWords } from '#contract/reasons/day-in-words'

/** What the document of a comparison says besides the words of the judgments. */
export const words = {
  title: (titles: readonly string[]) => `Comparison: ${titles.join(' · ')}`,
  heading: 'Cases compared',
  notice: (day: string) =>
    `Made with Hukumu on ${day} from the texts in the library. Issues, holdings and orders are sentences of the judgments, word for word, found by the way judgments are built; read each in its place before you rely on it. This is no legal advice.`,
  samples: 'Some of these judgments are invented samples: no court decided them.',
  footer: (day: string) => `Hukumu, ${day}`,
  issues: 'Issues',
  holdings: 'Holdings',
  orders: 'Orders',
  dissents: 'Dissents',
  common: 'Authorities in common',
  apart: 'Authorities apart',
  passages: 'Passages on the same matter',
  nothing: 'The text names none clearly.',
  noAuthorities: 'None.',
  noPassages: 'No paragraphs of these cases share enough telling words or authorities.',
  citedIn: (name: string, { number, paragraph, count }: ComparedAuthority['cited_in'][number]) => {
    const place = number === null ? (paragraph === null ? '' : `, paragraph ${paragraph} of the text`) : `, [${number}]`
    return `${name}${place}${count > 1 ? `, ${count} times` : ''}`
  },
  passage: (place: number, { score, terms, authorities }: AlignedPassage) => {
    const shared = [...authorities, ...terms].join(', ')
    return `${place}. Likeness ${Math.round(score * 100)} of 100: ${shared}`
  },
}

const kinds = {
  sole: '',
  majority: 'majority',
  concurring: 'concurring',
  dissenting: 'dissenting',
  opinion: 'one of several opinions',
} as const

/** Where words stand: the court's number, else the place in the text; with the author, and the kind of opinion where it is not the only one. */
export function placeOf({
  number,
  paragraph,
  author,
  opinion_kind,
}: Pick<AlignedPlace, 'number' | 'paragraph' | 'author' | 'opinion_kind'>): string {
  const place = number === null ? `paragraph ${paragraph} of the text` : `[${number}]`
  const opinion = opinion_kind === null ? '' : kinds[opinion_kind]
  return [place, ...(opinion === '' ? [] : [`${author ? `${author}, ` : ''}${opinion}`])].join(' ')
}

export interface RecordRow {
  label: string
  values: string[]
}

const missing = 'Not available'

/** The facts of record, row by row; a row that no case fills is left out. */
export function recordRows(cases: readonly ComparedCase[]): RecordRow[] {
  const row = (label: string, of: (found: ComparedCase['case']) => string | null) => ({
    label,
    values: cases.map(({ case: found }) => of(found)),
  })
  return [
    row('Case', ({ title }) => title),
    row('Citation', ({ citation }) => citation),
    row('Court', ({ court, court_station }) => court && [court, court_station].filter((name) => name !== null).join(', ')),
    row('Date', ({ date, year }) => (date ? dayInWords(new Date(date)) : (year?.toString() ?? null))),
    row('Case number', ({ case_number }) => case_number),
    row('Judges', ({ judges }) => judges.join(', ') || null),
    row('Parties', ({ parties }) => parties.map(({ name, role }) => (role ? `${name} (${role})` : name)).join('; ') || null),
    row('Areas of law', ({ legal_areas }) => legal_areas.join(', ') || null),
    row('Outcome', ({ outcome }) => outcome),
    row('Status', ({ status }) => status),
  ].flatMap(({ label, values }) =>
    values.every((value) => value === null) ? [] : [{ label, values: values.map((value) => value ?? missing) }],
  )
}
