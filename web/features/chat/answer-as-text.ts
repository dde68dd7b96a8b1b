import { quotedWithin } from '#citations/prose/quoted-within'
import type { ChatMessage, ChatReference } from '#contract/chat'
import { ownWords } from '#contract/reasons/chat-words'
import { gapBefore } from './answer-text.ts'
import { findRule } from './find-rule.ts'
import { nameOf } from './name-of.ts'

/** What an answer says in words, without what was left out of it: signs that markdown escapes stand as they are read. */
export const wordsOfAnswer = (answer: Pick<ChatMessage, 'sentences' | 'references' | 'content'>): string =>
  markdownOf(answer).replace(/\\([!-/:-@[-`{-~])/g, '$1')

/** The markdown of an answer without what was left out of it; the assistant's own words are called so. */
function markdownOf({ sentences, references, content }: Pick<ChatMessage, 'sentences' | 'references' | 'content'>): string {
  if (sentences.length === 0) return content.trim()
  let text = ''
  for (const { markdown, opens, verdict, references: named } of sentences) {
    if (markdown.trim() === '' || verdict === 'checking' || verdict === 'struck') continue
    text += text === '' ? markdown : gapBefore(markdown, opens) + markdown
    if (verdict === 'own') text += ` (${ownWords(references.filter(({ n }) => named.includes(n)))})`
  }
  return text.trim()
}

/** A chat as it is copied: who speaks before each message, blank lines between them. */
export const chatAsText = (messages: readonly ChatMessage[], names: { you: string; assistant: string }): string =>
  messages
    .map((message) => [message.role, message.role === 'user' ? message.content : wordsOfAnswer(message)] as const)
    .filter(([, words]) => words !== '')
    .map(([role, words]) => `${role === 'user' ? names.you : names.assistant}: ${words}`)
    .join('\n\n')

interface NoteWords {
  question: string
  references: string
}

/** An answer as a note keeps it: each `[1]` leads to its paragraph, and what it rests on is listed below. */
export function answerAsNote(
  question: string,
  answer: ChatMessage,
  addressOf: (reference: ChatReference) => string,
  words: NoteWords,
): string {
  const { references } = answer
  const text = markdownOf(answer).replace(/\[(\d{1,3})\](?!\()/g, (written, n: string) => {
    const reference = references.find((one) => one.n === Number(n))
    return reference ? `[\\[${n}\\]](${addressOf(reference)})` : written
  })
  const used = references.map((reference) => {
    const name = [nameOf(reference), reference.citation, reference.pinpoint].filter(Boolean).join(', ')
    return `${reference.n}. [${name.replace(/[[\]]/g, String.raw`\$&`)}](${addressOf(reference)})`
  })
  return [`**${words.question}** ${question}`, text, ...(used.length > 0 ? [`## ${words.references}`, used.join('\n')] : [])].join('\n\n')
}

/** Some authorities of an answer as a note keeps them: the words of each with its rule bold, and where they lead. */
export function authoritiesAsNote(
  question: string,
  chosen: readonly ChatReference[],
  leadsTo: (reference: ChatReference) => string,
  asked: string,
): string {
  const quoted = chosen.map((reference) => {
    const { before, rule, after } = findRule(quotedWithin(reference.quote), question)
    const words = `“${plainly(before)}${rule === '' ? '' : `**${plainly(rule)}**`}${plainly(after)}”`.replace(/\s*\n\s*/g, '\n>\n> ')
    const name = [nameOf(reference), reference.citation, reference.pinpoint].filter(Boolean).join(', ')
    return `> ${reference.quote === '' ? '' : `${words}\n>\n> `}[${plainly(name)}](${leadsTo(reference)})`
  })
  return [`**${asked}** ${question}`, ...quoted].join('\n\n')
}

/** Words that stay as they are where Markdown is read. */
const plainly = (words: string) => words.replace(/[\\`*_~<[\]]/g, String.raw`\$&`)
