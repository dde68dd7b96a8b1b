import type { ChatMessage } from '#contract/chat'
import type { Memorandum, MemorandumBlock } from '#contract/chat-memorandum'
import { memorandumHeads } from '#contract/chat-memorandum'
import { memorandumWords } from '#contract/reasons/memorandum-words'
import { dayInNairobi } from '../../../clock.ts'
import type { Reader } from '../../../access/access.ts'
import type { DocumentCheck, Report } from '../../document-check/document-check.ts'
import { type Block, type ChatPaper, authoritiesOf, blocksOf, countsOf, numberPassages } from './chat-paper.ts'

interface Answered {
  title: string
  messages: readonly ChatMessage[]
  day: Date
}

interface Drafting {
  check: DocumentCheck['check']
  signal?: AbortSignal | undefined
  report?: Report | undefined
}

/** What the answers of a chat say, under the heads of a memorandum; what the document check finds wrong of it is left out. */
export async function draftMemorandum(reader: Reader, { title, messages, day }: Answered, drafting: Drafting): Promise<Memorandum> {
  const answers = messages.filter(({ role }) => role === 'assistant')
  const numberOf = numberPassages(answers)
  const said = answers.map((one) => blocksOf(one, numberOf))
  const { kept, citations, left } = await withoutWrong(reader, said.flat(), drafting)
  const isKept = (block: Block) => kept.has(block)
  // What the first answer concludes is the answer in brief; what the others say belongs to the discussion.
  const [first = [], ...others] = said
  const at = first.findIndex(({ kind, text }) => kind === 'subheading' && text === 'Conclusion')
  const blocks: Record<(typeof memorandumHeads)[number], readonly Block[]> = {
    question: messages.filter(({ role }) => role === 'user').map(({ content }) => ({ kind: 'text', text: content })),
    brief: at < 0 ? [] : first.slice(at + 1).filter(isKept),
    discussion: withoutEmptyHeads([...(at < 0 ? first : first.slice(0, at)), ...others.flat()].filter(isKept)),
  }
  return {
    title,
    day: dayInNairobi(+day),
    parts: memorandumHeads.map((head) => ({ head, blocks: blocks[head].map(toPart) })),
    authorities: authoritiesOf(answers, numberOf),
    checks: { ...countsOf(answers), citations, left },
  }
}

/** A memorandum as it is written into a file. */
export function memorandumPaper({ title, parts, authorities, checks }: Memorandum, day: Date): ChatPaper {
  return {
    title,
    head: memorandumWords.title,
    lines: [memorandumWords.date(day)],
    blocks: parts.flatMap(({ head, blocks }): Block[] => [
      { kind: 'heading', text: memorandumWords.heads[head] },
      ...(blocks.length > 0
        ? blocks.map(({ source, ...block }) => ({ ...block, ...(source !== null && { source }) }))
        : [{ kind: 'text', text: memorandumWords.none[head] } as const]),
    ]),
    authorities,
    statement: memorandumWords.statement(checks, day),
    day,
  }
}

const toPart = ({ kind, text, source }: Block): MemorandumBlock => ({
  kind: kind === 'subheading' || kind === 'item' || kind === 'quote' ? kind : 'text',
  text,
  source: source ?? null,
})

/** The blocks of which the document check finds nothing wrong, how many citations it checked, and how many blocks it left out. */
async function withoutWrong(reader: Reader, blocks: readonly Block[], { check, signal, report }: Drafting) {
  const ends: number[] = []
  let text = ''
  for (const { text: words, source } of blocks) {
    text += `${words}${source === undefined ? '' : ` (${source.replace(/ \[\d+\]$/, '')})`}\n\n`
    ends.push(text.length)
  }
  const { citations } = text.trim() === '' ? { citations: [] } : await check(reader, text, { signal, report })
  // A sample is said to be one wherever it is cited; that is no fault of the memorandum.
  const wrong = citations.filter(({ level, case: one }) => level === 'wrong' && !one?.sample)
  const faulty = new Set(wrong.map(({ start }) => ends.findIndex((end) => start < end)))
  const kept = new Set(blocks.filter((_, at) => !faulty.has(at)))
  return { kept, citations: citations.length, left: faulty.size }
}

const withoutEmptyHeads = (blocks: readonly Block[]): Block[] =>
  blocks.filter(({ kind }, at) => kind !== 'subheading' || (at + 1 < blocks.length && blocks[at + 1]!.kind !== 'subheading'))
