import type { FieldName } from './field-names.ts'

/**
 * Listings scraped from Kenya Law's search pages: their column 'Citation' holds the whole title string, and 'Parties' the short
 * names that this string already gives, without roles.
 */
const columns = ['Case Number', 'Citation', 'Case Action', 'Judge(s)', 'Date Delivered'] as const

export const isCaseListing = (given: Record<string, unknown>): boolean => columns.every((column) => column in given)

const text = (value: unknown): unknown => (typeof value === 'string' && /^\s*n\/a\s*$/i.test(value) ? undefined : value)

/** The fields of a listing's row; its county says where the dispute arose, not where the court sat, and is passed over. */
export function readCaseListing(given: Record<string, unknown>): Partial<Record<FieldName, unknown>> {
  return {
    title: text(given['Citation']) ?? text(given['Parties']),
    court: text(given['Court']),
    case_number: text(given['Case Number']),
    judges: text(given['Judge(s)']),
    date: text(given['Date Delivered']),
    document_type: text(given['Case Action']),
    content: text(given['raw_full_text']),
  }
}
