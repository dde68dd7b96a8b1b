import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useCourtMessages } from '../../messages/courts.ts'
import { usePageTitle } from '../../ui/page-title.ts'
import { FrequencyList } from './FrequencyList.tsx'
import { CourtLink } from './CourtLink.tsx'
import { HeldPage, SideList } from './HeldPage.tsx'
import { CourtNotShown, PageSkeleton } from './PageStates.tsx'
import { judgePage } from './queries.ts'

/** A judge, by number or by any form of the name, with the cases that the library holds. */
export function JudgeView({ id, renderActions }: { id: string; renderActions?: (name: string) => ReactNode }) {
  const { page: words, none } = useCourtMessages()
  const { data, error, isFetching, refetch } = useQuery(judgePage(id))
  usePageTitle(data?.name)
  if (!data && error && !isFetching) return <CourtNotShown error={error} missing={none.judge} onRetry={() => void refetch()} />
  if (!data) return <PageSkeleton />
  return (
    <HeldPage
      name={data.name}
      lead={data.other_names.length > 0 && words.otherNames(data.other_names)}
      held={data}
      filter={{ judge: data.name }}
      withCourt
      actions={renderActions?.(data.name)}
      side={
        <SideList title={words.courts}>
          <FrequencyList
            label={words.courts}
            rows={data.courts.map(({ code, name, cases }) => ({ key: name, name: <CourtLink code={code}>{name}</CourtLink>, cases }))}
          />
        </SideList>
      }
    />
  )
}
