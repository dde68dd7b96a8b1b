import type { NotificationReason } from './notification-reasons.ts'
import type { ReasonWords } from './say-reason.ts'

const number = new Intl.NumberFormat('en-GB')
const several = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${number.format(count)} ${many}`)

const named = (name: string | null) => name ?? 'A case you watch'
const decisions = ({ found, old }: { found: number; old: number }, one = '', many = '') => {
  const counted = found === 0 ? several(old, 'older decision', 'older decisions') : several(found, 'new decision', 'new decisions')
  const verb = (found === 0 ? old : found) === 1 ? one : many
  return verb === '' ? counted : `${counted} ${verb}`
}
const importOf = (source: string | null) => (source === null ? 'Your import' : `The import of ${source}`)
const importEnds = { done: 'is done', failed: 'has failed', cancelled: 'was stopped' }
const authorities = (count: number) => (count === 1 ? 'An authority' : `${number.format(count)} authorities`)
const came = (found: number) => `${found === 1 ? 'It' : 'They'} came to the library since you last looked`
const alsoOld = (words: string, { found, old }: { found: number; old: number }) =>
  found > 0 && old > 0 ? `${words} ${several(old, 'older decision', 'older decisions')} came with ${found === 1 ? 'it' : 'them'}.` : words

/** What a notice is called, in English. */
export const notificationTitles = {
  welcome: 'Welcome to Hukumu',
  'how-to-search': 'How to search',
  'how-to-fill': 'How to fill the library',
  'search-found': ({ search, found, old }) =>
    found === 0
      ? `${several(old, 'older decision', 'older decisions')} for “${search}”`
      : `${several(found, 'new decision', 'new decisions')} for “${search}”`,
  'case-cited': ({ case: name, ...of }) => `${named(name)} is cited by ${decisions(of)}`,
  'case-treated': ({ case: name, ...of }) => `${decisions(of, 'discusses', 'discuss')} ${named(name)}`,
  'case-appealed': ({ case: name }) => `There is news of an appeal from ${named(name)}`,
  'case-overturned': ({ case: name }) => `${named(name)} has been overturned`,
  'case-corrected': ({ case: name }) => `The record of ${named(name)} has been corrected`,
  'case-redacted': ({ case: name }) => `Names have been taken out of ${named(name)}`,
  'judge-decided': ({ judge, ...of }) => `${decisions(of)} of ${judge ?? 'a judge you watch'}`,
  'court-decided': ({ court, ...of }) => `${decisions(of)} of ${court === null ? 'a court you watch' : `the ${court}`}`,
  'provision-amended': ({ provision }) => `${provision ?? 'A provision you watch'} has been amended`,
  'provision-unconstitutional': ({ provision }) => `${provision ?? 'A provision you watch'} has been declared unconstitutional`,
  'provision-applied': ({ provision, ...of }) =>
    `${decisions(of, 'applies or construes', 'apply or construe')} ${provision ?? 'a provision you watch'}`,
  'list-overturned': ({ list, found }) =>
    `${authorities(found)} in ${list === '' || list === null ? 'your citations' : `“${list}”`} ${found === 1 ? 'has' : 'have'} been overturned`,
  'check-overturned': ({ check, found }) =>
    `${authorities(found)} of ${check === null ? 'a document you had checked' : `“${check}”`} ${found === 1 ? 'has' : 'have'} been overturned`,
  'archive-ready': 'Your archive is ready',
  'report-decided': ({ decision }) =>
    decision === 'resolved' ? 'A mistake that you reported has been put right' : 'The editors have answered your report',
  'project-shared': ({ owner }) => `${owner ?? 'Somebody'} shares a research project with you`,
  'project-yours': ({ project }) => `${project === null ? 'A research project' : `“${project}”`} is yours now`,
  'import-ended': ({ source, state }) => `${importOf(source)} ${importEnds[state]}`,
  'backup-failed': 'The backup has failed',
  'backup-missed': 'No backup has been made in time',
  'answer-ready': 'The assistant has finished an answer',
} satisfies ReasonWords<NotificationReason>

/** What it says, in English. */
export const notificationMessages = {
  welcome: 'Kenyan case law, searched in full, with what later courts made of each decision. Everything you keep stays yours.',
  'how-to-search':
    'Ask in plain words, or use phrases in quotation marks, AND, OR, /s and /p. The question mark in the search box explains them all.',
  'how-to-fill': 'Add your own judgments and drafts under My Documents: they are searched like the rest, and seen by you alone.',
  'search-found': ({ found, old }) => {
    if (found === 0) return 'Decided long ago, and now held by the library.'
    if (old === 0) return `${came(found)}.`
    return `${came(found)}, and ${several(old, 'older decision', 'older decisions')} with ${found === 1 ? 'it' : 'them'}.`
  },
  'case-cited': (of) => alsoOld('What is said of it stands under Cited by.', of),
  'case-treated': (of) => alsoOld('See how it is treated under Cited by; what no editor has confirmed is marked as such.', of),
  'case-appealed': 'The history of the case shows the step.',
  'case-overturned': 'A later decision speaks against it. Read it before you rely on the case again.',
  'case-corrected': 'Its text or what is recorded of it has been put right. Quotations that you made before may differ.',
  'case-redacted': 'They are replaced by initials everywhere in the library.',
  'judge-decided': (of) => alsoOld(`${came(of.found)}.`, of),
  'court-decided': (of) => alsoOld(`${came(of.found)}.`, of),
  'provision-amended': 'The library holds its new text. Compare it with the text before it.',
  'provision-unconstitutional': 'A decision says so, wholly or in part. Read it before you rely on the provision again.',
  'provision-applied': (of) => alsoOld('What is said of it stands in the notes of decisions.', of),
  'list-overturned': 'A later decision speaks against what you keep there. See its standing before you cite it.',
  'check-overturned': 'A later decision speaks against what the document relies on. Check it again before it is filed.',
  'archive-ready': 'It holds everything of yours. Download it before its time is over.',
  'report-decided': ({ case: name }) =>
    name === null ? 'Read what the editors answered.' : `It was about ${name}. Read what the editors answered.`,
  'project-shared': ({ project }) => `${project === null ? 'It' : `“${project}”`} stands in your Research Hub.`,
  'project-yours': 'It was handed over to you, with everything in it. Who is in it is for you to say.',
  'import-ended': 'Its report names every record, and what became of it.',
  'backup-failed': 'The administration says why. Those that were made before it are there still.',
  'backup-missed': 'The newest is more than a day and a half old. See that the server runs at night and that its folder is there.',
  'answer-ready': ({ chat }) => (chat === null ? 'Read it in the chat.' : `You had asked: “${chat}”`),
} satisfies ReasonWords<NotificationReason>
