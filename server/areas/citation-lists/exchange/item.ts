import type { RecordReason } from '#contract/reasons/citation-reasons'
/** A record in CSL-JSON, the model that all formats are read into and written from; `custom` holds what it has no name for. */
export interface Item {
  id?: string | number
  type: string
  title?: string
  author?: Name[]
  editor?: Name[]
  issued?: CslDate
  custom?: { ris?: Record<string, string[]>; bibtex?: Record<string, string>; text?: string } & Record<string, unknown>
  [field: string]: unknown
}

export interface Name {
  family?: string
  given?: string
  literal?: string
}

export interface CslDate {
  'date-parts'?: (number | string)[][]
  raw?: string
  literal?: string
}

/** One record of a file, or why it gives none. `line` counts from 1. */
export type ReadRecord = { line: number } & ({ item: Item } | { rejected: RecordReason })

export const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '')

/** '2019', '2019-03' or '2019-03-05', as far as a date is known. */
export function isoOf(date: CslDate | undefined): string {
  const parts = date?.['date-parts']?.[0]
  if (parts && parts.length > 0) return parts.map((part, index) => String(part).padStart(index === 0 ? 4 : 2, '0')).join('-')
  return text(date?.raw ?? date?.literal)
}

export const yearOf = (date: CslDate | undefined): string => /\d{4}/.exec(isoOf(date))?.[0] ?? ''

/** A date out of '2019', '2019/03/05/', '2019-03-05' or '5 March 2019'; what is none of these is kept as it is. */
export function readDay(given: string): CslDate | undefined {
  const plain = given.trim()
  if (plain === '') return undefined
  const parts = /^(\d{4})(?:[-/](\d{1,2}))?(?:[-/](\d{1,2}))?\/*$/.exec(plain)
  if (!parts) return { raw: plain }
  return {
    'date-parts': [
      parts
        .slice(1)
        .filter((part) => part !== undefined)
        .map(Number),
    ],
  }
}

/** 'Odhiambo, Jane' or 'Jane Odhiambo' or a body. */
export function readName(given: string): Name {
  const [family = '', ...rest] = given.split(',').map((part) => part.trim())
  return rest.length > 0 ? { family, given: rest.join(', ') } : { literal: family }
}

export const writeName = ({ family, given, literal }: Name): string => literal ?? [family, given].filter((part) => part).join(', ')
