import type { ChatReference, ChatSentence } from '#contract/chat'
import { sourceInBrief } from '#contract/reasons/chat-words'
import type { Passage } from '../retrieval/passage.ts'
import { tellingWords } from '../retrieval/telling-words.ts'
import { voiceOf } from './voice-of.ts'
import { plainMarkdown } from './plain-markdown.ts'

export interface Quoted {
  sentences: ChatSentence[]
  references: ChatReference[]
}

/** Where a provision is among so many of the best passages the law goes before the courts; else in its place, since it only touches what is asked. */
const amongFirst = 2

/**
 * Answers by quoting: the sentences of each passage that say most of what is asked, under the heading of the part of a judgment from which they
 * come, with pinpoint and standing. Nothing is said beside them. `from` is the index of the first sentence. Pure.
 */
export function quotePassages(passages: readonly Passage[], question: string, from = 0): Quoted {
  const sentences: ChatSentence[] = []
  const references: ChatReference[] = []
  const add = (one: Pick<ChatSentence, 'markdown' | 'references' | 'verdict'>) =>
    sentences.push({ index: from + sentences.length, opens: true, reason: null, ...one })
  const quoted = passages.map(({ source, text, voices, heading, tells }) => {
    const quote = tellingWords(text, tells ?? question, source.kind === 'provision')
    const voice = source.kind === 'case' ? voiceOf(quote, { text, voices }) : null
    // What a party says is no reasoning of the court, wherever it stands.
    return { source, quote, voice, heading: voice !== null && heading === 'Legal Reasoning' ? ('Background' as const) : heading }
  })
  const isLaw = ({ source }: { source: Passage['source'] }) => source.kind === 'provision'
  const leads = passages.slice(0, amongFirst).some(isLaw)
  // What answers best opens the answer, under whatever heading; words of parties and what a court only quotes open none.
  const placeOf = (one: (typeof quoted)[number]) => (one.voice ? 3 : one.source.quotes ? 2 : leads && isLaw(one) ? 0 : 1)
  const opening = quoted.toSorted((a, b) => placeOf(a) - placeOf(b))
  for (const [heading, under] of Map.groupBy(opening, (one) => one.heading)) {
    add({ markdown: `## ${heading}`, references: [], verdict: 'heading' })
    for (const { source, quote, voice } of under) {
      const n = references.length + 1
      references.push({ n, ...source, quote, voice })
      add({
        markdown: `> “${plainMarkdown(quote)}”\n>\n> — ${plainMarkdown(sourceInBrief({ ...source, voice }))} [${n}]`,
        references: [n],
        verdict: 'quoted',
      })
    }
  }
  return { sentences, references }
}
