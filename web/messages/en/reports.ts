import type { ReportKind, ReportState, ReportSubject } from '#contract/reports'

const moment = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' })

const kinds: Record<ReportKind, string> = {
  text: 'The text: words are missing or misread',
  record: 'The record: court, date, judges, parties',
  citation: 'A citation: it leads to the wrong case',
  treatment: 'What is said of another case',
  other: 'Something else',
}
const subjects: Record<ReportSubject, string> = {
  case: 'Case',
  treatment: 'Treatment',
  provision: 'Provision',
  answer: 'Answer',
}
const states: Record<ReportState, string> = { open: 'With the editors', resolved: 'Put right', declined: 'Left as it is' }

/** Words of reported mistakes. */
export const reports = {
  title: 'Reported Mistakes',
  lead: 'What you told the editors of the library, and what became of it.',
  tabs: { label: 'Reported mistakes', own: 'Your reports', queue: 'Editors’ queue' },
  cancel: 'Cancel',
  kinds,
  subjects,
  states,
  at: (time: string) => moment.format(new Date(time)),
  noCase: 'A case that the library no longer holds',

  form: {
    title: 'Report a Mistake',
    lead: 'The editors of the library read this. They see your name; other readers see nothing.',
    kind: 'What is wrong',
    quote: 'Marked words',
    words: 'Say what is wrong',
    help: 'And, where you know it, what is right, with its source.',
    send: 'Send Report',
    empty: 'Say in a few words what is wrong',
    sent: 'Thank you. The editors will look at it.',
    see: 'See Reports',
  },

  own: {
    none: 'You have reported no mistakes. You can report one from any case, any treatment in its citator and any provision of the law.',
    withdraw: 'Take Back',
    withdrawOf: (title: string) => `Take back the report on ${title}`,
    withdrawn: 'The report was taken back',
    answer: 'The editors',
  },

  queue: {
    reviews: 'Review of treatment',
    state: 'Show',
    states: { open: 'To be decided', resolved: 'Put right', declined: 'Left as they are' } satisfies Record<ReportState, string>,
    none: {
      open: 'Nothing awaits a decision.',
      resolved: 'Nothing has been put right yet.',
      declined: 'Nothing was declined.',
    } satisfies Record<ReportState, string>,
    by: (name: string) => `Reported by ${name}`,
    decidedBy: (name: string) => `Decided by ${name}`,
    answer: 'Answer to the reader',
    answerOf: (title: string) => `Answer to the report on ${title}`,
    resolve: 'Put Right',
    decline: 'Leave as It Is',
    why: 'Say why it is no mistake',
    again: 'Open Again',
    resolved: 'Decided: put right',
    declined: 'Decided: left as it is',
    open: 'Awaiting a decision again',
    undo: 'Undo',
  },
}
