import { type Part, paragraphKinds } from '#contract/cases'
import type { StoredLayout } from '../../../../database/stored-layout.ts'
import type { Block } from './block.ts'
import { readOwnWords } from './opinion-words.ts'
import { type OpinionHeading, findOpinionHeadings, isOfMost, kindOfHeading } from './opinions.ts'
import { nameKind } from './split-text.ts'

/** What a source can state of opinions: nothing, so that only heading and words count; something, which silence leaves as it is; or all. */
const statedBy = (sourceFormat: string): 'nothing' | 'some' | 'all' =>
  sourceFormat === 'Akoma Ntoso' ? 'all' : sourceFormat.startsWith('JSON') ? 'some' : 'nothing'

/**
 * The layout of a stored text with the kinds of its opinions as they are read today, from their headings and their own words; null where nothing
 * changes. Offsets, parts and paragraphs stay as they are, and with them whatever readers keep.
 */
export function readOpinionsAnew(content: string, layout: StoredLayout, sourceFormat: string): StoredLayout | null {
  const stated = statedBy(sourceFormat)
  if (stated === 'all') return null
  const blocksOf = ({ position }: Part) =>
    layout.paragraphs.flatMap(([start, end, kind, , , part]) =>
      part === position ? [{ text: content.slice(start, end), kind: paragraphKinds[kind]! }] : [],
    )
  const opinions = layout.parts.filter(({ kind }) => kind === 'opinion')
  const alone = opinions.length === 1
  const first = opinions[0]?.position ?? 0
  const body = layout.parts
    .filter(({ position }) => position >= first)
    .flatMap((part) => blocksOf(part).map(({ text }) => ({ part, text })))
  const found = findOpinionHeadings(body.map(({ text }): Block => ({ text, gap: 0 })))
  const headings = opinions.map((part): OpinionHeading => {
    const index = body.findIndex((block) => block.part === part)
    const own = found.find((heading) => heading.index === index)
    const above = layout.parts.findLast(({ position }) => position < first)
    const kind = own ? own.kind : part.position === first && above ? kindOfHeading(blocksOf(above).at(-1)?.text ?? '') : null
    return { index, author: part.author, kind, ...(own?.joined && { joined: own.joined }) }
  })
  const kinds = new Map(
    opinions.map((part, at) => {
      const rest = layout.parts.filter(
        ({ position, kind }) => position === part.position || (position === part.position + 1 && kind === 'orders'),
      )
      const words = rest.flatMap(blocksOf).flatMap(({ text, kind }) => (kind === 'quote' ? [] : [text]))
      const said = headings[at]!.kind ?? readOwnWords(words, { alone }) ?? (isOfMost(headings, at) ? 'majority' : null)
      const isLeft = said === null && stated === 'some'
      return [part.position, isLeft ? part.opinion_kind : nameKind(said, alone)]
    }),
  )
  if (opinions.every(({ position, opinion_kind }) => kinds.get(position) === opinion_kind)) return null
  return {
    ...layout,
    parts: layout.parts.map((part) => (kinds.has(part.position) ? { ...part, opinion_kind: kinds.get(part.position)! } : part)),
  }
}
