import { dayInWords } from '#contract/reasons/day-in-words'
import { type PrintedLaw, writeLaw } from '../../../printing/law/law-pages.ts'
import { titleOf } from '../../../printing/law/title-of.ts'
import { loadPages } from '../../../printing/printing.ts'

/** What the pages say of whom they are from. */
const from = (day: string) => `Hukumu · ${day}`

/** A provision, or a part with all that is in it, as pages of PDF. `at` is the time in milliseconds. */
export async function writeProvision(law: PrintedLaw, at: number): Promise<Uint8Array<ArrayBuffer>> {
  const { createPdfWriter, endPages } = await loadPages()
  const { act, provision } = law
  const title = titleOf(act.title, provision)
  const pdf = createPdfWriter({ title: `${title}, ${act.title}`, author: act.title, subject: title, created: new Date(at) })
  await writeLaw(pdf, law)
  return endPages(pdf, { citation: act.title, titleOf: () => title, from: from(dayInWords(new Date(at))) })
}
