import type { TextLine } from './page-footnotes.ts'

// '---- JUDGMENT TEXT ----'
const TEXT_FOLLOWS = /^-{2,}\s*(?:judge?ment|ruling)\s+text\s*-{2,}$/i
// 'Case ID: [2026] KEHC 248 (KLR) Copy', 'legal_issues: […]'
const LABELLED = /^([A-Za-z][A-Za-z_ ]{2,20}):\s*(.*)$/
const COPY = /\s+Copy$/

/** Labels of the sheet → fields under the names of the API. */
const fieldOf: Readonly<Record<string, string>> = {
  'case id': 'citation',
  title: 'title',
  court: 'court',
  judge: 'judges',
  judges: 'judges',
  date: 'date',
}

/**
 * The sheet that a collector of Kenya Law's judgments sets before the text: the first facts on it are Kenya Law's own; its summary,
 * issues and principles were cut out of the text by a program and are passed over. Null for a document without such a sheet.
 */
export function readCoverSheet(pages: readonly (readonly TextLine[])[]): { fields: Record<string, string>; rest: TextLine[][] } | null {
  const lines = pages.flat()
  if (!/^Case ID:/i.test(lines[0]?.text ?? '') || !/^Title:/i.test(lines[1]?.text ?? '')) return null
  const end = endOfSheet(lines)
  const said = new Map<string, string>()
  let label = ''
  for (const { text } of lines.slice(0, end)) {
    const [, next, value] = LABELLED.exec(text) ?? []
    if (next !== undefined && !said.has(next.toLowerCase())) {
      label = next.toLowerCase()
      said.set(label, value!)
    } else said.set(label, `${said.get(label)} ${text}`)
  }
  const fields = Object.entries(fieldOf).flatMap(([name, field]) => {
    const value = said.get(name)?.replace(COPY, '')
    return value ? [[field, value] as const] : []
  })
  const sheet = new Set(lines.slice(0, end))
  return { fields: Object.fromEntries(fields), rest: pages.map((own) => own.filter((line) => !sheet.has(line))) }
}

/** After the line that announces the text; where the sheet ran over its page and lost that line, before the text's own first line or the next page. */
function endOfSheet(lines: readonly TextLine[]): number {
  const announced = lines.findIndex(({ text }) => TEXT_FOLLOWS.test(text))
  if (announced >= 0) return announced + 1
  const begun = lines.findIndex(({ text }) => /^republic of kenya$/i.test(text))
  if (begun >= 0) return begun
  const next = lines.findIndex(({ page }) => page > lines[0]!.page)
  return next < 0 ? lines.length : next
}
