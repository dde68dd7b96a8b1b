import type { Part } from '#contract/cases'
import type { CasePageMessages } from '../messages/case-page.ts'
import { layOutJudgment } from './lay-out-judgment.ts'
import { nameSection } from './name-section.ts'
import type { DividedText } from './open-judgment.ts'

/** A line of the outline: a part of the judgment, or a heading in it. */
export interface OutlineEntry {
  /** Id of the paragraph where it begins. */
  paragraph: number
  label: string
  /** 0 for parts, 1 for the headings in them. */
  level: number
  opinionKind: Part['opinion_kind']
}

/** Letters of a heading that are shown. */
const maxLabelLength = 140

/** Heading, opinions by their authors, the court's headings within them, orders. A judgment of one opinion shows its headings, where it has any. */
export function listOutline(text: DividedText, words: CasePageMessages['reader']): OutlineEntry[] {
  const sections = layOutJudgment(text)
  const opinions = sections.filter(({ kind }) => kind === 'opinion')
  const several = opinions.length > 1 || opinions.some(({ opinionKind }) => opinionKind !== null && opinionKind !== 'sole')
  return sections.flatMap((section) => {
    const blocks = section.runs.flatMap((run) => run.blocks)
    const { kind, opinionKind } = section
    const headings = kind === 'opinion' || kind === 'orders' ? blocks.filter((block) => block.kind === 'heading') : []
    const named = kind !== 'parties' && (kind !== 'opinion' || several || headings.length === 0)
    return [
      ...(named ? [{ paragraph: blocks[0]!.id, label: nameSection(section, words), level: 0, opinionKind }] : []),
      // The heading that opens a part says what the part's own line says.
      ...headings
        .filter((block) => !(named && block === blocks[0]))
        .map((block) => ({ paragraph: block.id, label: shorten(block.text), level: named ? 1 : 0, opinionKind })),
    ]
  })
}

/** How many places lie in each line of an outline, up to where the next one begins, by the paragraph of the line. */
export function countInOutline(
  entries: readonly OutlineEntry[],
  { paragraphs }: Pick<DividedText, 'paragraphs'>,
  places: readonly { start: number }[],
): Map<number, number> {
  const startOf = new Map(paragraphs.map(({ id, start }) => [id, start]))
  const lines = entries.map(({ paragraph }) => ({ paragraph, start: startOf.get(paragraph) ?? 0 }))
  const counts = new Map<number, number>()
  for (const place of places) {
    const line = lines.findLast(({ start }) => start <= place.start)
    if (line) counts.set(line.paragraph, (counts.get(line.paragraph) ?? 0) + 1)
  }
  return counts
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length <= maxLabelLength ? line : `${line.slice(0, maxLabelLength).trimEnd()}…`
}
