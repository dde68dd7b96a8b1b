import type { Completion, CompletionContext, CompletionSource } from '@codemirror/autocomplete'
import { parseOneCitation } from '#contract/citations'
import { listNotes } from '#contract/notes'
import { getPassage } from '#contract/passages'
import { type Suggestions, suggest } from '#contract/suggestions'
import { call } from '../../../api/call.ts'
import type { NoteEditorMessages } from '../../../messages/note-editor.ts'
import { nameOfCase } from '../../../ui/case-name.ts'
import { formatDay } from '../../../ui/day.ts'
import { addressOfNote } from '../note-address.ts'
import { type AskedProvision, askedProvision, findProvisions } from './find-provisions.ts'
import { linkTo } from './format-commands.ts'

// "[[adverse poss", "@Wekulo": what is being looked for, with what called for it
const CALL = /(?:\[\[([^\]\n]{0,80})|(?<![\p{L}\p{N}@.])@([\p{L}\p{N}][^@\n]{0,60}|))$/u
/** Milliseconds without a key before cases and notes are asked for. */
const patience = 200
const offered = 6

// "Wekulo para 12", "Wekulo#12", "Wekulo, at 12": a case and the court's own number of a paragraph
const WITH_PARAGRAPH = /^(.{2,}?)[\s,]*(?:#|¶\s?|\bat\s(?:paras?\.?\s?)?|\bparas?\.?\s?|\bparagraph\s)(\d{1,4})$/i

type SuggestedCase = Suggestions['cases'][number]

const citedAs = (one: SuggestedCase) => [nameOfCase(one), one.citation].filter(Boolean).join(' ')

type MentionWords = NoteEditorMessages['mention']

/** Offers cases, their paragraphs, provisions and notes behind `[[` and `@`, and puts a link in the place of what was typed. */
export const completeMention =
  (note: string, words: MentionWords): CompletionSource =>
  async (context) => {
    const line = context.state.doc.lineAt(context.pos)
    const called = CALL.exec(line.text.slice(0, context.pos - line.from))
    const query = (called?.[1] ?? called?.[2] ?? '').trim()
    if (!called || query.length < 2) return null
    const signal = signalOf(context)
    await new Promise((resolve) => setTimeout(resolve, patience))
    if (signal.aborted) return null
    try {
      const [, name, number] = WITH_PARAGRAPH.exec(query) ?? []
      const provision = askedProvision(query)
      const options = provision
        ? await offerProvisions(query, provision, words, signal)
        : name && number
          ? await offerParagraphs(name, number, words, signal)
          : await offerCasesAndNotes(query, note, words, signal)
      // The server has chosen; what was typed need not be a part of a label.
      return { from: line.from + called.index, options, filter: false }
    } catch {
      // Without an answer nothing is offered, and one goes on writing.
      return null
    }
  }

async function offerCasesAndNotes(query: string, note: string, words: MentionWords, signal: AbortSignal): Promise<Completion[]> {
  const [cases, notes] = await Promise.all([
    call(suggest, { query: { q: query, limit: offered } }, { signal }),
    call(listNotes, { query: { query, limit: offered } }, { signal }),
  ])
  return [
    ...cases.cases.map((one) => {
      const detail = [one.citation ?? one.case_number, one.court, one.date && formatDay(one.date)].filter(Boolean).join(' · ')
      return { label: nameOfCase(one), detail, type: words.aCase, apply: linkTo(citedAs(one), `/cases/${encodeURIComponent(one.id)}`) }
    }),
    ...notes.results
      .filter(({ id }) => id !== note)
      .map(({ id, title }) => ({ label: title, detail: words.aNote, apply: linkTo(title, addressOfNote(id)) })),
  ]
}

/** The paragraph of that number in each case of that name which has one. */
async function offerParagraphs(name: string, number: string, words: MentionWords, signal: AbortSignal): Promise<Completion[]> {
  const { cases } = await call(suggest, { query: { q: name, limit: 3 } }, { signal })
  const place = `para-${number}`
  const passages = await Promise.all(cases.map(({ id }) => call(getPassage, { params: { id }, query: { place } }, { signal })))
  return cases.flatMap((one, index) => {
    const paragraph = passages[index]!.paragraph
    if (!paragraph) return []
    const apply = linkTo(words.paragraph(citedAs(one), number), `/cases/${encodeURIComponent(one.id)}#${place}`)
    return [{ label: words.paragraph(nameOfCase(one), number), detail: paragraph.text.slice(0, 120), type: words.aCase, apply }]
  })
}

/** Provisions as they are cited, from which the references of the note know them; of a law that the library lacks the citation alone. */
async function offerProvisions(query: string, asked: AskedProvision, words: MentionWords, signal: AbortSignal): Promise<Completion[]> {
  const found = await findProvisions(asked, signal)
  if (found.length > 0)
    return found.map(({ label, heading, address }) => {
      const detail = [words.aProvision, heading].filter(Boolean).join(' · ')
      return { label, detail, apply: linkTo(label, address) }
    })
  const { kind, formatted } = await call(parseOneCitation, { params: { citation: query } }, { signal })
  return kind === null || formatted === null ? [] : [{ label: formatted, detail: words.aProvision, apply: formatted }]
}

function signalOf(context: CompletionContext): AbortSignal {
  const left = new AbortController()
  context.addEventListener('abort', () => left.abort(), { onDocChange: true })
  return left.signal
}
