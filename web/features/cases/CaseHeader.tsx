import ContentCopyRounded from '@mui/icons-material/ContentCopyRounded'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { Fragment } from 'react'
import { useCasePageMessages } from '../../messages/case-page.ts'
import { useMessages } from '../../messages/messages.ts'
import { divideTitle } from '../../ui/case-name.ts'
import { CaseMarks } from '../../ui/CaseMarks.tsx'
import { CourtTag } from '../../ui/CourtTag.tsx'
import { formatDay } from '../../ui/day.ts'
import { PressTag, Tag } from '../../ui/Tag.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { CaseMenu } from './CaseMenu.tsx'
import type { CaseSlots } from './open-case.ts'
import type { CaseRecord } from './read-case.ts'
import { useCaseActions } from './use-case-actions.ts'
import { typographic } from '../../ui/typographic.ts'

/** Name, court, date, citation and bench of the open case. */
export function CaseHeader({ record, slots }: { record: CaseRecord; slots: CaseSlots }) {
  const { header } = useCasePageMessages()
  const { marks, noCourt, untitled } = useMessages().cases
  const actions = useCaseActions(record)
  const marked = record.isPrivate || record.sample || record.kind === 'digest'
  return (
    <Card
      component="header"
      sx={{
        px: { xs: 2, sm: 3 },
        py: 2,
        mb: 2,
        '@media print': { p: 0, pb: 2, border: 0, borderRadius: 0 },
      }}
    >
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'flex-start', justifyContent: 'space-between' }}>
        <Box sx={{ minWidth: 0 }}>
          {marked && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mb: 0.75 }}>
              <CaseMarks sample={record.sample} digest={record.kind === 'digest'} isPrivate={record.isPrivate} />
            </Box>
          )}
          <Typography
            variant="h1"
            tabIndex={-1}
            sx={{ overflowWrap: 'anywhere', textWrap: 'balance', fontSize: { xs: '1.25rem', sm: '1.5rem' } }}
          >
            {divideTitle(record.title, record).parties || untitled}
          </Typography>
        </Box>
        <Box data-frame sx={{ display: 'flex', gap: 0.5, flexShrink: 0, mt: -0.5, mr: -1 }}>
          {slots.HeaderActions && <slots.HeaderActions record={record} />}
          <CaseMenu record={record} more={slots.MenuItems && <slots.MenuItems record={record} />} onDownloaded={slots.onDownloaded} />
        </Box>
      </Box>
      <Box
        component="ul"
        aria-label={header.details}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, alignItems: 'center', m: 0, mt: 1.25, p: 0, listStyle: 'none' }}
      >
        <li>
          <CourtTag court={record.court ?? noCourt} level={record.hierarchyLevel} code={record.court} />
        </li>
        {record.date !== null && (
          <li>
            <Tag>{formatDay(record.date)}</Tag>
          </li>
        )}
        {record.citation !== null && (
          <li>
            <PressTag onClick={() => void actions.copyCitation()} aria-label={header.copyCitation(record.citation)}>
              {record.citation}
              <ContentCopyRounded data-frame sx={{ fontSize: 14 }} />
            </PressTag>
          </li>
        )}
        {record.caseNumber !== null && (
          <li>
            <Tag>{record.caseNumber}</Tag>
          </li>
        )}
        {record.judges.length > 0 && (
          <Box component="li" sx={{ typography: 'body2', color: 'text.secondary' }}>
            {header.judges}:{' '}
            {record.judges.map((judge, place) => (
              <Fragment key={judge}>
                {place > 0 && ', '}
                <TextLink to={`/judges/${encodeURIComponent(judge)}`}>{typographic(judge)}</TextLink>
              </Fragment>
            ))}
          </Box>
        )}
      </Box>
      {slots.Standing && <slots.Standing record={record} />}
      {record.sample && (
        <Typography variant="body2" sx={{ mt: 1, color: 'secondary.main' }}>
          {marks.sampleExplained}
        </Typography>
      )}
    </Card>
  )
}
