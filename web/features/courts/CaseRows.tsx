import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import type { CaseInBrief } from '#contract/cases'
import { Link as RouterLink } from 'react-router'
import { fonts } from '../../ui/theme/tokens.ts'
import { useCourtMessages } from '../../messages/courts.ts'
import { divideTitle } from '../../ui/case-name.ts'
import { formatDay } from '../../ui/day.ts'
import { CaseMarks } from '../../ui/CaseMarks.tsx'
import { Tag } from '../../ui/Tag.tsx'

/** Cases in one or two lines each. `cited_by` is told where it is known; the court, where the list is of several. */
export function CaseRows({ cases, withCourt }: { cases: (CaseInBrief & { cited_by?: number })[]; withCourt: boolean }) {
  const { page: words } = useCourtMessages()
  return (
    <Box component="ol" sx={rows}>
      {cases.map(({ id, title, court, date, citation, case_number, cited_by, sample, private: isPrivate }) => (
        <li key={id}>
          <Link component={RouterLink} to={`/cases/${encodeURIComponent(id)}`} color="inherit" sx={name}>
            {divideTitle(title, { caseNumber: case_number, citation }).parties || words.untitled}
          </Link>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, typography: 'body2', color: 'text.secondary' }}>
            {[withCourt ? court : null, date && formatDay(date), citation ?? case_number].filter(Boolean).join(' · ')}
            {cited_by !== undefined && (
              <Box component="span" sx={{ color: 'secondary.main', fontWeight: 600 }}>
                {words.citedBy(cited_by)}
              </Box>
            )}
            {sample && <CaseMarks sample />}
            {isPrivate && (
              <Tag mark hue="burgundy">
                {words.private}
              </Tag>
            )}
          </Box>
        </li>
      ))}
    </Box>
  )
}

const rows = {
  m: 0,
  p: 0,
  listStyle: 'none',
  '& li': { py: 1.25, borderBottom: 1, borderColor: 'divider' },
  '& li:last-of-type': { borderBottom: 0 },
} as const

const name = {
  display: 'inline-block',
  py: { xs: 0.5, md: 0 },
  fontFamily: fonts.reading,
  fontWeight: 600,
  overflowWrap: 'anywhere',
} as const
