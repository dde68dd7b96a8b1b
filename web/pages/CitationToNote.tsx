import type { AddedQuote } from '#contract/notes'
import type { KeptCitation } from '#contract/citation-lists'
import { useQuery } from '@tanstack/react-query'
import { oneCitation } from '../features/citations/queries.ts'
import { AddToNoteDialog } from '../features/notes/AddToNoteDialog.tsx'
import { useNoteMessages } from '../messages/notes.ts'
import { quotedInNote } from '../reader/quoted-in-note.ts'
import { addressOfCited } from '../ui/address-of-cited.ts'
import { LoadingDialog } from '../ui/LoadingDialog.tsx'

/** Puts a cited passage into a note: what it is relied on for, its words and where they stand. */
export function CitationToNote({ id, onClose }: { id: string; onClose: () => void }) {
  const { addTo } = useNoteMessages()
  const { data, error, refetch } = useQuery(oneCitation(id))
  if (!data) return <LoadingDialog title={addTo.title} failed={error !== null} onRetry={() => void refetch()} onClose={onClose} />
  return <AddToNoteDialog quote={asNoted(data)} name={data.case_title ?? data.text} onClose={onClose} />
}

function asNoted({ case_id: caseId, pinpoint, words, relied_on: reliedOn, text }: KeptCitation): AddedQuote {
  const address = addressOfCited(caseId ?? '', pinpoint)
  const quotation = quotedInNote({ quotation: `“${words}”`, cited: text, address, notes: '' })
  return {
    case_id: caseId ?? '',
    quote: words,
    paragraph: null,
    place: address.split('#')[1] ?? null,
    text: reliedOn === '' ? quotation : `${reliedOn}\n\n${quotation}`,
  }
}
