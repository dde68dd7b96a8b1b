import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { endNoteLink, getNoteLink, shareNote } from '#contract/note-links'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { useNoteEditorMessages } from '../../../messages/note-editor.ts'
import { Choice } from '../../../ui/Choice.tsx'
import { RetryNotice } from '../../../ui/RetryNotice.tsx'
import { copyText } from '../../../ui/clipboard.ts'
import { formatDay } from '../../../ui/day.ts'
import { Field } from '../../../ui/Field.tsx'
import { ModalDialog } from '../../../ui/ModalDialog.tsx'
import { useToast } from '../../../ui/toast.tsx'
import { RowsLoading } from '../../../ui/RowsLoading.tsx'
import { useFailureWords } from '../use-notes.ts'

/** For how many days a link may be good. */
const days = [7, 30, 90, 365] as const
const day = 86_400_000

const linkOf = (id: string) =>
  queryOptions({
    queryKey: ['notes', 'link', id],
    queryFn: ({ signal }) => call(getNoteLink, { params: { id } }, { signal }),
    staleTime: 0,
  })

/** A link by which somebody without an account reads a note: made for some days, and ended. */
export function ShareDialog({ note, onClose }: { note: string; onClose: () => void }) {
  const { sharing: words } = useNoteEditorMessages()
  const client = useQueryClient()
  const showToast = useToast()
  const wordsOf = useFailureWords()
  const { data, isError, refetch } = useQuery(linkOf(note))
  const [good, setGood] = useState<(typeof days)[number]>(30)
  const [made, setMade] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const about = `link:${note}`

  async function attempt(work: () => Promise<unknown>, failed: string) {
    setBusy(true)
    try {
      await work()
      await client.invalidateQueries({ queryKey: ['notes', 'link', note] })
    } catch (error) {
      showToast(wordsOf(failed, error), { severity: 'error', about })
    }
    setBusy(false)
  }
  const make = () =>
    attempt(async () => {
      const body = { expires_at: new Date(Date.now() + good * day).toISOString() }
      const { url } = await call(shareNote, { params: { id: note }, body })
      setMade(new URL(url, location.origin).href)
    }, words.failed)
  const end = () =>
    attempt(async () => {
      await call(endNoteLink, { params: { id: note } })
      setMade(null)
      showToast(words.ended, { severity: 'success', about })
    }, words.endFailed)
  async function copy() {
    const isCopied = await copyText(made!)
    showToast(isCopied ? words.copied : words.copyFailed, { severity: isCopied ? 'success' : 'error', about: 'clipboard' })
  }

  const link = data?.link
  return (
    <ModalDialog
      title={words.title}
      onClose={onClose}
      width={520}
      actions={
        <Button color="inherit" variant="outlined" onClick={onClose}>
          {words.close}
        </Button>
      }
    >
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>{words.lead}</Typography>
      {!data && !isError && <RowsLoading label={words.loading} rows={1} height={96} />}
      {isError && !data && <RetryNotice words={words.loadFailed} onRetry={() => void refetch()} />}
      {link && (
        <Box sx={{ display: 'grid', gap: 1.5, mb: 2.5, pb: 2.5, borderBottom: 1, borderColor: 'divider' }}>
          <Typography sx={{ fontWeight: 600 }}>{words.openUntil(formatDay(link.expires_at))}</Typography>
          {made !== null && <Field label={words.address} value={made} readOnly helper={words.once} />}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {made !== null && (
              <Button variant="contained" onClick={() => void copy()}>
                {words.copy}
              </Button>
            )}
            <Button color="error" variant="outlined" disabled={busy} onClick={() => void end()}>
              {words.end}
            </Button>
          </Box>
        </Box>
      )}
      {data && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'end' }}>
          <Choice label={words.good} value={String(good)} onChange={(chosen) => setGood(days.find((one) => String(one) === chosen) ?? 30)}>
            {days.map((one) => (
              <option key={one} value={one}>
                {words.days(one)}
              </option>
            ))}
          </Choice>
          <Button
            variant={link ? 'outlined' : 'contained'}
            color={link ? 'inherit' : 'primary'}
            disabled={busy}
            onClick={() => void make()}
          >
            {link ? words.another : words.make}
          </Button>
          {link && (
            <Typography variant="body2" sx={{ color: 'text.secondary', flexBasis: '100%' }}>
              {words.anotherExplained}
            </Typography>
          )}
        </Box>
      )}
    </ModalDialog>
  )
}
