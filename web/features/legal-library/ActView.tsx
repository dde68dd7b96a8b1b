import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import type { Act } from '#contract/legislation'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useLegalLibraryMessages } from '../../messages/legal-library.ts'
import { NotShown } from '../../ui/NotShown.tsx'
import { usePageTitle } from '../../ui/page-title.ts'
import { tabIds, TabList } from '../../ui/TabList.tsx'
import { actTabs, useActPlace } from './act-place.ts'
import type { ActMarking } from './act-marking.ts'
import { ActBody, type ProvisionEntries } from './ActBody.tsx'
import { ActHeader } from './ActHeader.tsx'
import { AsAt } from './AsAt.tsx'
import { act as actQuery, actText, actToc } from './queries.ts'
import { Timeline } from './Timeline.tsx'
import { VersionChanges } from './VersionChanges.tsx'

interface ActViewProps {
  id: string
  cards?: boolean
  /** What other areas do with the Act, beside its title, and with a provision, in its menu. */
  actions?: (act: Act) => ReactNode
  entries?: ProvisionEntries
  /** What is laid over its text, and listed beside it. */
  marking?: ActMarking
  /** Whether the reader decides on leads in notes of decisions. */
  reviewing?: boolean
  onFetched?: (act: Act) => void
}

/** An Act: its text with the contents beside it, its texts by date, and what changed between them. */
export function ActView({ id, cards = false, actions, entries, marking, reviewing = false, onFetched }: ActViewProps) {
  const words = useLegalLibraryMessages()
  const navigate = useNavigate()
  const place = useActPlace(id)
  const { reading, tab } = place
  const { data: act, ...asked } = useQuery(actQuery(reading))
  const { data: contents, ...askedContents } = useQuery(actToc(reading))
  // With the others, not after them.
  useQuery({ ...actText(reading, place.eid), enabled: tab === 'text' })
  usePageTitle(act?.title)
  useEffect(() => {
    if (act) onFetched?.(act)
  }, [act, onFetched])
  // Without its contents an Act cannot be read either.
  const failed = [...(act ? [] : [asked]), ...(contents ? [] : [askedContents])].filter(({ error, isFetching }) => error && !isFetching)
  if (failed[0])
    return (
      <NotShown
        error={failed[0].error!}
        words={{ missing: words.act.missing, hint: words.act.missingHint, failed: words.act.failed, retry: words.act.retry }}
        way={{ to: '/legal-library/legislation', label: words.act.all }}
        onRetry={() => failed.forEach(({ refetch }) => void refetch())}
      />
    )
  if (!act || !contents) return <ActSkeleton />
  return (
    <>
      <ActHeader act={act} asAt={reading.asAt} latest={place.pathname} actions={actions?.(act)} />
      <Box
        data-frame
        sx={{
          display: 'flex',
          flexWrap: 'wrap-reverse',
          alignItems: 'flex-end',
          columnGap: 3,
          mb: 2,
          '& > [role=tablist]': { flex: '1 1 280px' },
        }}
      >
        <TabList
          label={words.act.tabs.label}
          tabs={actTabs.map((name) => ({ name, label: words.act.tabs[name] }))}
          shown={tab}
          onShow={(name) => void navigate(place.tabAddress(name))}
        />
        {tab === 'text' && !act.version.guide && (
          <AsAt key={reading.asAt ?? ''} act={act} reading={{ ...reading, id: act.id }} pathname={place.pathname} eid={place.eid} />
        )}
      </Box>
      <Box role="tabpanel" id={tabIds(tab).panel} aria-labelledby={tabIds(tab).tab}>
        {tab === 'text' && (
          <ActBody
            key={reading.asAt}
            name={id}
            act={act}
            toc={contents.toc}
            cards={cards}
            reviewing={reviewing}
            {...(entries && { entries })}
            {...(marking && { marking })}
          />
        )}
        {tab === 'timeline' && <Timeline act={act} place={place} />}
        {tab === 'changes' && <VersionChanges act={act} place={place} />}
      </Box>
    </>
  )
}

function ActSkeleton() {
  const { act } = useLegalLibraryMessages()
  return (
    <Box component="output" aria-label={act.loading} sx={{ display: 'grid', gap: 2, minHeight: '100dvh', alignContent: 'start' }}>
      <Skeleton variant="text" width="min(420px, 80%)" height={44} sx={{ transform: 'none' }} />
      <Skeleton variant="text" width="min(560px, 100%)" />
      <Skeleton variant="rounded" height={48} />
      <Skeleton variant="rounded" height={420} />
    </Box>
  )
}
