import type { Judgment } from '../cases.ts'

/** A piece of a judgment that the model reads at once, and the ids of the paragraphs in it. */
export interface TextPart {
  text: string
  ids: ReadonlySet<number>
}

/** Characters of one part: some 6,000 tokens, which small models take too. */
export const maxPartLength = 24_000

/** Cuts a judgment between paragraphs; each paragraph stands under its id, and each opinion under its author and kind. */
export function cutForModel(judgment: Pick<Judgment, 'content' | 'parts' | 'paragraphs'>, longest = maxPartLength): TextPart[] {
  const content = judgment.content ?? ''
  const cut: { lines: string[]; ids: Set<number>; length: number }[] = []
  let opinion = -1
  for (const { id, part, start, end, kind } of judgment.paragraphs) {
    const { kind: partKind, author, opinion_kind } = judgment.parts[part] ?? {}
    if (partKind === 'header' || partKind === 'ending') continue
    const heading =
      part !== opinion && partKind === 'opinion' ? `## ${opinion_kind ?? 'sole'} opinion${author ? ` of ${author}` : ''}\n` : ''
    opinion = part
    for (const [index, piece] of pieces(content.slice(start, end), longest).entries()) {
      const line = `${index === 0 ? heading : ''}[${id}] ${kind === 'quote' ? '(quoted) ' : ''}${piece}`
      let last = cut.at(-1)
      if (!last || last.length + line.length > longest) cut.push((last = { lines: [], ids: new Set(), length: 0 }))
      last.lines.push(line)
      last.ids.add(id)
      last.length += line.length + 1
    }
  }
  return cut.map(({ lines, ids }) => ({ text: lines.join('\n'), ids }))
}

/** A paragraph that is longer than a part goes into several. */
function pieces(text: string, longest: number): string[] {
  const size = longest - 200
  return Array.from({ length: Math.max(1, Math.ceil(text.length / size)) }, (_, index) => text.slice(index * size, (index + 1) * size))
}
