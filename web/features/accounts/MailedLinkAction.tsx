import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { useMutation } from '@tanstack/react-query'
import { Link as RouterLink, useSearchParams } from 'react-router'
import { Notice } from '../../ui/Notice.tsx'
import { usePageTitle } from '../../ui/page-title.ts'
import { VisitorFrame } from './VisitorFrame.tsx'

interface MailedLinkActionProps<Done> {
  title: string
  lead: string
  /** What is said where the address has no token. */
  noToken: string
  submit: string
  busy: string
  failed: (reason: string) => string
  act: (token: string) => Promise<Done>
  /** What is so once it is done. */
  said: (done: Done) => string
  /** Where one goes from there. */
  onward: { to: string; label: string }
}

/** What a link of a mail does (`?token=…`), signed in or out. Asks first, since programs that look at mail open links before people do. */
export function MailedLinkAction<Done>({ title, lead, act, said, onward, ...words }: MailedLinkActionProps<Done>) {
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const { mutate, data, error, isPending } = useMutation({ mutationFn: () => act(token) })
  usePageTitle(title)
  return (
    <VisitorFrame title={title} lead={lead}>
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        {token === '' && <Notice severity="warning">{words.noToken}</Notice>}
        {error && <Notice severity="error">{words.failed(error.message)}</Notice>}
        {data !== undefined && <Notice severity="success">{said(data)}</Notice>}
        {data === undefined && token !== '' && (
          <Button variant="contained" size="large" disabled={isPending} onClick={() => mutate()}>
            {isPending ? words.busy : words.submit}
          </Button>
        )}
        <Box sx={{ pt: 2.5, borderTop: 1, borderColor: 'divider', color: 'text.secondary' }}>
          <Link component={RouterLink} to={onward.to} sx={{ fontWeight: 600 }}>
            {onward.label}
          </Link>
        </Box>
      </Box>
    </VisitorFrame>
  )
}
