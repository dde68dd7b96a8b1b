import type { Citation, Span } from '#citations/citation'
import { frbrOfNeutral } from '#citations/frbr'
import type { CitedCase, FoundCitation } from '#contract/citations'
import type { CaseInLibrary } from './case-in-library.ts'

/** A citation as the API lists it; `antecedent` is the place in the list of the one that it points back to. */
export const toFound = (citation: Citation, antecedent: number | null): FoundCitation => ({
  text: citation.text,
  start: citation.start,
  end: citation.end,
  kind: citation.kind,
  case_name: stretch('caseName' in citation ? citation.caseName : undefined),
  pinpoint: pinpointOf(citation),
  court_known: citation.kind === 'neutral' ? citation.courtKnown : null,
  antecedent,
})

const stretch = (span: Span | undefined) => (span ? { text: span.text, start: span.start, end: span.end } : null)

const pinpointOf = (citation: Citation) => {
  const pinpoint = 'pinpoint' in citation ? citation.pinpoint : undefined
  return pinpoint ? { text: pinpoint.text, start: pinpoint.start, end: pinpoint.end, unit: pinpoint.unit } : null
}

export const toCited = (held: CaseInLibrary): CitedCase => ({
  id: held.case_id,
  title: held.title,
  citation: held.citation,
  court: held.court,
  date: held.date,
  sample: held.sample,
})

const places: ReadonlySet<string> = new Set(['kind', 'text', 'start', 'end'])

/** What a citation says, without where it stands: year, court, number, volume, series, page, sections … */
export const partsOf = (citation: Citation): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(citation).flatMap(([name, value]: [string, unknown]) => (places.has(name) ? [] : [[snakeCase(name), plain(value)]])),
  )

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** Spans become their text, objects keep their parts. */
const plain = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== 'object' || value === null) return value
  const { start: _start, end: _end, key: _key, keys: _keys, ...rest } = value as Record<string, unknown>
  const names = Object.keys(rest)
  if (names.length === 1 && names[0] === 'text') return rest['text']
  return Object.fromEntries(names.map((name) => [snakeCase(name), plain(rest[name])]))
}

/** The address of the judgment that a neutral citation names. */
export const frbrOf = (citation: Citation): string | null => (citation.kind === 'neutral' ? frbrOfNeutral(citation) : null)
