import { earliestDate, latestDate } from '#contract/search-choices'
import { readDay, writeDay } from '../../ui/typed-day.ts'
import type { SearchRequest } from './search-address.ts'

/** The filters as they are being typed: days still as DD/MM/YYYY. */
export interface FilterDraft {
  courts: string[]
  judges: string[]
  stations: string[]
  years: string[]
  types: string[]
  from: string
  to: string
  citation: string
  number: string
}

export type DayProblem = 'unreadable' | 'outside' | 'reversed'

/** The draft of a search that is already in the address. */
export function draftOf({ from, to, ...request }: SearchRequest): FilterDraft {
  const { courts, judges, stations, years, types, citation, number } = request
  return { courts, judges, stations, years, types, from: from && writeDay(from), to: to && writeDay(to), citation, number }
}

/** What is wrong with the days of a draft; undefined for each that may be searched. */
export function checkDays({ from, to }: FilterDraft): { from?: DayProblem; to?: DayProblem } {
  const problems = { from: checkDay(from), to: checkDay(to) }
  if (problems.from || problems.to || from.trim() === '' || to.trim() === '') return problems
  return readDay(from)! > readDay(to)! ? { to: 'reversed' } : {}
}

function checkDay(typed: string): DayProblem | undefined {
  if (typed.trim() === '') return undefined
  const day = readDay(typed)
  if (day === null) return 'unreadable'
  return day >= earliestDate && day <= latestDate ? undefined : 'outside'
}

/** The filters of a draft whose days have no problem, as the address holds them. */
export function filtersOf({ from, to, citation, number, ...lists }: FilterDraft): Pick<SearchRequest, keyof FilterDraft> {
  return { ...lists, from: readDay(from) ?? '', to: readDay(to) ?? '', citation: citation.trim(), number: number.trim() }
}

/** Puts the strokes of DD/MM/YYYY in while a day is typed, never while it is being deleted. */
export function completeDay(before: string, typed: string): string {
  const grew = typed.length > before.length
  if (grew && /^(?:\d{2}|\d{2}\/\d{2})$/.test(typed)) return `${typed}/`
  return typed.replace(/\/{2,}/g, '/')
}
