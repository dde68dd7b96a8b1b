import Link from '@mui/material/Link'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router'
import { useCourtMessages } from '../../messages/courts.ts'
import { usePageTitle } from '../../ui/page-title.ts'
import { FrequencyList } from './FrequencyList.tsx'
import { HeldPage, SideList } from './HeldPage.tsx'
import { CourtNotShown, PageSkeleton } from './PageStates.tsx'
import { courtPage } from './queries.ts'

/** A court, by its code or name, with the cases that the library holds. */
export function CourtView({ code, renderActions }: { code: string; renderActions?: (name: string) => ReactNode }) {
  const { page: words, none, levels } = useCourtMessages()
  const { data, error, isFetching, refetch } = useQuery(courtPage(code))
  usePageTitle(data?.name)
  if (!data && error && !isFetching) return <CourtNotShown error={error} missing={none.court} onRetry={() => void refetch()} />
  if (!data) return <PageSkeleton />
  const searchOf = (station: string) => `/cases?${new URLSearchParams({ court: data.name, station })}`
  return (
    <HeldPage
      name={data.name}
      lead={[data.code, levels[data.hierarchy_level]].filter(Boolean).join(' · ')}
      held={data}
      filter={{ court: data.name }}
      withCourt={false}
      actions={renderActions?.(data.name)}
      side={
        <>
          {data.stations.length > 0 && (
            <SideList title={words.stations}>
              <FrequencyList
                label={words.stations}
                rows={data.stations.map(({ station, cases }) => ({
                  key: station,
                  name: (
                    <Link component={RouterLink} to={searchOf(station)} color="inherit">
                      {station}
                    </Link>
                  ),
                  cases,
                }))}
              />
            </SideList>
          )}
          {data.judges.length > 0 && (
            <SideList title={words.judges}>
              <FrequencyList
                label={words.judges}
                rows={data.judges.map(({ id, name, cases }) => ({
                  key: String(id),
                  name: (
                    <Link component={RouterLink} to={`/judges/${id}`} color="inherit">
                      {name}
                    </Link>
                  ),
                  cases,
                }))}
              />
            </SideList>
          )}
        </>
      }
    />
  )
}
