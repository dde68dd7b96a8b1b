import type { PdfWriter, Setting } from '../../../printing/pdf-writer.ts'
import { colours, hang } from '../../../printing/sheet.ts'
import { type BundlePlan, type PlannedAuthority, type PlannedEntry, listEntry, underHeadings } from './bundle-plan.ts'
import { words } from './bundle-words.ts'

/** The heading of a part of the front. */
export function writeHeading(pdf: PdfWriter, heading: string) {
  pdf.write(heading.toUpperCase(), { align: 'center', face: 'semibold', size: 14, colour: colours.navy, letterSpacing: 1 })
  pdf.space(14)
}

/** What must be known of an authority before anybody relies on it, in brackets. */
export function markOf({ doubt, warning, lacksText }: PlannedAuthority): string | null {
  const ofLaw = lacksText ? words.lacksText : null
  const said =
    doubt === 'not held' || doubt === 'other name' || doubt === 'sample'
      ? words.doubts[doubt]
      : (warning ?? (doubt ? words.doubts[doubt] : ofLaw))
  return said === null ? null : `[${said[0]!.toLowerCase()}${said.slice(1)}]`
}

/** An authority line by line: its name, its citation with the court and the day, its pinpoints with what they are for, and what must be known of it. */
export function nameLines(entry: PlannedEntry, setting: Setting): [text: string, setting: Setting][] {
  const { authority } = entry
  const { citation, decided, kind } = authority
  const { title, lines } = listEntry(entry)
  const mark = markOf(authority)
  const below = [citation, decided].filter((one) => one !== null && one !== '').join(' · ')
  return [
    [title, { ...setting, ...(kind === 'case' && { face: 'italic' as const }) }],
    ...(below === '' ? [] : [[below, { ...setting, size: 9.2, colour: colours.soft }] as [string, Setting]]),
    ...lines.map((line): [string, Setting] => [line, setting]),
    ...(mark === null ? [] : [[mark, { ...setting, size: 9.2, face: 'semibold', colour: colours.burgundy }] as [string, Setting]]),
  ]
}

/** The authorities by number, under their headings; the last one stands on the page of what follows in the next `tail` points. */
export function writeList(pdf: PdfWriter, plan: BundlePlan, tail = 0) {
  if (plan.authorities.length === 0) return pdf.write(words.none, { face: 'italic' })
  const setting = { size: 10.8, lineGap: 2.4, indent: hang } as const
  const under = underHeadings(plan)
  const last = under.at(-1)!.entries.at(-1)
  for (const { heading, entries } of under) {
    if (heading !== null) {
      pdf.keep(80)
      pdf.space(8)
      pdf.write(heading, { face: 'semibold', size: 11.6, colour: colours.navy })
      pdf.space(6)
    }
    for (const entry of entries) {
      const lines = nameLines(entry, setting)
      pdf.keep(lines.reduce((sum, [text, style]) => sum + pdf.heightOf(text, style), entry === last ? tail : 0))
      pdf.hang(`${entry.authority.tab}.`, 0, setting)
      for (const [text, style] of lines) pdf.write(text, style)
      pdf.space(8)
    }
  }
}
