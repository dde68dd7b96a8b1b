import type { PageBlock, PageSection } from './page-blocks.ts'
import type { OnLine, PdfWriter, Setting } from '../pdf-writer.ts'
import { opinionName } from './judgment-words.ts'
import { colours, hang, step } from '../sheet.ts'

/** What an outline entry hangs from: that of the file, or one from which it is made later. */
export interface Outline {
  addItem: (title: string) => Outline
}

/** Told before the lines of a block are written, of each of which what it answers is told. */
export type OnBlock = (block: PageBlock) => OnLine | undefined

/** Room that a paragraph wants at the foot of a page before it begins there: two lines; a heading wants those of its paragraph too. */
const leastRoom = 32
const roomOfHeading = 74

/** Writes a section: the lines of the head centred, the opinion with its numbers hanging, the ending as it stands. */
export function writeSection(pdf: PdfWriter, section: PageSection, outline: Outline, onBlock?: OnBlock) {
  if (section.kind === 'header' || section.kind === 'parties') return writeTitleLines(pdf, section, onBlock)
  pdf.space(section.kind === 'ending' ? 16 : 8)
  let entry = outline
  if (section.kind === 'opinion' && section.isOneOfSeveral) entry = writeOpinionName(pdf, section, outline)
  else if (section.kind === 'opinion') entry = outline.addItem(pdf.printable(nameOf(section)))
  const isNamed = section.kind === 'opinion' && section.isOneOfSeveral && ownName(section) !== null
  for (const block of section.blocks.slice(isNamed ? 1 : 0)) writeBlock(pdf, block, section, entry, onBlock)
}

const nameOf = ({ opinionKind, author }: PageSection) => opinionName({ opinion_kind: opinionKind, author })

// '1st Appellant', 'Applicant/Respondent', 'Interested Party': what stands below the name of a party
const ROLE =
  /^(?:(?:the|proposed|intended|\d+(?:st|nd|rd|th)(?:\s*(?:to|-|–|&|and|,)\s*\d+(?:st|nd|rd|th))*)\s+)*(?:appellant|respondent|applicant|petitioner|plaintiff|defendant|claimant|accused|prosecutor|objector|protestor|administrator|interested part(?:y|ies)|amic(?:us|i) curiae|ex parte applicant|decree[ -]holder|judgment[ -]debtor|garnishee|landlord|tenant|grievant|state|convict|complainant|third party)s?(?:\s*[/(].*)?$/i

const BETWEEN = /^\W*(?:between|and|versus|vs?\.?|verses)\W*$/i

/** Names stand above a role, one or more of them, with nothing between. */
function isName(blocks: readonly PageBlock[], index: number): boolean {
  const next = blocks.slice(index + 1).find(({ text }) => ROLE.test(text) || BETWEEN.test(text))
  const from = blocks.findIndex(({ text }) => BETWEEN.test(text))
  return next !== undefined && ROLE.test(next.text) && index > from && blocks[index]!.text.length < 160
}

/** The court, the parties and their roles, as the judgment prints them. */
function writeTitleLines(pdf: PdfWriter, { blocks }: PageSection, onBlock?: OnBlock) {
  pdf.space(10)
  for (const [index, block] of blocks.entries()) {
    const { text } = block
    const isRole = ROLE.test(text)
    const isBetween = BETWEEN.test(text)
    const face = isRole || isBetween ? 'italic' : isName(blocks, index) ? 'semibold' : 'regular'
    pdf.keep(leastRoom)
    const setting = {
      align: 'center',
      size: isRole || isBetween ? 9.6 : 10.4,
      colour: isRole ? colours.soft : colours.ink,
      face,
      indent: 30,
      inset: 30,
      lineGap: 2,
    } as const
    pdf.write(text, setting, onBlock?.(block))
    pdf.space(face === 'semibold' && ROLE.test(blocks[index + 1]?.text ?? '') ? 0.5 : 4.5)
  }
  pdf.space(6)
}

const kindWords = {
  sole: /judgment/i,
  majority: /majority/i,
  concurring: /concurring/i,
  dissenting: /dissent/i,
  opinion: /judgment|opinion|ruling/i,
}

/** The heading with which an opinion itself says whose it is and of what kind. */
const ownName = ({ blocks: [first], opinionKind }: PageSection): string | null =>
  first?.kind === 'heading' && kindWords[opinionKind ?? 'sole'].test(first.text) ? first.text : null

/** Whose opinion it is and of what kind; a dissent in a colour of its own. */
function writeOpinionName(pdf: PdfWriter, section: PageSection, outline: Outline): Outline {
  const colour = section.opinionKind === 'dissenting' ? colours.burgundy : colours.navy
  pdf.keep(roomOfHeading + 60)
  pdf.space(10)
  pdf.rule(colour, 0.9)
  pdf.space(7)
  pdf.write((ownName(section) ?? nameOf(section)).toUpperCase(), { face: 'semibold', size: 9.2, colour, letterSpacing: 0.9 })
  pdf.space(6)
  return outline.addItem(pdf.printable(nameOf(section)))
}

function writeBlock(pdf: PdfWriter, block: PageBlock, section: PageSection, outline: Outline, onBlock?: OnBlock) {
  const onLine = onBlock?.(block)
  if (block.kind === 'heading') return writeHeading(pdf, block, outline, onLine)
  if (section.kind === 'ending' || block.kind === 'line') return writeLine(pdf, block, section, onLine)
  const setting = settingOf(block, section)
  // What leads in a list or a quotation stays with it.
  pdf.keep(/[:–—-]\s*$/.test(block.text) && block.text.length < 180 ? pdf.heightOf(block.text, setting) + leastRoom : leastRoom)
  const indent = setting.indent ?? 0
  if (block.marker !== null) pdf.hang(block.marker, Math.max(0, indent - widthOfMarker(pdf, block, section, setting)), setting)
  pdf.write(block.text, setting, onLine)
  pdf.space(block.kind === 'item' || block.kind === 'footnote' ? 5 : 7.5)
}

function settingOf({ kind, depth }: PageBlock, { isNumbered }: PageSection): Setting {
  const base = isNumbered ? hang : 0
  if (kind === 'footnote') return { size: 8.8, colour: colours.soft, indent: base + 14, lineGap: 2 }
  if (kind === 'quote') return { size: 9.9, indent: base + step + (depth > 1 ? (depth - 1) * step : 0), inset: step, lineGap: 2.6 }
  if (kind === 'item') return { indent: base + Math.max(1, depth) * step }
  return { indent: base }
}

/** Numbers stand at the margin, letters and numbers within a quotation just before their text. */
function widthOfMarker(pdf: PdfWriter, { kind, marker }: PageBlock, { isNumbered }: PageSection, setting: Setting): number {
  if (kind === 'paragraph') return isNumbered ? hang : 0
  if (kind === 'footnote') return 14
  return Math.max(step - 4, pdf.widthOf(marker ?? '', setting) + 5)
}

const isCapitals = (text: string) => text === text.toUpperCase() && /[A-Z]{3}/.test(text)

function writeHeading(pdf: PdfWriter, { text }: PageBlock, outline: Outline, onLine?: OnLine) {
  pdf.keep(roomOfHeading)
  pdf.space(7)
  outline.addItem(pdf.printable(text))
  const setting = {
    face: 'semibold',
    size: isCapitals(text) ? 10.4 : 11.4,
    colour: colours.navy,
    lineGap: 2,
    letterSpacing: isCapitals(text) ? 0.3 : 0,
  } as const
  pdf.write(text, setting, onLine)
  pdf.space(5)
}

/** A row of a table, or a line of date and signatures. */
function writeLine(pdf: PdfWriter, { text, marker }: PageBlock, { kind, isNumbered }: PageSection, onLine?: OnLine) {
  const isEnding = kind === 'ending'
  const isFormula = isEnding && text.length > 60
  pdf.keep(isFormula ? leastRoom * 2 : leastRoom)
  const setting = {
    size: isEnding ? 10 : 9.6,
    face: isFormula ? 'italic' : 'regular',
    indent: !isEnding && isNumbered ? hang : 0,
    lineGap: 2,
  } as const
  pdf.write(marker ? `${marker} ${text}` : text, setting, onLine)
  pdf.space(isFormula ? 12 : 3)
}
