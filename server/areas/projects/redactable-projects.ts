import { all } from '../../redactable/column-inventory.ts'
import type { Redactable } from '../../redactable/redactable.ts'
import { issuesAbout, overwriteIssues } from './redaction-storage.ts'

/**
 * Projects hold ids of what lies in them, never its words; what they are called is their owner's own. The issues of one in which a work lies say
 * what is argued from it.
 */
export const redactableProjects: Redactable = {
  name: 'projects',
  words: {
    projects: { ...all('own words', 'name description'), status: 'none' },
    project_issues: all('rewritten', 'title'),
    project_items: all('none', 'type item_id'),
    project_invitations: { ...all('own words', 'email email_key'), role: 'none' },
    project_templates: all('own words', 'name description notes'),
  },
  redact: async (transaction, { workId, withoutNames }) => {
    const changed = (await issuesAbout(transaction, workId)).flatMap(({ id, title: given }) => {
      const title = withoutNames(given)
      return title === given ? [] : [{ id, title }]
    })
    return () => overwriteIssues(transaction, changed)
  },
}
