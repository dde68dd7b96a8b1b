import SearchRounded from '@mui/icons-material/SearchRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import type { JudgePage } from '#contract/courts'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router'
import { useCourtMessages } from '../../messages/courts.ts'
import { CaseRows } from './CaseRows.tsx'
import { extentOf } from './span.ts'
import { YearChart } from './YearChart.tsx'

interface HeldPageProps {
  name: string
  /** What is said of it under its name. */
  lead: ReactNode
  held: Pick<JudgePage, 'cases' | 'first' | 'latest' | 'years' | 'newest' | 'most_cited'>
  /** The filter of a search that finds its cases. */
  filter: Record<string, string>
  withCourt: boolean
  /** What else is done with it, beside the search. */
  actions?: ReactNode
  side: ReactNode
}

/** A court or a judge: what is held of it by year, its most cited and its newest cases. */
export function HeldPage({ name, lead, held, filter, withCourt, actions, side }: HeldPageProps) {
  const { page: words, none } = useCourtMessages()
  const { cases, years, newest, most_cited } = held
  const extent = extentOf(held)
  const searchOf = (more: Record<string, string>) => `/cases?${new URLSearchParams({ ...filter, ...more })}`
  return (
    <>
      <Box component="header" sx={{ mb: { xs: 2, md: 3 } }}>
        <Typography variant="h1" tabIndex={-1} sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Typography component="div" sx={{ color: 'text.secondary', mt: 0.5, maxWidth: '68ch' }}>
          {lead}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1, mt: 2 }}>
          <span>
            <strong>{words.cases(cases)}</strong>
            {extent && `, ${words.span(...extent)}`}
          </span>
          {cases > 0 && (
            <Button component={RouterLink} to={searchOf({})} variant="contained" startIcon={<SearchRounded />}>
              {words.search}
            </Button>
          )}
          {actions}
        </Box>
      </Box>
      {cases === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{none.empty}</Typography>
      ) : (
        <Box
          sx={{ display: 'grid', gap: 3, alignItems: 'start', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' } }}
        >
          <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
            {years.length > 1 && (
              <Panel title={words.years}>
                <YearChart years={years} searchOf={(year) => searchOf({ year: String(year) })} />
              </Panel>
            )}
            {most_cited.length > 0 && (
              <Panel title={words.mostCited}>
                <CaseRows cases={most_cited} withCourt={withCourt} />
              </Panel>
            )}
            <Panel title={words.newest}>
              <CaseRows cases={newest} withCourt={withCourt} />
            </Panel>
            {most_cited.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{words.noneCited}</Typography>}
          </Box>
          <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>{side}</Box>
        </Box>
      )}
    </>
  )
}

function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card component="section" sx={{ px: { xs: 2, sm: 2.5 }, py: 2 }}>
      <Typography variant="h2" sx={{ typography: 'h3', mb: 1 }}>
        {title}
      </Typography>
      {children}
    </Card>
  )
}

/** A list beside the cases, without a frame. */
export function SideList({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Typography component="h2" variant="label" sx={{ display: 'block', color: 'text.secondary', mb: 0.5 }}>
        {title}
      </Typography>
      {children}
    </section>
  )
}
