import { setImmediate } from 'node:timers/promises'
import { buffer } from 'node:stream/consumers'
import { memorandumWords } from '#contract/reasons/memorandum-words'
import { loadPages } from '../../../printing/printing.ts'
import { type Block, type ChatPaper, paperWords } from './chat-paper.ts'

const small = 9.4
const step = 24

/** A chat as PDF, with its title and numbers on every page. */
export async function writeChatPages(paper: ChatPaper, name: string): Promise<File> {
  const { createPdfWriter, writeRunningHeads, colours } = await loadPages()
  const { title, head, lines, blocks, authorities, statement, day } = paper
  const pdf = createPdfWriter({ title, author: 'Hukumu', subject: head, created: day })
  const written = buffer(pdf.doc)
  const heading = (said: string) => {
    pdf.space(16)
    pdf.keep(60)
    pdf.write(said, { face: 'semibold', size: 13.5, colour: colours.navy })
    pdf.space(4)
  }
  const subheading = (said: string) => {
    pdf.space(9)
    pdf.keep(48)
    pdf.write(said, { face: 'semibold', colour: colours.navy })
  }
  const write = ({ kind, text, source }: Block) => {
    switch (kind) {
      case 'heading':
        return heading(text)
      case 'question':
        return heading(text.replace(/\s+/g, ' '))
      case 'subheading':
        return subheading(text)
      case 'notice':
        pdf.write(text, { face: 'italic', size: small, colour: colours.soft })
        return pdf.space(6)
      case 'item':
        pdf.hang('–', step / 2)
        pdf.write(text, { indent: step })
        return pdf.space(6)
      case 'text':
        pdf.write(text)
        return pdf.space(6)
      case 'quote':
        pdf.keep(48)
        pdf.write(text, { indent: step, inset: step })
        pdf.write(`— ${source ?? ''}`, { indent: step, inset: step, size: small, colour: colours.soft })
        return pdf.space(8)
    }
  }
  pdf.write(head, { face: 'semibold', size: 20, colour: colours.navy })
  pdf.write(title, { face: 'semibold', size: 11.5 })
  for (const line of lines) pdf.write(line, { size: small, colour: colours.soft })
  pdf.space(10)
  for (const block of blocks) {
    write(block)
    // Others come in between two pieces.
    await setImmediate()
  }
  if (authorities.length > 0) heading(memorandumWords.authorities)
  for (const { kind, listed } of authorities) {
    subheading(memorandumWords.kinds[kind])
    for (const { numbers, words } of listed) {
      pdf.space(3)
      pdf.write(`[${numbers.join(', ')}] ${words}`, { size: small })
    }
  }
  heading(memorandumWords.checked)
  for (const line of statement) {
    pdf.write(line, { size: small })
    pdf.space(3)
  }
  writeRunningHeads(pdf, { citation: head, titleOf: () => title, isDissent: () => false, from: paperWords.footer(day) })
  pdf.doc.end()
  return new File([await written], name, { type: 'application/pdf' })
}
