import type { Completion, CompletionContext, CompletionSource } from '@codemirror/autocomplete'
import { listNotes } from '#contract/notes'
import { suggest } from '#contract/suggestions'
import { call } from '../../../api/call.ts'
import { divideTitle } from '../../../ui/case-name.ts'
import { formatDay } from '../../../ui/day.ts'
import { addressOfNote } from '../note-address.ts'
import { linkTo } from './format-commands.ts'

// "[[adverse poss", "@Wekulo": what is being looked for, with what called for it
const CALL = /(?:\[\[([^\]\n]{0,80})|(?<![\p{L}\p{N}@.])@([\p{L}\p{N}][^@\n]{0,60}|))$/u
/** Milliseconds without a key before cases and notes are asked for. */
const patience = 200
const offered = 6

/** Offers cases and notes behind `[[` and `@`, and puts a link in the place of what was typed. */
export const completeMention =
  (note: string, words: { aCase: string; aNote: string }): CompletionSource =>
  async (context) => {
    const line = context.state.doc.lineAt(context.pos)
    const called = CALL.exec(line.text.slice(0, context.pos - line.from))
    const query = (called?.[1] ?? called?.[2] ?? '').trim()
    if (!called || query.length < 2) return null
    const signal = signalOf(context)
    await new Promise((resolve) => setTimeout(resolve, patience))
    if (signal.aborted) return null
    try {
      const [cases, notes] = await Promise.all([
        call(suggest, { query: { q: query, limit: offered } }, { signal }),
        call(listNotes, { query: { query, limit: offered } }, { signal }),
      ])
      const options: Completion[] = [
        ...cases.cases.map((one) => {
          const name = divideTitle(one.title, { caseNumber: one.case_number, citation: one.citation }).parties || one.title
          const detail = [one.citation ?? one.case_number, one.court, one.date && formatDay(one.date)].filter(Boolean).join(' · ')
          const label = [name, one.citation].filter(Boolean).join(' ')
          return { label: name, detail, type: words.aCase, apply: linkTo(label, `/cases/${encodeURIComponent(one.id)}`) }
        }),
        ...notes.results
          .filter(({ id }) => id !== note)
          .map(({ id, title }) => ({ label: title, detail: words.aNote, apply: linkTo(title, addressOfNote(id)) })),
      ]
      // The server has chosen; what was typed need not be a part of a label.
      return { from: line.from + called.index, options, filter: false }
    } catch {
      // Without an answer nothing is offered, and one goes on writing.
      return null
    }
  }

function signalOf(context: CompletionContext): AbortSignal {
  const left = new AbortController()
  context.addEventListener('abort', () => left.abort(), { onDocChange: true })
  return left.signal
}
