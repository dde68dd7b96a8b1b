import AddRounded from '@mui/icons-material/AddRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { authorityKinds } from '#contract/citation-lists'
import type { NoteAuthority } from '#contract/note-authorities'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAuthorityMessages } from '../../../messages/authorities.ts'
import { useNoteEditorMessages } from '../../../messages/note-editor.ts'
import { SignalTag } from '../../../ui/SignalTag.tsx'
import { TextLink } from '../../../ui/TextLink.tsx'
import { useToast } from '../../../ui/toast.tsx'
import { authoritiesOf, useNoteCalls } from '../queries.ts'
import { useFailureWords } from '../use-notes.ts'
import { formatDay } from '../../../ui/day.ts'
import { addressOfProvision } from '../../../ui/law-address.ts'
import { divided } from '../../../ui/list-row.ts'
import { RetryNotice } from '../../../ui/RetryNotice.tsx'
import { RowsLoading } from '../../../ui/RowsLoading.tsx'
import { AddReferenceDialog } from './AddReferenceDialog.tsx'

interface ReferencesProps {
  note: string
  /** Whether one that was added may be taken out. */
  mayChange: boolean
}

/** What a note cites, quotes and rests on, by kind; of each case how it stands. Who writes in it adds cases that its text does not name. */
export function References({ note, mayChange }: ReferencesProps) {
  const { references: words } = useNoteEditorMessages()
  const [isAdding, setIsAdding] = useState(false)
  return (
    <>
      <Authorities note={note} mayChange={mayChange} />
      {mayChange && (
        <Button size="small" variant="outlined" startIcon={<AddRounded />} onClick={() => setIsAdding(true)} sx={{ mt: 2 }}>
          {words.add}
        </Button>
      )}
      {isAdding && <AddReferenceDialog note={note} onClose={() => setIsAdding(false)} />}
    </>
  )
}

function Authorities({ note, mayChange }: ReferencesProps) {
  const { references: words } = useNoteEditorMessages()
  const { data, isError, isFetching, refetch } = useQuery(authoritiesOf(note))
  if (!data && isError && !isFetching) return <RetryNotice words={words.failed} onRetry={() => void refetch()} />
  if (!data) return <RowsLoading label={words.loading} rows={3} height={56} />
  if (data.total === 0)
    return (
      <>
        <Typography sx={{ fontWeight: 600 }}>{words.none}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
          {words.noneAdvice}
        </Typography>
      </>
    )
  return (
    <>
      {authorityKinds.map((kind) => {
        const few = data.results.filter((one) => one.kind === kind)
        return few.length === 0 ? null : (
          <Box key={kind} component="section" sx={{ '& + &': { mt: 3 } }}>
            <Typography variant="label" component="h2" sx={{ color: 'text.secondary' }}>
              {words.kinds[kind]}
            </Typography>
            <Box component="ul" aria-label={words.list(words.kinds[kind])} sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {few.map((one) => (
                <Authority key={one.case_id ?? one.text} note={note} authority={one} mayChange={mayChange} />
              ))}
            </Box>
          </Box>
        )
      })}
    </>
  )
}

function Authority({ note, authority, mayChange }: { note: string; authority: NoteAuthority; mayChange: boolean }) {
  const { references: words } = useNoteEditorMessages()
  const { doubtful } = useAuthorityMessages()
  const showToast = useToast()
  const calls = useNoteCalls()
  const wordsOf = useFailureWords()
  const { case: held, law, text, doubt, verdict, pinpoints, times, origins, reference, comment } = authority
  const addressOf = addressesOf(authority)
  async function remove() {
    try {
      await calls.removeReference(note, reference!)
      showToast(words.removed, { severity: 'success', about: `reference:${note}` })
    } catch (error) {
      showToast(wordsOf(words.removeFailed, error), { severity: 'error', about: `reference:${note}` })
    }
  }
  const how = [
    times > 0 && words.times(times),
    ...origins.filter((origin) => origin !== 'citation' && origin !== 'link').map((origin) => words.origins[origin]),
  ].filter(Boolean)
  return (
    <Box component="li" sx={{ py: 1.5, display: 'grid', gap: 0.5, ...divided }}>
      <Box sx={{ overflowWrap: 'anywhere' }}>
        {held || law ? (
          <TextLink to={addressOf(null)} sx={{ fontWeight: 600, display: 'inline-block', py: { xs: 0.75, md: 0 } }}>
            {text}
          </TextLink>
        ) : (
          <Box component="span" sx={{ fontWeight: 600 }}>
            {text}
          </Box>
        )}
      </Box>
      {(held?.signal ?? doubt) && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          {held?.signal && <SignalTag signal={held.signal} />}
          {doubt && !['reversed', 'overruled', 'per incuriam'].includes(doubt) && (
            <Typography variant="body2" sx={{ color: doubt === 'sample' ? 'text.secondary' : 'error.main' }}>
              {verdict === 'possible match' ? words.unclear : doubtful.reasons[doubt]}
            </Typography>
          )}
        </Box>
      )}
      {comment !== '' && <Typography variant="body2">{comment}</Typography>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, alignItems: 'center', typography: 'body2', color: 'text.secondary' }}>
        {pinpoints.map(({ unit, value, place }) => {
          const said = words.pinpoint[unit](unit === 'text' ? formatDay(value) : value)
          return (held || law) && place !== null ? (
            <TextLink key={`${unit}-${value}`} to={addressOf(place)} sx={{ color: 'primary.main', py: { xs: 1.25, md: 0 } }}>
              {said}
            </TextLink>
          ) : (
            <span key={`${unit}-${value}`}>{said}</span>
          )
        })}
        {how.length > 0 && <span>{how.join(' · ')}</span>}
        {reference !== null && mayChange && (
          <Button size="small" color="inherit" aria-label={words.removeNamed(text)} onClick={() => void remove()} sx={{ ml: 'auto' }}>
            {words.remove}
          </Button>
        )}
      </Box>
    </Box>
  )
}

/** Where an authority is read, and a place in it: a paragraph of a case, a provision in the text of a day. */
const addressesOf =
  ({ case_id: id, law }: NoteAuthority) =>
  (place: string | null): string =>
    law
      ? addressOfProvision(law.act, law.eid ?? '', place ?? undefined)
      : `/cases/${encodeURIComponent(id ?? '')}${place === null ? '' : `#${place}`}`
