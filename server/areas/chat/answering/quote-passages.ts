import { splitSentences } from '#citations/prose/sentences'
import type { ChatReference, ChatSentence } from '#contract/chat'
import { sourceInBrief } from '#contract/reasons/chat-words'
import type { Passage } from '../retrieval/passage.ts'
import { readMeanings } from '../retrieval/read-meanings.ts'
import { createTextReading, soughtOf } from '../retrieval/read-text.ts'
import { scoreTexts } from '../retrieval/score-passages.ts'
import { voiceOf } from './voice-of.ts'
import { plainMarkdown } from './plain-markdown.ts'

export interface Quoted {
  sentences: ChatSentence[]
  references: ChatReference[]
}

/** Letters of a quotation; it ends with a sentence. */
const longestQuote = 600

/**
 * Answers by quoting: the sentences of each passage that say most of what is asked, under the heading of the part of a judgment from which they
 * come, with pinpoint and standing. Nothing is said beside them. `from` is the index of the first sentence. Pure.
 */
export function quotePassages(passages: readonly Passage[], question: string, from = 0): Quoted {
  const sentences: ChatSentence[] = []
  const references: ChatReference[] = []
  const add = (one: Pick<ChatSentence, 'markdown' | 'references' | 'verdict'>) =>
    sentences.push({ index: from + sentences.length, opens: true, reason: null, ...one })
  const quoted = passages.map(({ source, text, heading, tells }) => {
    const quote = tellingWords(text, tells ?? question)
    const voice = source.kind === 'case' ? voiceOf(quote, text) : null
    // What a party says is no reasoning of the court, wherever it stands.
    return { source, quote, voice, heading: voice !== null && heading === 'Legal Reasoning' ? ('Background' as const) : heading }
  })
  // What answers best opens the answer, under whatever heading; words of parties open none.
  const opening = [...quoted.filter((one) => one.voice === null), ...quoted.filter((one) => one.voice !== null)]
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

/** The run of whole sentences of a passage that says most of what is asked. */
export function tellingWords(text: string, question: string): string {
  const spans = splitSentences(text)
  if (spans.length === 0) return text.slice(0, longestQuote)
  const read = createTextReading(soughtOf(readMeanings(question)))
  const { scores } = scoreTexts(spans.map(({ start, end }) => [read(text.slice(start, end))]))
  const best = scores.indexOf(scores.reduce((most, one) => Math.max(most, one), -Infinity))
  let [first, last] = [best, best]
  const lengthOf = () => spans[last]!.end - spans[first]!.start
  // The sentence after it says how it goes on, the one before what it speaks of.
  for (let grown = true; grown;) {
    grown = false
    if (last + 1 < spans.length && spans[last + 1]!.end - spans[first]!.start <= longestQuote) {
      last += 1
      grown = true
    }
    if (first > 0 && lengthOf() + spans[first]!.start - spans[first - 1]!.start <= longestQuote) {
      first -= 1
      grown = true
    }
  }
  return text.slice(spans[first]!.start, spans[last]!.end)
}
