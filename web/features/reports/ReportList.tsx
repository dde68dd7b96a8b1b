import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import type { Report } from '#contract/reports'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useReportsMessages } from '../../messages/reports.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Tag, type TagHue } from '../../ui/Tag.tsx'
import { TextLink } from '../../ui/TextLink.tsx'

interface ReportListProps<Row> {
  query: UseInfiniteQueryResult<InfiniteData<{ results: Row[]; total: number }>>
  label: string
  none: string
  children: (row: Row) => ReactNode
}

/** Reports page by page, with what stands there while there are none, they are on their way or did not come. */
export function ReportList<Row>({ query, label, none, children }: ReportListProps<Row>) {
  const words = useReportsMessages()
  const { data, error, isFetching, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = query
  if (!data && error && !isFetching)
    return (
      <Notice severity="error" action={<Button onClick={() => void refetch()}>{words.retry}</Button>}>
        {words.failed}. {error.message}
      </Notice>
    )
  if (!data)
    return (
      <Box component="output" aria-label={words.loading} sx={{ display: 'grid', gap: 1.5 }}>
        {Array.from({ length: 3 }, (_, index) => (
          <Skeleton key={index} variant="rounded" height={110} />
        ))}
      </Box>
    )
  if (data.pages[0]!.total === 0)
    return <Typography sx={{ color: 'text.secondary', borderTop: 1, borderColor: 'divider', pt: 2 }}>{none}</Typography>
  return (
    <>
      <Box component="ul" aria-label={label} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data.pages.flatMap(({ results }) => results.map(children))}
      </Box>
      {hasNextPage && (
        <Button variant="outlined" color="inherit" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()} sx={{ mt: 1 }}>
          {words.more}
        </Button>
      )}
    </>
  )
}

const hues: Record<Report['state'], TagHue> = { open: 'quiet', resolved: 'teal', declined: 'plain' }

interface ReportEntryProps {
  report: Report
  /** Beside the day: who reported it. */
  by?: string | undefined
  /** Below: what can be done with it. */
  children?: ReactNode
}

/** One report: on which case, what is wrong, what became of it. */
export function ReportEntry({ report, by, children }: ReportEntryProps) {
  const words = useReportsMessages()
  const { case_id: caseId, case_title: title, about, kind, quote, words: said, state, answer, created_at: at } = report
  return (
    <Box
      component="li"
      sx={{ borderTop: 1, borderColor: 'divider', py: 2, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 0.75 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'baseline', justifyContent: 'space-between' }}>
        <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere', flex: '1 1 300px' }}>
          {title === null ? words.noCase : <TextLink to={`/cases/${caseId}`}>{title}</TextLink>}
        </Box>
        <Tag hue={hues[state]}>{words.states[state]}</Tag>
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {[words.at(at), by, words.subjects[about], words.kinds[kind]].filter(Boolean).join(' · ')}
      </Typography>
      {quote !== '' && (
        <Box
          component="blockquote"
          sx={{ m: 0, pl: 1.5, borderLeft: 3, borderColor: 'divider', fontFamily: 'serif', overflowWrap: 'anywhere' }}
        >
          {quote}
        </Box>
      )}
      <Typography sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line', maxWidth: '80ch' }}>{said}</Typography>
      {answer !== '' && (
        <Typography
          sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line', maxWidth: '80ch', bgcolor: 'fill.inset', p: 1.5, borderRadius: 1 }}
        >
          <strong>{words.own.answer}:</strong> {answer}
        </Typography>
      )}
      {children}
    </Box>
  )
}
