import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { Theme } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { CallError } from '../../api/call-error.ts'
import { measures } from '../../app/theme/tokens.ts'
import { useMessages } from '../../messages/messages.ts'
import { usePageTitle } from '../../ui/page-title.ts'
import { DigestBody } from './CaseBody.tsx'
import { CaseHeader } from './CaseHeader.tsx'
import { CaseInformation } from './CaseInformation.tsx'
import { CaseReader } from './CaseReader.tsx'
import { CaseFailed, CaseHeaderSkeleton, CaseNotFound, CaseTextSkeleton } from './CaseStates.tsx'
import { caseDetail } from './queries.ts'
import type { CaseRecord } from './read-case.ts'

/** One case: its header, its text, and what is known of it. `renderActions` gives what may be done with it beyond reading. */
export function CaseView({ id, renderActions }: { id: string; renderActions?: (record: CaseRecord) => ReactNode }) {
  const { data, error, isFetching, refetch } = useQuery(caseDetail(id))
  usePageTitle(data?.record.title)
  if (data)
    return (
      <>
        {renderActions?.(data.record)}
        <CaseHeader record={data.record} />
        <Columns side={<InformationCard>{<CaseInformation record={data.record} />}</InformationCard>}>
          {data.record.kind === 'digest' ? (
            <Box sx={{ px: { xs: 2, sm: 5 }, py: { xs: 3, sm: 5 } }}>
              <DigestBody record={data.record} />
            </Box>
          ) : (
            <CaseReader record={data.record} text={data.text} />
          )}
        </Columns>
      </>
    )
  if (error && !isFetching) return isMissing(error) ? <CaseNotFound /> : <CaseFailed error={error} onRetry={() => void refetch()} />
  return (
    <>
      <CaseHeaderSkeleton />
      <Columns key="skeleton" side={null}>
        <Box sx={{ px: { xs: 2, sm: 5 }, py: { xs: 3, sm: 5 } }}>
          <CaseTextSkeleton />
        </Box>
      </Columns>
    </>
  )
}

const isMissing = (error: unknown) => error instanceof CallError && error.status === 404

/** Text and side panel; as tall as the screen, so that nothing below moves while the text comes in. */
function Columns({ side, children }: { side: ReactNode; children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 2, lg: 3 },
        alignItems: 'start',
        alignContent: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' },
        minHeight: '100dvh',
      }}
    >
      <Box sx={{ gridColumn: { lg: 2 }, gridRow: { lg: 1 }, minWidth: 0, position: { lg: 'sticky' }, top: measures.topBar + 16 }}>
        {side}
      </Box>
      <Card sx={{ minWidth: 0, gridColumn: { lg: 1 }, gridRow: { lg: 1 } }}>{children}</Card>
    </Box>
  )
}

/** Open beside the text; above it, on a narrow screen, closed until it is asked for. */
function InformationCard({ children }: { children: ReactNode }) {
  const { information } = useMessages().cases
  const wide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'), { noSsr: true })
  const title = (
    <Typography variant="h2" component="h2" sx={{ typography: 'h3', display: 'inline' }}>
      {information.title}
    </Typography>
  )
  if (!wide)
    return (
      <Card component="details">
        <Box component="summary" sx={{ px: 2, py: 1.5, cursor: 'pointer' }}>
          {title}
        </Box>
        <Box sx={{ px: 2, pb: 2.5 }}>{children}</Box>
      </Card>
    )
  return (
    <Card
      component="section"
      aria-label={information.title}
      tabIndex={0}
      sx={{ p: 2.5, maxHeight: `calc(100dvh - ${measures.topBar + 32}px)`, overflowY: 'auto' }}
    >
      <Box sx={{ mb: 2 }}>{title}</Box>
      {children}
    </Card>
  )
}
