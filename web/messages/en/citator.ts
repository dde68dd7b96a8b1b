import type { AppealKind } from '#contract/citator'
import type { AppealOutcome } from '#contract/endings'
import { treatments } from './treatments.ts'

const moment = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' })
const plural = (count: number, one: string, many: string) => `${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`

const kinds: Record<AppealKind, string> = {
  appeal: 'Appeal from',
  application: 'Application about an appeal from',
  'stay application': 'Application for a stay of',
  reference: 'Reference from',
  review: 'Review of',
}

const outcomes: Record<AppealOutcome, string> = {
  reversed: 'Reversed',
  varied: 'Varied',
  upheld: 'Upheld',
  stayed: 'Stayed',
  'stay refused': 'Stay refused',
  'appeal pending': 'Appeal sought or pending',
  'appeal struck out': 'Appeal struck out',
  'appeal withdrawn': 'Appeal withdrawn',
  appealed: 'Outcome not found in the text',
}

/** Words of what later courts say of a case. */
export const citator = {
  treatments,
  untitled: 'Untitled case',
  private: 'Private',
  placeOf: (place: string, name: string) => `${place} of ${name}`,
  citedBy: {
    title: 'Cited by',
    count: (count: number) => plural(count, 'case in this library cites it', 'cases in this library cite it'),
    shown: (count: number) => plural(count, 'case', 'cases'),
    none: 'No case in this library cites it.',
    noneMatching: 'No citing case matches.',
    clear: 'Clear filters',
    filters: { label: 'Narrow the citing cases', treatment: 'Treatment', level: 'Court level', year: 'Year', any: 'Any' },
    option: (words: string, count: number) => `${words} (${count.toLocaleString('en-GB')})`,
    times: (count: number) => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`),
    more: 'Show More',
    explained:
      'Treatment is read by machine from the words of the court, never from those of counsel. It is a lead until an editor has confirmed it. What was not recognised is shown as cited.',
  },
  lead: {
    report: 'Report a Mistake',
    reportOf: (treatment: string, name: string) => `Report a mistake: ${treatment}, ${name}`,
    lead: 'Lead, not yet checked',
    confirmed: 'Confirmed by an editor',
    rejected: 'Rejected by an editor',
    elsewhere: 'recounted of another court',
    dissent: 'in a dissenting opinion',
    concurring: 'in a concurring opinion',
    opinion: 'in one of several opinions',
  },
  review: {
    open: 'Review',
    openOf: (treatment: string, name: string) => `Review: ${treatment} in ${name}`,
    note: 'Why',
    noteHelp: 'Kept with your name and the time.',
    confirm: 'Confirm',
    reject: 'Reject',
    cancel: 'Cancel',
    done: { confirmed: 'Treatment confirmed', rejected: 'Treatment rejected' },
    failed: 'The review could not be saved',
  },
  reviews: {
    title: 'Review of treatment',
    lead: 'How courts treated earlier decisions, as read by machine. None of it changes the standing of a case until an editor confirms it.',
    tabs: { label: 'Parts of the review', undecided: 'To be reviewed', decided: 'Reviewed' },
  },
  undecided: {
    title: 'Treatment to be reviewed',
    count: (count: number) => plural(count, 'lead nobody has decided on', 'leads nobody has decided on'),
    shown: (count: number) => plural(count, 'lead', 'leads'),
    order: 'The gravest first, then those of the highest court, then the latest.',
    of: 'What is treated:',
    none: {
      title: 'Nothing waits for review',
      advice: 'Every lead in the library has been confirmed or rejected. New ones appear here as judgments are imported.',
    },
    noneMatching: 'No lead of this treatment waits any more.',
  },
  trail: {
    title: 'Treatment reviews',
    formerEditor: 'A former editor',
    lead: 'What editors decided on treatment read by machine, the latest first. Entries are only ever added, so that every change of a case’s standing can be traced.',
    open: 'All treatment reviews',
    count: (count: number) => plural(count, 'review', 'reviews'),
    none: {
      title: 'Nothing has been reviewed yet',
      advice: 'Confirm or reject a lead with a note. It is then listed here with your name and the time.',
    },
    states: { lead: 'a lead', confirmed: 'confirmed', rejected: 'rejected' },
    change: (before: string, after: string) => `Before: ${before}. Now: ${after}.`,
    of: 'What is treated:',
    changed: 'The text of the citing case has changed since:',
    more: 'Show More',
    at: (time: Date) => moment.format(time),
  },
  authorities: {
    title: 'Authorities',
    count: (count: number) => plural(count, 'case is cited', 'cases are cited'),
    none: 'No cases were found in its text.',
    unread: 'This text was just added. What it cites is still being read.',
    notInLibrary: 'Not in this library',
    notInLibraryExplained: 'Not in this library says nothing about whether the case exists.',
    coverage: 'What the library holds',
    places: 'Cited at',
  },
  history: {
    title: 'Appeal history',
    none: 'Neither its header nor that of a later decision in this library tells of an appeal.',
    here: 'This case',
    from: (kind: AppealKind) => kinds[kind],
    notInLibrary: 'a decision that is not in this library',
    outcomes,
    header: 'From the header',
    decided: 'From the orders',
  },
  tracking: {
    analysis: 'Citation Analysis',
    title: 'Citations over time',
    label: (first: number, last: number, total: number) => `${plural(total, 'citing case', 'citing cases')} from ${first} to ${last}`,
    hint: 'Press a year to see only its cases.',
    chart: 'Citing cases by year',
    year: (year: number, count: number, parts: string[]) =>
      count === 0 ? `${year}: none` : `${year}: ${plural(count, 'citing case', 'citing cases')} (${parts.join(', ')})`,
    undated: (total: number) =>
      total === 1
        ? 'The citing case has no date, so there is no year to show.'
        : 'None of the citing cases has a date, so there are no years to show.',
    groups: { negative: 'Negative or distinguished', positive: 'Followed, applied or upheld', cited: 'Cited, explained or considered' },
    table: 'As a table',
    columns: { year: 'Year', cases: 'Citing cases' },
  },
  network: {
    title: 'Citation network',
    lead: 'Courts from the highest down, decisions from the oldest on the left to the latest on the right. A line leads from a case to one that it cites.',
    depth: 'Steps from this case',
    summary: (cases: number, edges: number) => `${plural(cases, 'case', 'cases')}, ${plural(edges, 'citation', 'citations')} between them`,
    truncated: 'The network is larger; the weightiest cases are shown.',
    graph: (name: string) => `Network of citations around ${name}. Arrow keys go from case to case; the same is in the table.`,
    alone: 'No case in this library cites it, and it cites none that the library has.',
    node: (name: string, court: string, day: string, cited: number) => `${name}, ${court}, ${day}, cited by ${cited}`,
    open: 'Open case',
    chosen: 'Chosen case',
    table: 'Cases of the network',
    columns: { name: 'Case', court: 'Court', date: 'Date', steps: 'Steps', cited: 'Cited by' },
    here: 'this case',
    undated: 'Date not known',
    level: (level: number | null) => (level === null ? 'Other' : (shortLevels[level] ?? 'Other')),
  },
}

const shortLevels: Record<number, string> = {
  0: 'Regional',
  1: 'Supreme Court',
  2: 'Court of Appeal',
  3: 'High Court and equals',
  4: 'Magistrates and Kadhis',
  5: 'Small claims',
  6: 'Tribunals',
}
