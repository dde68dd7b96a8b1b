import type { Activity } from '#contract/project-activity'
import type { ProjectItem } from '#contract/project-items'
import { addressOfCited } from '../../ui/address-of-cited.ts'

/** The page of something that lies in a project; null of what has none, or is no longer there. */
export function addressOfThing(
  kind: ProjectItem['entity_type'],
  id: string | null,
  { paragraph = null, pinpoint = null }: Partial<Pick<ProjectItem, 'paragraph' | 'pinpoint'>> = {},
): string | null {
  if (kind === 'saved_search') return '/saved-searches'
  if (id === null) return kind === 'citation' ? '/citations' : null
  const named = encodeURIComponent(id)
  if (kind === 'document_check') return `/citations/check?kept=${named}`
  if (kind === 'provision') {
    const [act = '', eid = ''] = id.split('~')
    return `/legal-library/legislation/${encodeURIComponent(act)}${eid === '' ? '' : `#${eid}`}`
  }
  if (kind === 'chat') return `/chat?id=${named}`
  if (kind === 'note') return `/research-notes/${named}`
  return paragraph === null ? addressOfCited(id, pinpoint) : `/cases/${named}#p-${paragraph}`
}

/** Where an activity leads: to `/` where what it was done to has no page of its own, or is no longer there. */
export function addressOfActivity({
  entity_type: kind,
  entity_id: id,
  title,
}: Pick<Activity, 'entity_type' | 'entity_id' | 'title'>): string {
  if (kind === 'search') return `/cases?${new URLSearchParams({ query: title })}`
  return (kind === 'project' ? null : addressOfThing(kind, id)) ?? '/'
}
