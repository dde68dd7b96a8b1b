import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import type { KeptChange } from '#contract/home'
import { Link as RouterLink } from 'react-router'
import { useHomeMessages } from '../../messages/home.ts'
import { useMessages } from '../../messages/messages.ts'
import { nameOfCase } from '../../ui/case-name.ts'
import { formatDay } from '../../ui/day.ts'
import { listRow } from '../../ui/list-row.ts'
import { SignalMark } from '../../ui/SignalMark.tsx'
import { keptChanges } from './queries.ts'

/** Cases that the reader keeps and that were overturned since; nothing where none were, or while that is not known. */
export function WhatChanged() {
  const { changed } = useHomeMessages()
  const { data } = useQuery(keptChanges)
  if (!data || data.total === 0) return null
  return (
    <section aria-labelledby="what-changed">
      <Typography variant="h2" id="what-changed" sx={{ mb: 0.5 }}>
        {changed.title}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 1.5 }}>{changed.lead}</Typography>
      <Card component="ul" sx={{ listStyle: 'none', m: 0, p: 0, borderLeft: 3, borderLeftColor: 'error.main' }}>
        {data.results.map((change) => (
          <ChangedCase key={change.case.id} change={change} />
        ))}
      </Card>
      {data.total > data.results.length && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
          {changed.more(data.total - data.results.length)}
        </Typography>
      )}
    </section>
  )
}

function ChangedCase({ change }: { change: KeptChange }) {
  const { changed } = useHomeMessages()
  const { cases } = useMessages()
  const { case: kept, kept_as, kept_at, changed_at } = change
  const name = nameOfCase(kept) || cases.untitled
  return (
    <Box
      component="li"
      sx={{
        ...listRow,
        alignItems: 'center',
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
          <Link
            component={RouterLink}
            to={`/cases/${encodeURIComponent(kept.id)}`}
            color="inherit"
            sx={{ display: 'inline-block', py: { xs: 0.5, md: 0 } }}
          >
            {name}
          </Link>
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {[
            kept.citation,
            changed.kept(
              kept_as.map((kind) => changed.kinds[kind]),
              formatDay(kept_at),
            ),
            changed.learned(formatDay(changed_at)),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
      </Box>
      {kept.signal && <SignalMark caseId={kept.id} name={name} signal={kept.signal} />}
    </Box>
  )
}
