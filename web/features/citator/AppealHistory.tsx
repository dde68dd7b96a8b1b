import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { CitatorCase, HistoryStep } from '#contract/citator'
import { useQuery } from '@tanstack/react-query'
import { useCitatorMessages } from '../../messages/citator.ts'
import { CourtTag } from '../../ui/CourtTag.tsx'
import { formatDay } from '../../ui/day.ts'
import { Tag } from '../../ui/Tag.tsx'
import { QueryState } from '../../ui/QueryState.tsx'
import { CaseLink, PlaceLink } from './CaseLink.tsx'
import { QuotedWords } from './QuotedWords.tsx'
import { appealHistory } from './queries.ts'

/** The matter of the open case through the courts, the earliest decision first. */
export function AppealHistory({ id }: { id: string }) {
  const { history: words } = useCitatorMessages()
  const query = useQuery(appealHistory(id))
  return (
    <QueryState query={query}>
      {({ cases, steps }) => (
        <>
          <Typography variant="h2" sx={{ mb: 2 }}>
            {words.title}
          </Typography>
          {steps.length === 0 ? (
            <Typography sx={{ color: 'text.secondary' }}>{words.none}</Typography>
          ) : (
            <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {cases.map((one) => (
                <Stage key={one.id} of={one} open={one.id === id} steps={steps.filter(({ case: by }) => by.id === one.id)} />
              ))}
            </Box>
          )}
        </>
      )}
    </QueryState>
  )
}

/** One decision on the line, with what it made of the one below. */
function Stage({ of, open, steps }: { of: CitatorCase; open: boolean; steps: HistoryStep[] }) {
  const { history: words } = useCitatorMessages()
  return (
    <Box
      component="li"
      aria-current={open ? 'true' : undefined}
      sx={{
        position: 'relative',
        pl: 4,
        pb: 3.5,
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 1.25,
        '&::before': {
          content: '""',
          position: 'absolute',
          left: 4,
          top: 6,
          width: 13,
          height: 13,
          borderRadius: '50%',
          border: 2,
          borderColor: 'primary.main',
          bgcolor: open ? 'primary.main' : 'background.paper',
        },
        '&:not(:last-child)::after': {
          content: '""',
          position: 'absolute',
          left: 10,
          top: 24,
          bottom: -2,
          borderLeft: 2,
          borderColor: 'divider',
        },
      }}
    >
      <Box sx={{ display: 'grid', gap: 0.75 }}>
        <Box sx={{ fontSize: '1.0625rem' }}>
          <CaseLink of={of} />
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, alignItems: 'center' }}>
          {of.court && <CourtTag court={of.court} level={of.hierarchy_level} />}
          {of.date && <Tag>{formatDay(of.date)}</Tag>}
          {of.citation && <Tag>{of.citation}</Tag>}
          {open && (
            <Tag mark hue="primary">
              {words.here}
            </Tag>
          )}
        </Box>
      </Box>
      {steps.map((step) => (
        <Box key={step.header.start} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.25 }}>
          <div>
            <strong>{words.outcomes[step.outcome]}</strong>
            {'. '}
            {words.from(step.kind)} {step.from ? <CaseLink of={step.from} /> : words.notInLibrary}
          </div>
          {step.decided && (
            <QuotedWords quote={step.decided.quote}>
              <PlaceLink of={step.case} paragraph={step.decided.paragraph} number={step.decided.number} />
              <span>{words.decided}</span>
            </QuotedWords>
          )}
          <QuotedWords quote={step.header.quote}>
            <span>{words.header}</span>
          </QuotedWords>
        </Box>
      ))}
    </Box>
  )
}
