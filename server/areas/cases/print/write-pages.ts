import { setImmediate } from 'node:timers/promises'
import type { Judgment } from '../cases.ts'
import { type PageSection, layOutPages } from '../../../printing/judgment/page-blocks.ts'
import { createPdfWriter } from '../../../printing/pdf-writer.ts'
import { opinionName, shortTitle, words } from '../../../printing/judgment/judgment-words.ts'
import { endPages } from '../../../printing/running-heads.ts'
import { underFront, writeFront } from '../../../printing/judgment/write-front.ts'
import { writeSection } from '../../../printing/judgment/write-section.ts'
import { dayInWords } from '#contract/reasons/day-in-words'

/** What is put on paper: a judgment, and when (milliseconds). */
export interface PagesAsked {
  judgment: Judgment
  at: number
}

/** The pages of a case as a PDF: selectable text, an outline, its title in the document's own fields. */
export async function writePages({ judgment, at }: PagesAsked): Promise<Uint8Array<ArrayBuffer>> {
  const { case: found } = judgment
  const pdf = createPdfWriter({
    title: found.title,
    author: found.court ?? words.noCourt,
    subject: [found.citation, found.case_number].filter((one) => one !== null).join(' · '),
    created: new Date(at),
  })
  const title = shortTitle(found)
  const starts: { page: number; section: PageSection }[] = []

  writeFront(pdf, judgment)
  const sections = layOutPages(judgment, [found.title, found.citation ?? '', found.case_number ?? ''])
  if (sections.length > 0) underFront(pdf)
  for (const section of sections) {
    starts.push({ page: pdf.page(), section })
    writeSection(pdf, section, pdf.doc.outline)
    await setImmediate()
  }
  // The opinion that a page begins in the middle of, where it is not the main one.
  const opinionOn = (page: number) => {
    const section = starts.findLast((start) => start.page < page)?.section
    return section && beside.has(section.opinionKind ?? '') ? section : null
  }
  return endPages(pdf, {
    citation: found.citation ?? found.case_number ?? '',
    titleOf: (page) => {
      const section = opinionOn(page)
      return section ? opinionName({ opinion_kind: section.opinionKind, author: section.author }) : title
    },
    isDissent: (page) => opinionOn(page)?.opinionKind === 'dissenting',
    from: words.from(dayInWords(new Date(at))),
  })
}

const beside: ReadonlySet<string> = new Set(['dissenting', 'concurring', 'opinion'])
