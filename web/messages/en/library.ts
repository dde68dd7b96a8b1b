const number = new Intl.NumberFormat('en-GB')

/** '12 KB', '3.4 MB': sizes of files in words. */
const size = (bytes: number): string => {
  if (bytes < 1024) return `${bytes} bytes`
  if (bytes < 1024 * 1024) return `${Math.round(bytes / 1024)} KB`
  const megabytes = bytes / 1024 / 1024
  return `${megabytes < 10 ? megabytes.toFixed(1) : Math.round(megabytes)} MB`
}

/** Words of the private library and of uploads. */
export const library = {
  title: 'My Documents',
  lead: 'Your own rulings and pleadings, beside the public library in every search. Nobody else sees them.',
  drop: {
    label: 'Add documents',
    title: 'Drop files here',
    now: 'Let go to add them',
    choose: 'Choose files',
    formats: (most: string, files: number) => `PDF, Word, HTML, XML, text or JSON · up to ${most} a file, ${files} at a time`,
    room: (used: number, most: number, isPlan: boolean) =>
      `${number.format(used)} of ${number.format(most)} documents${isPlan ? ' of your plan' : ''} are kept`,
    full: 'There is no room for another document. Delete one first, for good: what lies in the trash counts.',
    plans: 'Larger plans hold more',
    publish: 'Add to the public library',
    publishExplained: 'Everyone who uses this library will find and read these files.',
    tooMany: (most: number) => `Choose at most ${most} files at a time. None of these was added.`,
  },
  samples: {
    held: (count: number) =>
      `${count === 1 ? 'One case here is an invented sample' : `${number.format(count)} cases here are invented samples`}, marked as such. Now that the library holds judgments, they can go.`,
    remove: 'Remove the Samples',
    title: 'Remove the invented samples?',
    lost: 'They leave the library for everybody, with what was read from them. Bookmarks and notes about them stay and say that the case is no longer held.',
    keep: 'Keep Them',
    removing: 'Removing…',
    removed: (count: number) => (count === 1 ? 'One sample removed' : `${number.format(count)} samples removed`),
  },
  uploads: {
    title: 'Files being added',
    over: 'Files you added',
    progress: (name: string) => `Progress of ${name}`,
    states: {
      waiting: 'Waiting',
      uploading: (percent: number) => `Uploading, ${percent}%`,
      reading: 'Reading the text',
      done: 'Done',
      failed: 'Not added',
      stopped: 'Stopped',
    },
    outcomes: {
      added: 'Added',
      updated: 'Updated: a new version of a document you had',
      unchanged: 'Already there, nothing changed',
      flagged: 'Added, please check',
      withheld: 'Not added: taken down',
      rejected: 'Not added',
    },
    more: (count: number) => `${number.format(count)} more records in this file`,
    read: 'Read',
    readNamed: (name: string) => `Read ${name}`,
    stop: 'Stop',
    stopNamed: (name: string) => `Stop ${name}`,
    again: 'Try again',
    againNamed: (name: string) => `Try ${name} again`,
    clear: 'Clear this list',
    said: (finished: number, all: number) => `${finished} of ${all} files finished`,
    tooLarge: (most: string) => `The file is larger than ${most}.`,
    empty: 'The file is empty.',
  },
  list: {
    title: 'Your documents',
    room: (count: number, most: number, used: string, mostUsed: string) =>
      `${number.format(count)} of ${number.format(most)} documents, ${used} of ${mostUsed}`,
    loading: 'Loading your documents',
    added: (day: string) => `added ${day}`,
    undated: 'No date',
    noType: 'Document',
    read: 'Read',
    readNamed: (name: string) => `Read ${name}`,
    edit: 'Edit details',
    editNamed: (name: string) => `Edit details of ${name}`,
    remove: 'Delete',
    removeNamed: (name: string) => `Delete ${name}`,
    pages: 'Pages of your documents',
    newer: 'Newer',
    older: 'Older',
    page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  },
  empty: {
    title: 'Nothing here yet',
    advice:
      'Add a ruling or a pleading above. Court, parties, judges, date and citations are read from its text; what was read wrongly you can put right.',
  },
  failure: {
    title: 'Your documents could not be loaded',
  },
  edit: {
    title: 'Edit details',
    intro: 'The text itself stays as it is. What you change here is no longer marked as read from the text.',
    fields: {
      title: 'Title',
      court: 'Court',
      courtStation: 'Court station',
      date: 'Date of decision',
      caseNumber: 'Case number',
      citation: 'Citation',
      documentType: 'Document type',
      judges: 'Judges',
      parties: 'Parties',
      legalAreas: 'Legal areas',
      summary: 'Summary',
    },
    hints: {
      court: 'High Court, Court of Appeal, …',
      date: 'DD/MM/YYYY',
      caseNumber: 'Civil Suit E12 of 2024',
      citation: '[2024] KEHC 12 (KLR)',
      documentType: 'Judgment, Ruling, Pleading, …',
      lines: 'One on each line',
      parties: 'One on each line, the role in brackets: Wanjiru Kamau (Plaintiff)',
    },
    problems: {
      title: 'A document needs a title',
      date: 'Use the form DD/MM/YYYY',
    },
    save: 'Save',
    saving: 'Saving…',
    cancel: 'Cancel',
    saved: 'Details saved',
  },
  remove: {
    title: 'Delete this document?',
    lost: 'It goes to the trash, with all versions of it, your corrections and what you noted about it. You can bring it back for 30 days. Until it is deleted there, its file counts towards what your library holds.',
    lostPublic:
      'It is deleted from the public library for everyone: its text, all versions of it, its place in search and the citations found in it. This cannot be undone; an import of its file brings it back. What an order removes is taken down by an administrator.',
    confirm: 'Delete',
    deleting: 'Deleting…',
    cancel: 'Keep it',
    done: 'Document deleted',
    undo: 'Undo',
    restored: 'Document restored',
    restoreFailed: 'Failed to restore the document',
  },
  size,
}
