import { nameOfEid } from '#citations/law/name-of-eid'
import { type Annotation, type AnnotationColor, type AnnotationFormat, annotationColors } from '#contract/annotations'
import { dayInNairobi } from '../../clock.ts'
import type { Column } from '../../printing/column.ts'
import { writeCsv } from '../../printing/csv.ts'
import { dayInWords } from '#contract/reasons/day-in-words'
import { type Block, heading, paragraph } from '../../printing/paper/paper.ts'
import { writePaper } from '../../printing/paper/write-paper.ts'
import type { ListedAnnotation } from './annotation-items.ts'
import { pageOfWebAnnotations, webAnnotations } from './web-annotations.ts'

const words = {
  title: 'Annotations',
  colours: Object.fromEntries(annotationColors.map((color, at) => [color, ['Yellow', 'Green', 'Blue', 'Pink', 'Orange'][at]!])) as Record<
    AnnotationColor,
    string
  >,
  gone: (id: string) => `${id}, not in the library any more`,
  textOf: (day: string) => `text of ${day}`,
  none: 'No annotations.',
}

/** Title and citation, where the title does not have it already. */
const named = ({ case: found, act, case_id: id }: ListedAnnotation): string =>
  act !== null
    ? act
    : found === null
      ? words.gone(id)
      : found.citation === null || found.title.includes(found.citation)
        ? found.title
        : `${found.title} ${found.citation}`
/** 'para 12', 'section 41(1)'; of words that the Act no longer has, the text that had them. */
function placeOf({ number, act, eid, anchored, marked_as_at: day }: ListedAnnotation): string {
  if (act === null) return number === null ? '' : `para ${number}`
  const provision = eid === null ? null : nameOfEid(eid)
  const text = anchored || day === null ? null : words.textOf(dayInWords(day))
  return [provision, text].filter((part) => part !== null).join(', ')
}
const quoteOf = ({ text_selection: quote }: Annotation) => quote.replace(/\s+/g, ' ').trim()

const columns: Column<ListedAnnotation>[] = [
  { heading: 'Case or Act', width: 50, value: named },
  { heading: 'Paragraph or provision', width: 24, value: (one) => (one.act === null ? (one.number ?? '') : placeOf(one)) },
  { heading: 'Passage', width: 80, value: quoteOf },
  { heading: 'Note', width: 60, value: ({ note }) => note },
  { heading: 'Colour', width: 10, value: ({ color }) => words.colours[color] },
  { heading: 'Marked on', width: 14, value: ({ created_at: at }) => at.slice(0, 10) },
]

/** Annotations as Markdown, Word, CSV or Web Annotations, those of a case or an Act together; `siteUrl` is where what is annotated is read. */
export async function writeAnnotations(
  listed: readonly ListedAnnotation[],
  format: AnnotationFormat,
  day: Date,
  siteUrl: string,
): Promise<File> {
  const name = `hukumu-annotations-${dayInNairobi(+day)}.${format}`
  const byCase = [...Map.groupBy(listed, ({ case_id }) => case_id).values()]
  switch (format) {
    case 'csv':
      return new File([writeCsv(columns, listed)], name, { type: 'text/csv; charset=utf-8' })
    case 'md':
      return new File([markdownOf(byCase)], name, { type: 'text/markdown; charset=utf-8' })
    case 'docx':
      return writePaper(
        { title: words.title, head: words.title, left: words.title, right: words.title, day, blocks: blocksOf(byCase) },
        format,
        name,
      )
    case 'jsonld':
      return new File([JSON.stringify(pageOfWebAnnotations(listed, siteUrl), null, 2)], name, { type: webAnnotations })
  }
}

const blocksOf = (byCase: readonly ListedAnnotation[][]): Block[] => [
  ...(byCase.length === 0 ? [paragraph([{ text: words.none, italic: true }])] : []),
  ...byCase.flatMap((few) => [
    heading(named(few[0]!), 3),
    ...few.flatMap((one) => [
      paragraph([
        { text: `“${quoteOf(one)}”`, italic: true },
        { text: ` ${below(one)}`, tone: 'soft' },
      ]),
      ...one.note
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line) => paragraph(line, { depth: 1 })),
    ]),
  ]),
]

const below = (one: ListedAnnotation) =>
  `(${[placeOf(one), words.colours[one.color].toLowerCase()].filter((part) => part !== '').join(', ')})`

const markdownOf = (byCase: readonly ListedAnnotation[][]): string =>
  [
    `# ${words.title}`,
    ...(byCase.length === 0 ? [words.none] : []),
    ...byCase.flatMap((few) => [
      `## ${named(few[0]!)}`,
      ...few.map((one) => [`> “${quoteOf(one)}” ${below(one)}`, one.note.trim()].filter((part) => part !== '').join('\n\n')),
    ]),
  ]
    .join('\n\n')
    .concat('\n')
