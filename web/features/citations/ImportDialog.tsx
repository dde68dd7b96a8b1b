import { sayReason } from '#contract/reasons/say-reason'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { importKeptCitations } from '#contract/citation-lists'
import type { Output } from '#contract/endpoint'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { upload } from '../../api/upload.ts'
import { useRecordReasons } from '../../messages/record-reasons.ts'
import { useCitationMessages } from '../../messages/citations.ts'
import { ModalDialog } from '../../ui/ModalDialog.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { divided } from '../../ui/list-row.ts'
import { useForgetCitations } from './queries.ts'

/** The dialog that adds the records of a file and says what became of them. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { import: words } = useCitationMessages()
  const input = useRef<HTMLInputElement>(null)
  const stop = useRef(new AbortController())
  const onSuccess = useForgetCitations()
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: (file: File) => upload(importKeptCitations, {}, file, { signal: stop.current.signal, onProgress: () => {} }),
    onSuccess,
  })
  useEffect(() => {
    const { current } = stop
    return () => current.abort()
  }, [])

  return (
    <ModalDialog
      title={words.title}
      onClose={onClose}
      width={600}
      actions={
        <>
          <Button color="inherit" variant="outlined" onClick={onClose}>
            {words.close}
          </Button>
          <Button variant={data ? 'outlined' : 'contained'} disabled={isPending} onClick={() => input.current?.click()}>
            {isPending ? words.sending : words.choose}
          </Button>
        </>
      }
    >
      <Typography sx={{ color: 'text.secondary', mb: data || error ? 2 : 0 }}>{words.explained}</Typography>
      <input
        ref={input}
        type="file"
        hidden
        accept=".ris,.bib,.bibtex,.json,.txt,.enw"
        aria-label={words.choose}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          if (file) mutate(file)
          // The same file may be chosen again.
          event.target.value = ''
        }}
      />
      {error && <Notice severity="error">{error.message}</Notice>}
      {data && <Imported imported={data} />}
    </ModalDialog>
  )
}

function Imported({ imported: { added, unchanged, rejected, records } }: { imported: Output<typeof importKeptCitations> }) {
  const { import: words } = useCitationMessages()
  const reasons = useRecordReasons()
  const doubtful = records.filter(({ reason_code }) => reason_code !== null)
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Notice severity={rejected > 0 ? 'warning' : 'success'}>{words.result(added, unchanged, rejected)}</Notice>
      {doubtful.length > 0 && (
        <Box
          component="ul"
          aria-label={words.records}
          sx={{ listStyle: 'none', m: 0, p: 0, border: 1, borderColor: 'divider', borderRadius: 1 }}
        >
          {doubtful.slice(0, 200).map(({ position, line, text, reason_code, outcome }) => (
            <Box component="li" key={position} sx={{ px: 1.5, py: 1, ...divided }}>
              <Typography variant="body2" sx={{ fontWeight: 600, color: outcome === 'rejected' ? 'error.main' : 'text.primary' }}>
                {words.line(line)}: {reason_code && sayReason(reason_code, reasons)}
              </Typography>
              {text && (
                <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                  {text}
                </Typography>
              )}
            </Box>
          ))}
        </Box>
      )}
    </Box>
  )
}
