import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Report } from '#contract/reports'
import type { ReactNode } from 'react'
import { useReportsMessages } from '../../messages/reports.ts'
import { Tag, type TagHue } from '../../ui/Tag.tsx'
import { TextLink } from '../../ui/TextLink.tsx'

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
  const { case_id: caseId, case_title: title, about, place, kind, quote, words: said, state, answer, created_at: at } = report
  const address = about === 'provision' ? `/legal-library/legislation/${caseId}${place === null ? '' : `#${place}`}` : `/cases/${caseId}`
  return (
    <Box
      component="li"
      sx={{ borderTop: 1, borderColor: 'divider', py: 2, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 0.75 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'baseline', justifyContent: 'space-between' }}>
        <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere', flex: '1 1 300px' }}>
          {title === null ? words.noCase : <TextLink to={address}>{title}</TextLink>}
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
