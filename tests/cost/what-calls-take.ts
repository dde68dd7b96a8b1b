/** What a call takes that its schema does not say, and what its work may take. */
export interface Special {
  /** The values of fields, by their names. */
  values?: Record<string, unknown>
  /** Fields that are left out. */
  without?: readonly string[]
  file?: { name: string; content: string }
}

/** Bytes of a file that is sent. */
export const largestFile = 1024 * 1024

type Text = (letters: number) => string

export const judgment = (content: string) => ({
  name: 'advice.json',
  content: JSON.stringify({ title: `Advice ${crypto.randomUUID()} on the weir`, content }),
})
const records = (title: string) => `TY  - CASE\nTI  - ${title.replaceAll('\n', ' ')}\nER  - \n`.repeat(largestFile / title.length)
const hidden = (text: Text): Special => ({ values: { replacements: [{ name: text(200), initials: 'W. O.' }] } })

/** By method and path; `cases` are two that the caller sees. */
export const whatCallsTake: Readonly<Record<string, (text: Text, cases: readonly string[]) => Special>> = {
  'GET /api/analytics/export': () => ({ values: { court: 'Supreme Court' } }),
  'PATCH /api/profile/preferences': () => ({ without: ['time_zone'] }),
  'POST /api/case-detail/compare': (_, cases) => ({ values: { case_ids: cases } }),
  'POST /api/case-detail/compare/export': (_, cases) => ({ values: { case_ids: cases } }),
  'POST /api/citation-list/passages': () => ({ values: { paragraph: 1 }, without: ['words', 'project_id', 'issue_id'] }),
  'POST /api/citation-list/import': (text) => ({ file: { name: 'list.ris', content: records(text(2000)) } }),
  'POST /api/research-notes': () => ({ without: ['quote'] }),
  'POST /api/library/uploads': (text) => ({ file: judgment(text(largestFile)) }),
  'POST /api/admin/imports/upload': (text) => ({ file: judgment(text(largestFile)) }),
  'POST /api/chat': (text) => ({ values: { messages: [{ role: 'user', content: text(4000) }] } }),
  'POST /api/admin/redactions/preview': hidden,
  'POST /api/admin/redactions': hidden,
}

/** Calls that are about what no walk has: a folder of files beside the server. */
export const neverTaken: ReadonlySet<string> = new Set(['POST /api/admin/imports'])

/** Answers of calls that ask for what no walk has: a secret, a plan that is charged, another installation. What they do before was measured. */
export const refusedForGood: ReadonlySet<string> = new Set([
  'invalid-token',
  'wrong-password',
  'wrong-credentials',
  'wrong-code',
  'no-billing',
  'no-subscription',
  'no-source',
  'plan-limit',
  'not-taken-over',
  'not-a-member',
  'not-a-citation',
  'item-not-found',
  'bundle-empty',
  'no-bundle',
  'not-found',
  'unreadable-file',
  'folder-exists',
])
