import { all } from '../../redactable/column-inventory.ts'
import type { Redactable } from '../../redactable/redactable.ts'

/** Projects hold ids of what lies in them, never its words; what they are called is their owner's own. */
export const redactableProjects: Redactable = {
  name: 'projects',
  words: {
    projects: { ...all('own words', 'name description'), status: 'none' },
    project_issues: all('own words', 'title'),
    project_items: all('none', 'type item_id'),
    project_invitations: { ...all('own words', 'email email_key'), role: 'none' },
    project_templates: all('own words', 'name description notes'),
  },
}
