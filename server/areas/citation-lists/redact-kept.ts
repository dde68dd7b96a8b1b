import { type KeptTransaction, keptOfCase } from './storage.ts'

/** What the kept citations of a redacted case become; only what changes is answered, for `overwriteKept`. */
export async function redactKept(transaction: KeptTransaction, caseId: string, redactWords: (words: string) => string) {
  return (await keptOfCase(transaction, caseId)).flatMap((row) => {
    const text = redactWords(row.text)
    const source = redactWords(row.source)
    const caseTitle = row.case_title === null ? null : redactWords(row.case_title)
    const item =
      row.item === null
        ? null
        : (JSON.parse(JSON.stringify(row.item), (_, value: unknown) =>
            typeof value === 'string' ? redactWords(value) : value,
          ) as typeof row.item)
    if (text === row.text && source === row.source && caseTitle === row.case_title && JSON.stringify(item) === JSON.stringify(row.item))
      return []
    // Where the name stood in italics, other words stand now.
    return [{ ...row, text, source, case_title: caseTitle, item, italics: text === row.text ? row.italics : [] }]
  })
}
