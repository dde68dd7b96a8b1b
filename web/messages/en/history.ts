const number = new Intl.NumberFormat('en-GB')
const dayName = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
const shortDay = new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: '2-digit', year: 'numeric' })
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

/** Words of the research history. */
export const history = {
  title: 'Research History',
  refresh: 'Refresh',
  refreshing: 'Refreshing…',
  loading: 'Loading your research history',
  kinds: {
    all: 'All',
    search: 'Searches',
    read: 'Cases and law',
    bookmark: 'Bookmarks',
    note: 'Notes',
    download: 'Downloads',
    chat: 'Chats',
  },
  kindsLabel: 'Show',
  /** On the mark of an entry. */
  types: { search: 'Search', view: 'Case', case_view: 'Case', bookmark: 'Bookmark', chat: 'Chat', note: 'Note', download: 'Download' },
  /** The mark of an Act or a provision that was read. */
  law: 'Legislation',
  search: 'Search the history',
  placeholder: 'Words of a search, a case or a note',
  clearSearch: 'Clear search',
  project: 'Project',
  everyProject: 'Every project, and none',
  thisProject: 'One project',
  gone: { note: 'A note that has since been deleted', chat: 'A chat that has since been deleted' },
  today: 'Today',
  yesterday: 'Yesterday',
  day: (day: Date) => dayName.format(day),
  ago: {
    now: 'Just now',
    hours: (count: number) => (count === 1 ? '1 hour ago' : `${count} hours ago`),
    days: (count: number) => (count === 1 ? '1 day ago' : `${count} days ago`),
    on: (day: Date) => shortDay.format(day),
  },
  at: (day: Date) => clock.format(day),
  earlier: 'Show earlier',
  earlierLoading: 'Loading…',
  count: (count: number) => (count === 1 ? '1 entry' : `${number.format(count)} entries`),
  delete: 'Delete',
  deleteNamed: (name: string) => `Delete “${name}” from the history`,
  more: 'More for the history',
  trailWord: 'Research trail as Word',
  trailPdf: 'Research trail as PDF',
  pause: 'Pause the history',
  resume: 'Resume the history',
  clear: 'Clear the history…',
  paused: 'Your history is paused. What you search for, read, keep and write is not being recorded.',
  clearTitle: 'Clear the history?',
  clearAdvice:
    'Every search, case, bookmark, note and chat recorded here is deleted for good. Your bookmarks, notes and chats themselves stay.',
  keep: 'Keep it',
  clearAll: 'Clear All',
  clearing: 'Clearing…',
  empty: {
    title: 'No research history yet',
    advice: 'Your research activities will appear here as you use the product',
    browse: 'Browse cases',
    none: 'Nothing matches',
    noneAdvice: 'Try other words, or show every kind of entry.',
    showAll: 'Show all',
  },
  example: {
    label: 'Example',
    explanation: 'This is how your history will look. These entries are invented.',
    search: 'adverse possession "twelve years"',
    case: 'An example decision on prescription',
    court: 'Environment and Land Court',
    note: 'When does time begin to run?',
  },
  failed: 'Your research history could not be loaded.',
  toasts: {
    deleted: 'Entry deleted',
    restored: 'Entry restored',
    undo: 'Undo',
    cleared: (count: number) => (count === 1 ? '1 entry deleted' : `${number.format(count)} entries deleted`),
    paused: 'History paused',
    resumed: 'History resumed',
    failed: 'Failed to update the history',
    trailFailed: 'The research trail could not be written',
  },
}
export type HistoryWords = typeof history
