import type { Memorandum, MemorandumBlock } from '#contract/chat-memorandum'
import type { memorandumWords } from '#contract/reasons/memorandum-words'

type Words = typeof memorandumWords

/** Signs that Markdown would read as more than they say. */
const plain = (words: string): string => words.replace(/[\\`*_[\]<>|~]/g, String.raw`\$&`)

const written: Record<MemorandumBlock['kind'], (block: MemorandumBlock) => string> = {
  subheading: ({ text }) => `### ${plain(text)}`,
  text: ({ text }) => plain(text),
  item: ({ text }) => `- ${plain(text)}`,
  quote: ({ text, source }) => `> ${plain(text)}\n>\n> — ${plain(source ?? '')}`,
}

/** A memorandum as a note keeps it: every authority leads to its page. `addressOf` names it. */
export function memorandumAsNote(
  { day, parts, authorities, checks }: Memorandum,
  { words, addressOf }: { words: Words; addressOf: (kind: Memorandum['authorities'][number]['kind'], id: string) => string },
): string {
  const on = new Date(day)
  return [
    words.date(on),
    ...parts.flatMap(({ head, blocks }) => [
      `## ${words.heads[head]}`,
      ...(blocks.length > 0 ? blocks.map((block) => written[block.kind](block)) : [words.none[head]]),
    ]),
    ...(authorities.length > 0 ? [`## ${words.authorities}`] : []),
    ...authorities.flatMap(({ kind, listed }) => [
      `### ${words.kinds[kind]}`,
      listed.map(({ id, numbers, words: said }) => `- [${plain(said)}](${addressOf(kind, id)}) \\[${numbers.join(', ')}\\]`).join('\n'),
    ]),
    `## ${words.checked}`,
    ...words.statement(checks, on),
  ].join('\n\n')
}
