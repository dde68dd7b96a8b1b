import { type NamedFields, renameFields } from './field-names.ts'
import { isMissing } from './given-values.ts'

/**
 * Listings scraped from Kenya Law's search pages: their column 'Citation' holds the whole title string, and 'Parties' the short
 * names that this string already gives, without roles.
 */
const columns = ['Case Number', 'Citation', 'Case Action', 'Judge(s)', 'Date Delivered'] as const

export const isCaseListing = (given: Record<string, unknown>): boolean => columns.every((column) => column in given)

/**
 * The fields of a listing's row, which may hold more columns than a listing has: its text above all. Its county says where the
 * dispute arose, not where the court sat, and gives no field.
 */
export function readCaseListing({ Citation: citation, Parties: parties, ...others }: Record<string, unknown>): NamedFields {
  const { fields, unused } = renameFields(others)
  const title = [citation, parties].find((value) => !isMissing(value))
  return { fields: { ...fields, ...(title !== undefined && { title }) }, unused }
}
