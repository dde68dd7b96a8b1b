import { nameInLaw } from '#citations/law/name-in-law'
import type { CitedProvision } from '#contract/citations'
import type { PassageToCite } from './cite-store.ts'

/** A provision as a whole, where it is found or named. */
export const provisionToCite = ({ act, eid }: Pick<CitedProvision, 'act' | 'eid'>): PassageToCite => ({
  caseId: act.id,
  provision: { id: `${act.id}~${eid}`, law: act },
  name: nameInLaw(act, eid),
  paragraph: null,
  pinpoint: null,
})
