import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLibraryMessages } from '../../messages/library.ts'
import { ModalDialog } from '../../ui/ModalDialog.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useToast } from '../../ui/toast.tsx'
import { samples, useRemoveSamples } from './queries.ts'

/** Tells an editor of invented samples among real judgments, and takes them out after asking. */
export function SampleNotice() {
  const { samples: words } = useLibraryMessages()
  const { data } = useQuery(samples)
  const showToast = useToast()
  const [isAsking, setAsking] = useState(false)
  const { mutate, isPending, error } = useRemoveSamples()
  if (!data || data.samples === 0 || data.judgments === 0) return null
  const remove = () =>
    mutate(undefined, {
      onSuccess: ({ removed }) => {
        showToast(words.removed(removed), { severity: 'success' })
        setAsking(false)
      },
    })
  return (
    <Notice
      severity="info"
      action={
        <Button color="inherit" size="small" variant="outlined" onClick={() => setAsking(true)}>
          {words.remove}
        </Button>
      }
    >
      {words.held(data.samples)}
      {isAsking && (
        <ModalDialog
          title={words.title}
          onClose={() => setAsking(false)}
          width={480}
          actions={
            <>
              <Button color="inherit" variant="outlined" onClick={() => setAsking(false)}>
                {words.keep}
              </Button>
              <Button color="error" variant="contained" disabled={isPending} onClick={remove}>
                {isPending ? words.removing : words.remove}
              </Button>
            </>
          }
        >
          <Typography sx={{ color: 'text.secondary' }}>{words.lost}</Typography>
          {error && <Notice severity="error">{error.message}</Notice>}
        </ModalDialog>
      )}
    </Notice>
  )
}
