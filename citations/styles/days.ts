import { monthNamed } from '../months.ts'

/** '2022-01-31' as '31 January 2022'. */
export function dayInWords(date: string): string {
  const [year, month, day] = date.split('-')
  return `${Number(day)} ${monthNamed(Number(month))} ${year}`
}
