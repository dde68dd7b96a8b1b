import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { Link as RouterLink } from 'react-router'
import { CallError } from '../../api/call-error.ts'
import { useDocumentCheckMessages } from '../../messages/document-check.ts'
import { formatDay } from '../../ui/day.ts'
import { Notice } from '../../ui/Notice.tsx'
import { RetryNotice } from '../../ui/RetryNotice.tsx'
import { AskAboutDocument } from './AskAboutDocument.tsx'
import { CheckResult } from './CheckResult.tsx'
import type { CheckExtras } from './KeptChecks.tsx'
import { keptCheck } from './queries.ts'

interface KeptCheckViewProps extends CheckExtras {
  id: string
  /** Checks the document again, of which the text is kept. */
  onAgain: (text: string, name: string) => void
}

/** A check as it was found when it was kept. */
export function KeptCheckView({ id, renderMore, onAsk, onAgain }: KeptCheckViewProps) {
  const { kept: words, keep } = useDocumentCheckMessages()
  const { data, error, refetch } = useQuery(keptCheck(id))
  const back = (
    <Button component={RouterLink} to="/citations/check" variant="outlined" color="inherit">
      {words.back}
    </Button>
  )
  if (error)
    return (
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        {error instanceof CallError && error.status === 404 ? (
          <Notice severity="info">{words.missing}</Notice>
        ) : (
          <RetryNotice words={words.oneFailed} onRetry={() => void refetch()} />
        )}
        {back}
      </Box>
    )
  if (!data)
    return (
      <Box component="output" aria-label={words.loading} sx={{ display: 'grid', gap: 2 }}>
        <Skeleton variant="text" width="40%" height={40} />
        <Skeleton variant="rounded" height={320} />
      </Box>
    )
  const { name, text, report, keeps, author } = data
  return (
    <CheckResult
      document={{ name, text, report }}
      notice={
        <Notice severity="info">
          {author && `${words.by(author.name)}. `}
          {keep.kept[keeps]}. {words.asAt(formatDay(data.checked_at))}. {words.asAtExplained}
        </Notice>
      }
      actions={
        <>
          {!author && onAsk && <AskAboutDocument onAsk={() => onAsk(id)} />}
          {!author && renderMore?.({ id, name })}
          {text !== null && (
            <Button variant="outlined" color="inherit" onClick={() => onAgain(text, name)}>
              {words.again}
            </Button>
          )}
          {back}
        </>
      }
    />
  )
}
