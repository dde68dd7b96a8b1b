import { type ReactNode, Suspense } from 'react'
import { useSession } from '../features/accounts/session-context.tsx'
import type { CaseRecord } from '../features/cases/read-case.ts'
import { CaseStanding } from '../features/citator/CaseStanding.tsx'
import { isEditor } from '../features/library/editable.ts'
import { lazyPart } from '../ui/lazy-part.ts'

const CitedBy = lazyPart(async () => (await import('../features/citator/CitedBy.tsx')).CitedBy)
const Authorities = lazyPart(async () => (await import('../features/citator/Authorities.tsx')).Authorities)
const AppealHistory = lazyPart(async () => (await import('../features/citator/AppealHistory.tsx')).AppealHistory)
const CitedLegislation = lazyPart(async () => (await import('../features/legal-library/CitedLegislation.tsx')).CitedLegislation)
const CitationNetwork = lazyPart(async () => (await import('../features/citator/network/CitationNetwork.tsx')).CitationNetwork)

const later = (content: ReactNode) => <Suspense fallback={null}>{content}</Suspense>

function useReviewing(): boolean {
  const { state } = useSession()
  return isEditor(state.user)
}

/** In the header of a case: how later decisions leave it. There at once, so that nothing below it moves. */
export function Standing({ record: { signal, standing } }: { record: CaseRecord }) {
  return standing && <CaseStanding signal={signal} standing={standing} />
}

/** The tabs of the citator. */
export function CitedByTab({ record }: { record: CaseRecord }) {
  return later(<CitedBy key={record.id} id={record.id} reviewing={useReviewing()} />)
}

export function AuthoritiesTab({ record }: { record: CaseRecord }) {
  return later(<Authorities of={record} reviewing={useReviewing()} />)
}

export function HistoryTab({ record }: { record: CaseRecord }) {
  return later(<AppealHistory id={record.id} />)
}

export function NetworkTab({ record }: { record: CaseRecord }) {
  return later(<CitationNetwork key={record.id} of={record} />)
}

/** The provisions that the case cites. */
export function LegislationTab({ record }: { record: CaseRecord }) {
  return later(<CitedLegislation key={record.id} caseId={record.id} />)
}
