import { sayPinpoint } from './say-pinpoint.ts'
const number = new Intl.NumberFormat('en-GB')

/** Words of the citations manager. */
export const citations = {
  title: 'Citations Manager',
  lead: 'The authorities you cite, each in the style you need. Copy them one by one, or take them all to Word, Zotero or LaTeX.',
  add: 'Add Citation',
  check: 'Check a document',
  more: 'Import and export',
  menu: {
    import: 'Import a file…',
    ris: 'Export as RIS',
    bibtex: 'Export as BibTeX',
    'csl-json': 'Export as CSL-JSON',
    table: 'Table of authorities (Word)',
  },
  styles: { standard: 'Standard', apa: 'APA', bluebook: 'Bluebook', oscola: 'OSCOLA', aglc: 'AGLC', kenyan: 'Kenyan neutral' },
  kinds: {
    case: 'Case',
    constitution: 'Constitution',
    statute: 'Statute',
    subsidiary: 'Subsidiary legislation',
    other: 'Other authority',
  },
  search: 'Search your citations',
  kind: 'Kind of authority',
  every: 'All kinds',
  count: (count: number) => (count === 1 ? '1 citation' : `${number.format(count)} citations`),
  list: 'Your citations',
  loading: 'Loading your citations',
  copy: 'Copy',
  copyNamed: (name: string) => `Copy ${name}`,
  edit: 'Edit',
  editNamed: (name: string) => `Edit ${name}`,
  remove: 'Delete',
  removeNamed: (name: string) => `Delete ${name}`,
  readProvision: 'Read the provision',
  readProvisionNamed: (name: string) => `Read the provision ${name}`,
  read: 'Read the case',
  readNamed: (name: string) => `Read the case ${name}`,
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  pages: 'Pages of your citations',
  newer: 'Newer',
  older: 'Older',
  empty: {
    title: 'No citations yet',
    advice:
      'Add one as you would type it, or import a file from Zotero, EndNote or LaTeX. What the library holds is recognised and linked.',
    none: 'No citation has these words',
    noneAdvice: 'Search for fewer words, or choose all kinds.',
  },
  dialog: {
    addTitle: 'Add New Citation',
    editTitle: 'Edit Citation',
    text: 'Citation Text',
    textHint: 'Wekulo v Mlima Crest Bank [2026] KESC 90007 (KLR) at para 12',
    style: 'Citation Style',
    cancel: 'Cancel',
    add: 'Add Citation',
    adding: 'Adding…',
    save: 'Save',
    saving: 'Saving…',
  },
  keeping: {
    add: 'Add to Citations',
    addSelected: 'Cite',
    titleOfAll: (count: number) => `Cite ${number.format(count)} authorities`,
    partOf: (provision: string) => `What is cited of ${provision}`,
    done: (added: number, unchanged: number) =>
      added === 0
        ? unchanged === 1
          ? 'Already among your citations'
          : 'All of them are already among your citations'
        : [
            added === 1 ? 'Added to your citations' : `${number.format(added)} cases added to your citations`,
            ...(unchanged > 0 ? [unchanged === 1 ? 'one was already there' : `${number.format(unchanged)} were already there`] : []),
          ].join(', '),
    cited: (added: number, unchanged: number) =>
      added === 0
        ? unchanged === 1
          ? 'Already among your citations'
          : 'All of them are already among your citations'
        : [
            added === 1 ? 'Added to your citations' : `${number.format(added)} authorities added to your citations`,
            ...(unchanged > 0 ? [unchanged === 1 ? 'one was already there' : `${number.format(unchanged)} were already there`] : []),
          ].join(', '),
    citedIn: (project: string, placed: number, of: number) =>
      placed === 0
        ? of === 1
          ? `Already cited in ${project}`
          : `All of them are already cited in ${project}`
        : `${placed === 1 ? (of === 1 ? 'Cited' : 'One authority cited') : `${number.format(placed)} authorities cited`} in ${project}`,
    show: 'Show Citations',
    doneIn: (project: string, placed: number, of: number) =>
      placed === 0
        ? of === 1
          ? `Already cited in ${project}`
          : `All of them are already cited in ${project}`
        : `${placed === 1 ? (of === 1 ? 'Cited' : 'One case cited') : `${number.format(placed)} cases cited`} in ${project}`,
    showProject: 'Show Project',
    signedOut: 'Log in to keep citations',
    logIn: 'Login',
    failed: (reason: string) => `Failed to add to your citations: ${reason}`,
  },
  many: {
    label: 'Several citations',
    selectAll: 'Select all on this page',
    selected: (count: number) => `${number.format(count)} selected`,
    select: (name: string) => `Select ${name}`,
    clear: 'Select none',
  },
  cite: {
    title: 'Cite this passage',
    named: (name: string) => `Cite this passage of ${name}`,
    namedCase: (name: string) => `Cite this case: ${name}`,
    cite: 'Cite',
    citing: 'Citing…',
    titleOfCase: 'Cite this case',
    titleOfProvision: 'Cite this provision',
    wholeProvision: 'All of it is cited, as it stands in the text.',
    part: 'What is cited',
    allOfIt: 'All of it',
    voices: {
      party: 'Counsel’s submission: a party says this, not the court.',
      prayer: 'Orders that were sought: the court did not make them here.',
      'court-below': 'What the court below said: this court tells it, and may have decided otherwise.',
    },
    whole: 'The whole paragraph is cited, as it stands in the text.',
    wholeCase: 'The case is cited as a whole, without a pinpoint.',
    looking: 'Looking the passage up…',
    notLookedUp: 'The passage could not be looked up. Close this and try again.',
    notThere: (pinpoint: string) => `The text of the case here has no ${pinpoint}, so the case is cited as a whole.`,
    reliedOn: 'Relied on for (optional)',
    reliedOnHint: 'The proposition, in a line: it goes with the passage into the list and the bundle.',
    issue: 'Issue',
    noIssue: 'No issue',
    into: (project: string) => `Kept among your citations and in ${project}.`,
    intoNone: 'Kept among your citations. Choose a project in the top bar to cite into it as well.',
    pinpoint: sayPinpoint,
    done: (what: 'case' | 'passage' | 'provision', pinpoint: string | null, project: string | null) =>
      [
        pinpoint === null ? { case: 'Case cited', passage: 'Passage cited', provision: 'Provision cited' }[what] : `Cited at ${pinpoint}`,
        ...(project === null ? [] : [`in ${project}`]),
      ].join(' '),
    undone: 'Citation undone',
    notUndone: 'Failed to undo the citation',
    toNote: 'Add to note',
    reliedOnFor: (what: string) => `Relied on for: ${what}`,
  },
  said: {
    copied: 'Citation copied to clipboard',
    notCopied: 'The browser did not allow copying',
    added: 'Citation added successfully',
    notFormatted: 'Failed to format citation',
    notAdded: 'Failed to add citation',
    saved: 'Citation saved',
    notSaved: 'Failed to save citation',
    deleted: 'Citation deleted',
    notDeleted: 'Failed to delete citation',
    undo: 'Undo',
    restored: 'Citation restored',
    notRestored: 'Failed to restore citation',
  },
  import: {
    title: 'Import citations',
    explained: 'RIS, BibTeX or CSL-JSON, up to 5 MB. What cannot be read is named with its line; the rest is added.',
    choose: 'Choose a file',
    sending: 'Reading the file…',
    close: 'Close',
    result: (added: number, unchanged: number, rejected: number) =>
      [
        added === 1 ? '1 citation added' : `${number.format(added)} citations added`,
        ...(unchanged > 0 ? [`${number.format(unchanged)} kept already`] : []),
        ...(rejected > 0 ? [`${number.format(rejected)} could not be read`] : []),
      ].join(', '),
    records: 'Records that need a look',
    line: (line: number) => `Line ${number.format(line)}`,
  },
  failure: { title: 'Your citations could not be loaded', file: 'The file could not be written' },
}
