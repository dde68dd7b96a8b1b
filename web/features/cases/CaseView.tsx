import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useQuery } from '@tanstack/react-query'
import { type MouseEvent, type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import { CallError } from '../../api/call-error.ts'
import { measures } from '../../ui/theme/tokens.ts'
import { type OpenJudgment, OpenJudgmentContext } from '../../reader/open-judgment.ts'
import { useRunningSheet } from '../../reader/running-sheet.ts'
import { SidePanelContext } from '../../reader/side-panel.ts'
import { useParagraphLinks } from '../../reader/use-paragraph-links.ts'
import { divideTitle } from '../../ui/case-name.ts'
import { usePageTitle } from '../../ui/page-title.ts'
import { CaseHeader } from './CaseHeader.tsx'
import { CasePanel, informationPanel } from './CasePanel.tsx'
import { CaseReader, firstTab, keyPointsTab } from './CaseReader.tsx'
import { CaseFailed, CaseHeaderSkeleton, CaseNotFound, CaseTakenDown, CaseTextSkeleton } from './CaseStates.tsx'
import { DigestReader } from './DigestReader.tsx'
import type { CaseSlots, OpenCase } from './open-case.ts'
import { caseDetail } from './queries.ts'

interface CaseViewProps {
  id: string
  slots?: CaseSlots
  /** Hears when the case has come from the server, but not when it was still kept here. */
  onFetched?: (id: string) => void
}

const noSlots: CaseSlots = {}
/** When the answer came that `onFetched` was last told of, by case. */
const told = new Map<string, number>()

/** One case: its header, its text, and what is known of it. */
export function CaseView({ id, slots = noSlots, onFetched }: CaseViewProps) {
  const { data, error, isFetching, refetch, dataUpdatedAt } = useQuery(caseDetail(id))
  usePageTitle(data?.record.title)
  useEffect(() => {
    if (dataUpdatedAt === 0 || told.get(id) === dataUpdatedAt) return
    told.set(id, dataUpdatedAt)
    onFetched?.(id)
  }, [id, dataUpdatedAt, onFetched])
  if (isTakenDown(error)) return <CaseTakenDown words={error.message} />
  if (data) return <OpenCaseView open={data} slots={slots} />
  if (error && !isFetching) return isMissing(error) ? <CaseNotFound /> : <CaseFailed error={error} onRetry={() => void refetch()} />
  return (
    <>
      <CaseHeaderSkeleton />
      <Columns key="skeleton" side={null}>
        <Box sx={{ px: { xs: 2, sm: 3 }, py: 3 }}>
          <CaseTextSkeleton />
        </Box>
      </Columns>
    </>
  )
}

const isMissing = (error: unknown) => error instanceof CallError && error.status === 404
const isTakenDown = (error: unknown): error is CallError => error instanceof CallError && error.status === 410

function OpenCaseView({ open, slots }: { open: OpenCase; slots: CaseSlots }) {
  const { record } = open
  const [judgment, setJudgment] = useState<OpenJudgment | null>(null)
  const [shownPanel, setShownPanel] = useState(informationPanel)
  const { key } = useLocation()
  // Whatever leads to a place in the text closes the sheet over it.
  const [openedDuring, setOpenedDuring] = useState<string | null>(null)
  const openPanel = useCallback(() => setOpenedDuring(key), [key])
  const closePanel = () => setOpenedDuring(null)
  const wide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'), { noSsr: true })
  const sidePanel = useMemo(
    () => ({
      shown: shownPanel,
      show: (name: string) => {
        setShownPanel(name)
        openPanel()
      },
    }),
    [shownPanel, openPanel],
  )
  const [tab, setTab] = useState(firstTab)
  const chooseTab = (name: string) => setTab({ name, during: key })
  const showKeyPoints = () => {
    chooseTab(keyPointsTab)
    closePanel()
  }
  const followLink = useParagraphLinks()
  useRunningSheet(divideTitle(record.title, record).parties, record.citation)
  return (
    <OpenJudgmentContext value={judgment}>
      <SidePanelContext value={sidePanel}>
        {slots.Above && <slots.Above record={record} />}
        <CaseHeader record={record} slots={slots} />
        <Columns
          onClick={followLink}
          side={
            <CasePanel
              open={open}
              slots={slots}
              wide={wide}
              isOpen={openedDuring === key}
              onClose={closePanel}
              onKeyPoints={showKeyPoints}
            />
          }
        >
          {record.kind === 'digest' ? (
            <DigestReader key={record.id} open={open} slots={slots} />
          ) : (
            <CaseReader
              open={open}
              slots={slots}
              chosen={tab}
              onChoose={chooseTab}
              onJudgment={setJudgment}
              {...(!wide && { onPanel: openPanel })}
            />
          )}
        </Columns>
      </SidePanelContext>
    </OpenJudgmentContext>
  )
}

/** Text and side panel; as tall as the screen, so that nothing below moves while the text comes in. */
function Columns({
  side,
  children,
  onClick,
}: {
  side: ReactNode
  children: ReactNode
  onClick?: (event: MouseEvent<HTMLElement>) => void
}) {
  return (
    <Box
      onClick={onClick}
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' },
        minHeight: '100dvh',
        '@media print': { display: 'block' },
      }}
    >
      <Card sx={{ minWidth: 0, overflow: 'visible', gridColumn: 1, gridRow: 1, '@media print': { border: 0 } }}>{children}</Card>
      <Box
        data-frame
        sx={{
          display: { xs: 'contents', lg: 'block' },
          gridColumn: 2,
          gridRow: 1,
          minWidth: 0,
          position: { lg: 'sticky' },
          top: measures.topBar + 16,
        }}
      >
        {side}
      </Box>
    </Box>
  )
}
