import { buffer } from 'node:stream/consumers'
import { dayInWords } from '../../../printing/day-in-words.ts'
import { type PrintedLaw, writeLaw } from '../../../printing/law/law-pages.ts'
import { titleOf } from '../../../printing/law/title-of.ts'
import { loadPages } from '../../../printing/printing.ts'

/** What the pages say of whom they are from. */
const from = (day: string) => `Hukumu · ${day}`

/** A provision, or a part with all that is in it, as pages of PDF. `at` is the time in milliseconds. */
export async function writeProvision(law: PrintedLaw, at: number): Promise<Uint8Array<ArrayBuffer>> {
  const { createPdfWriter, writeRunningHeads } = await loadPages()
  const { act, provision } = law
  const title = titleOf(act.title, provision)
  const pdf = createPdfWriter({ title: `${title}, ${act.title}`, author: act.title, subject: title, created: new Date(at) })
  const written = buffer(pdf.doc)
  await writeLaw(pdf, law)
  writeRunningHeads(pdf, {
    citation: act.title,
    titleOf: () => title,
    isDissent: () => false,
    from: from(dayInWords(new Date(at))),
  })
  pdf.doc.end()
  return new Uint8Array(await written)
}
