import type { Role } from '#contract/accounts'
import type { LogEntry } from '#contract/administration'
import type { ImportOutcomeKind, ImportRun } from '#contract/imports'
import type { AuditAction } from '#contract/audit'
import type { LicenceType, PaymentReason } from '#contract/billing'
import type { AccountLicence } from '#contract/bookings'

const moment = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' })
const number = (count: number) => count.toLocaleString('en-GB')
const plural = (count: number, one: string, many: string) => `${number(count)} ${count === 1 ? one : many}`
const size = (bytes: number) => {
  const units = ['B', 'KB', 'MB', 'GB', 'TB']
  const step = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log2(bytes) / 10))
  const value = bytes / 1024 ** step
  return `${value.toLocaleString('en-GB', { maximumFractionDigits: step > 0 && value < 10 ? 1 : 0 })} ${units[step]}`
}

const seconds = (count: number) => count.toLocaleString('en-GB', { maximumSignificantDigits: 3 })
/** '45 ms', '3.2 s', '12 min' */
const time = (ms: number) =>
  ms < 1_000 ? `${seconds(ms)} ms` : ms < 120_000 ? `${seconds(ms / 1_000)} s` : `${number(Math.round(ms / 60_000))} min`

const roles: Record<Role, string> = { user: 'User', editor: 'Editor', admin: 'Administrator' }

const actions: Record<AuditAction, string> = {
  'account-created': 'Account created',
  'address-confirmed': 'Address confirmed',
  'address-taken-over': 'Address taken over by its holder',
  'take-over-settled': 'Material of the former holder settled',
  'profile-changed': 'Profile changed',
  'signed-in': 'Signed in',
  'sign-in-failed': 'Sign-in failed',
  'signed-out': 'Signed out',
  'sessions-ended': 'Sessions ended',
  'password-changed': 'Password changed',
  'password-reset-asked': 'Password reset asked for',
  'password-reset': 'Password reset',
  'second-factor-on': 'Two-step sign-in switched on',
  'second-factor-off': 'Two-step sign-in switched off',
  'recovery-codes-made': 'Recovery codes made',
  'token-made': 'Access token made',
  'token-ended': 'Access token ended',
  'role-changed': 'Role changed',
  'account-locked': 'Account locked',
  'account-unlocked': 'Account unlocked',
  exported: 'Data exported',
  'deletion-asked': 'Deletion asked for',
  'deletion-undone': 'Deletion undone',
  'deletion-done': 'Account deleted',
  redacted: 'Names redacted',
  'import-started': 'Import begun',
  'import-cancelled': 'Import ended early',
  imported: 'Import finished',
  'case-removed': 'Case removed',
  'case-taken-down': 'Judgment taken down',
  'case-restored': 'Takedown undone',
  'samples-removed': 'Samples removed',
  'judge-decided': 'Judge decided',
  'jobs-retried': 'Failed jobs tried again',
  'jobs-discarded': 'Failed jobs given up',
  'backup-asked': 'Backup asked for',
  'report-decided': 'Reported mistake decided',
  'licence-changed': 'Licence changed',
  'seat-given': 'Seat given',
  'seat-taken': 'Seat taken back',
  'invoice-issued': 'Invoice issued',
  'payment-booked': 'Payment booked',
  'payment-undone': 'Payment undone',
}

/** The codes of the log in words; one that is not listed is shown with spaces in place of its hyphens. */
const codes: Record<string, string> = {
  password: 'with a password',
  authenticator: 'with a code of an authenticator app',
  'recovery-code': 'with a recovery code',
  'unknown-address': 'no account has the address',
  'wrong-password': 'wrong password',
  'wrong-code': 'wrong code',
  unverified: 'address not confirmed',
  locked: 'account locked',
  'too-many-tries': 'too many tries',
  asked: 'asked for',
  upload: 'from uploaded files',
  folder: 'from the server',
  command: 'by a command',
  'token-used-twice': 'a refresh token that was used up came again',
  resolved: 'put right',
  declined: 'declined',
  'opened-again': 'opened again',
}
const inWords = (code: string) => codes[code] ?? code.replaceAll('-', ' ')

function detailsOf({ action, details }: LogEntry): string {
  if (action === 'role-changed') return `${roles[details['from'] as Role]} → ${roles[details['to'] as Role]}`
  const said = Object.entries(details).flatMap(([name, value]) => {
    if (value === null) return []
    if (name === 'cents') return [`KES ${(Number(value) / 100).toLocaleString('en-KE', { minimumFractionDigits: 2 })}`]
    if (typeof value === 'number') return [`${number(value)} ${value === 1 ? name.replace(/s$/, '') : name}`]
    return [[value].flat().map(inWords).join(', ')]
  })
  return said.join(' · ')
}

const licences: Record<LicenceType, string> = { free: 'Free', professional: 'Professional', institution: 'Institution' }
const paymentReasons: Record<PaymentReason, string> = {
  cancelled: 'declined on the phone',
  insufficient: 'not enough money',
  'timed-out': 'not answered in time',
  'wrong-pin': 'wrong PIN',
  busy: 'M-Pesa was busy',
  refused: 'M-Pesa did not take the request',
  unreachable: 'M-Pesa could not be reached',
  'wrong-amount': 'another amount arrived than was asked for',
  'no-answer': 'M-Pesa did not say whether it was paid',
  withdrawn: 'withdrawn by the payer',
}

const states: Record<ImportRun['state'], string> = {
  waiting: 'Waiting',
  running: 'Reading',
  done: 'Done',
  failed: 'Failed',
  cancelled: 'Ended early',
}
const outcomes: Record<ImportOutcomeKind, string> = {
  added: 'Added',
  updated: 'Corrected',
  flagged: 'Added, to be looked at',
  unchanged: 'Already there',
  withheld: 'Taken down, left out',
  rejected: 'Rejected',
}

/** Words of the administration. */
export const administration = {
  title: 'Administration',
  lead: 'Accounts, imports, sources, redactions, takedowns, backups, the log and the state of this installation.',
  refused: 'Only administrators of this installation see this page.',
  editing: { reviews: 'Review of treatment' },
  tabs: {
    label: 'Parts of the administration',
    accounts: 'Accounts',
    imports: 'Imports',
    sources: 'Sources',
    redactions: 'Redactions',
    takedowns: 'Taken down',
    payments: 'Payments',
    backups: 'Backups',
    log: 'Log',
    system: 'System',
  },
  cancel: 'Cancel',
  close: 'Close',
  any: 'Any',
  at: (time: string) => moment.format(new Date(time)),
  number,
  size,
  roles,
  person: (number_: number) => `Deleted account ${number_}`,
  by: { visitor: 'A visitor', operator: 'The operator', system: 'Hukumu', account: '' },

  accounts: {
    title: 'Accounts',
    search: 'Name, address or organization',
    role: 'Role',
    state: 'State',
    open: 'Not locked',
    locked: 'Locked',
    count: (count: number) => plural(count, 'account', 'accounts'),
    none: 'No account matches.',
    joined: (day: string) => `Since ${day}`,
    seen: (day: string) => `Last seen ${day}`,
    neverSeen: 'Not seen for a month',
    unverified: 'Address not confirmed',
    twoStep: 'Two-step sign-in',
    lockedFor: { administration: 'Locked', deletion: 'Being deleted' },
    you: 'You',
    menu: (name: string) => `Actions for ${name}`,
    changeRole: 'Change role…',
    licence: 'Licence…',
    lock: 'Lock…',
    unlock: 'Unlock',
    endSessions: 'Sign out everywhere…',
    log: 'Show its log',
    roleOf: (name: string) => `Role of ${name}`,
    roleAdvice: {
      user: 'Reads the library and keeps what is their own.',
      editor: 'Also adds to the public library, puts it right, and decides on treatment and reported mistakes.',
      admin: 'Also sees this page.',
    },
    save: 'Change Role',
    roleChanged: (name: string, role: string) => `${name} now has the role ${role}`,
    lockTitle: (name: string) => `Lock ${name}?`,
    lockAdvice: 'They are signed out on every device at once and cannot sign in until the account is unlocked. Nothing of theirs is lost.',
    lockDo: 'Lock Account',
    lockedNow: (name: string) => `${name} is locked`,
    unlockedNow: (name: string) => `${name} is unlocked`,
    undo: 'Undo',
    endTitle: (name: string) => `Sign ${name} out everywhere?`,
    endAdvice: 'They can sign in again at once. What was typed and not saved on another device may be lost.',
    endDo: 'Sign Out Everywhere',
    endedNow: (name: string) => `${name} is signed out everywhere`,
  },

  licences: {
    title: (name: string) => `Licence of ${name}`,
    types: licences,
    state: ({ status, source, holder }: AccountLicence, day: string | null) => {
      if (source === 'none') return 'As every account has it, free of charge'
      if (source === 'seat') return `By a seat that ${holder ?? 'a deleted account'} pays for`
      const until = day === null ? 'without an end' : `until ${day}`
      return {
        trialing: `Tried ${until}`,
        active: `Runs ${until}`,
        past_due: `Past due, paid ${until}`,
        cancelled: 'Ended',
        expired: 'Ended',
      }[status]
    },
    type: 'Change it to',
    how: 'How',
    given: 'Free of charge',
    trial: (days: number, used: boolean) => `Trial of ${days} days${used ? ', once more' : ''}`,
    until: 'Until the end of',
    untilHint: 'Leave it empty for a licence without an end.',
    endsPaid: 'What runs now ends at once, and what was paid for the rest of the time is not paid back.',
    save: (type: string) => `Give ${type}`,
    takeBack: 'Return to Free',
    changed: (name: string, type: string) => `${name} now has the licence ${type}`,
  },

  payments: {
    title: 'Payments',
    lead: 'Of all accounts, those that somebody must look at first.',
    search: 'Reference, invoice, number or address',
    count: (count: number) => plural(count, 'payment', 'payments'),
    none: 'Nothing has been paid or announced yet.',
    noneMatches: 'No payment matches.',
    amount: (cents: number) => `KES ${(cents / 100).toLocaleString('en-GB', { minimumFractionDigits: 2 })}`,
    deleted: 'A deleted account',
    states: { pending: 'On a phone', waiting: 'Awaited', review: 'To be looked at', failed: 'Failed', paid: 'Paid' },
    methods: { mpesa: 'M-Pesa', bank: 'Bank transfer', mobile_money: 'Mobile money' },
    begun: (day: string) => `Begun ${day}`,
    paid: (day: string) => `Booked ${day}`,
    reasons: paymentReasons,
    invoice: (number: string) => `Invoice ${number}`,
    etims: (number: string) => `eTIMS ${number}`,
    writeEtims: 'Enter eTIMS Number…',
    etimsOf: (invoice: string) => `eTIMS number of ${invoice}`,
    etimsLead: 'The Kenya Revenue Authority gives each invoice a number. It is printed on the invoice and cannot be changed afterwards.',
    etimsNumber: 'Number given by the KRA',
    etimsMissing: 'Please enter the number',
    saveEtims: 'Write It on the Invoice',
    etimsWritten: (invoice: string) => `${invoice} now has its eTIMS number`,
  },

  imports: {
    title: 'Imports',
    lead: 'Judgments for the public library: PDF, Word, HTML, Akoma Ntoso, JSON, CSV and plain text. What is there already stays as it is.',
    upload: 'Upload Files',
    drop: 'Drop a folder of judgments here',
    uploading: (share: number) => `Uploading ${Math.round(share * 100)} %`,
    fromServer: 'From the server',
    folder: (path: string) => `Files and folders in ${path}`,
    noFolder: 'There is no folder of imports on the server. Its place is set by IMPORT_DIR.',
    emptyFolder: 'The folder of imports is empty.',
    everything: 'Everything in it',
    choose: 'File or folder',
    begin: 'Begin Import',
    list: 'Imports begun here',
    none: 'Nothing has been imported from here yet.',
    states,
    ending: 'Ending after the records at hand',
    resumed: (times: number) => `taken up again ${times === 1 ? 'once' : `${times} times`} after a restart`,
    failures: { 'files-gone': 'The files are no longer on the server.', unexpected: 'It failed too often; the system’s log says why.' },
    source: ({ from, source, files }: ImportRun) =>
      from === 'upload' && files > 1 ? `${source} and others` : source || 'Everything in the folder',
    begun: (time: string, name: string | null) => `${moment.format(new Date(time))}${name === null ? '' : `, ${name}`}`,
    progress: ({ records, bytes, bytes_read: read }: ImportRun) =>
      `${plural(records, 'record', 'records')}, ${size(read)} of ${size(bytes)}`,
    outcomes,
    count: (kind: ImportOutcomeKind, count: number) => `${outcomes[kind]} ${number(count)}`,
    end: 'End Import',
    endOf: (source: string) => `End the import of ${source}`,
    show: 'Records',
    showOf: (source: string) => `Records of ${source}`,
    hide: 'Hide Records',
    report: 'Download Report',
    outcome: 'Outcome',
    noRecords: 'No record.',
  },

  redactions: {
    title: 'Redactions',
    lead: 'A name is replaced by initials in every text of a case that was ever held, in its record, in search, in citations and in what readers keep about it. It cannot be undone.',
    caseId: 'Case',
    caseAdvice: 'The end of its address: kesc-2026-90007',
    name: 'Name as printed',
    initials: 'Initials',
    nameOf: (place: number) => `Name ${place}`,
    initialsOf: (place: number) => `Initials for name ${place}`,
    add: 'Another Name',
    remove: (place: number) => `Leave name ${place} out`,
    everywhere: 'Also in the cases that cite this one and print the name',
    preview: 'Count the Places',
    previewTitle: 'Replace these names for good?',
    places: (counts: Record<string, number>) =>
      Object.entries(counts)
        .map(([kind, count]) => `${kind} ${number(count)}`)
        .join(', ') || 'no place',
    alsoNaming: (count: number) =>
      `${plural(count, 'other case cites this one and prints', 'other cases cite this one and print')} the name, and stay as they are:`,
    besides: (answers: number, mails: number) => `Kept answers removed: ${number(answers)}. Waiting mails removed: ${number(mails)}.`,
    loneWords: (count: number) =>
      `Single words of the names still stand in ${plural(count, 'place', 'places')}. Add them as names of their own if they tell who it is.`,
    backups: 'Copies and backups of the database that were made before still hold the names.',
    do: 'Redact',
    done: (initials: string) => `Redacted: ${initials}`,
    list: 'What was redacted',
    none: 'Nothing has been redacted yet.',
    noCase: 'No longer in the library',
    toldBy: (by: string) => `By the command, ${by}`,
  },

  takedowns: {
    title: 'Taken down',
    lead: 'Judgments that a court or the Data Commissioner ordered removed, or that their source withdrew. Whatever file is imported, they stay out until they are restored.',
    caseId: 'Case',
    caseAdvice: 'The end of its address: kesc-2026-90007',
    reason: 'Reason',
    reasonAdvice: 'Name no party: reports of imports repeat it',
    reference: 'Reference of the order',
    referenceAdvice: 'The number of the suit or of the complaint, and the date',
    ask: 'Take Down…',
    askAny: 'Take a Judgment Down…',
    it: 'The judgment',
    askTitle: 'Take this judgment down?',
    what: (named: string) => `${named} is removed with its text, its parties and all that was read from it. Hukumu keeps no copy.`,
    after: 'Readers who open it are told the day on which it was taken down. Their bookmarks and notes stay. Imports leave it out.',
    backups:
      'Judgments that cite it still print its name, readers’ own copies stay theirs, and backups that were made before still hold it.',
    incomplete: 'Give the reason and the reference of the order.',
    unnamed: 'Name the case, and give the reason and the reference of the order.',
    do: 'Take Down',
    done: (named: string) => `Taken down: ${named}`,
    list: 'Judgments taken down',
    none: 'No judgment has been taken down.',
    orderOf: (reference: string) => `Order: ${reference}`,
    restore: 'Restore…',
    restoreNamed: (named: string) => `Restore ${named}`,
    restoreTitle: 'Restore this judgment?',
    restoreWhat: (named: string) =>
      `${named} may be imported again. No copy of it was kept: it comes back with the next import of its file.`,
    restoreDo: 'Restore',
    restored: (named: string) => `${named} may be imported again`,
  },

  log: {
    title: 'Log',
    lead: 'Sign-ins, roles, exports, deletions and what was done to the library. Entries are kept for two years, addresses for ninety days.',
    actions,
    action: 'What happened',
    clearAccount: 'Show all accounts',
    from: 'From',
    to: 'To',
    none: 'Nothing of that kind is in the log.',
    count: (count: number) => plural(count, 'entry', 'entries'),
    object: (id: string) => `on ${id}`,
    address: (address: string) => `from ${address}`,
    details: detailsOf,
  },

  system: {
    title: 'System',
    refresh: 'Look Again',
    asAt: (time: string) => `As at ${moment.format(new Date(time))}`,
    hukumu: 'Hukumu',
    node: 'Node.js',
    database: 'Database',
    kinds: { embedded: 'PostgreSQL, run by this server', postgresql: 'PostgreSQL' },
    bytes: 'Size',
    schema: 'Schema',
    process: 'This process',
    startedAt: 'Running since',
    memory: 'Memory',
    disk: 'Disk',
    free: (free: number, total: number) => `${size(free)} free of ${size(total)}`,
    noDisk: 'The data folder does not exist yet',
    mail: 'Mail',
    besides: 'Mail and language model',
    smtp: (server: string) => `By ${server}`,
    outbox: (waiting: number) => `No mail server is set: ${plural(waiting, 'message waits', 'messages wait')} in the outbox`,
    model: 'Language model',
    noModel: 'None',
    meaning: 'Search by meaning',
    meaningModel: 'Model for meaning',
    embedded: 'Cases read by it',
    toEmbed: 'Cases that wait for it',
    passages: 'Passages compared by meaning',
    lastProblem: 'Why the last try failed',
    modelRequests: (days: number) => `Questions put to it in ${plural(days, 'day', 'days')}`,
    tokensRead: 'Tokens it read',
    tokensWritten: 'Tokens it wrote',
    modelCost: 'By the prices that are set',
    dollars: (cost: number) => `US$ ${cost.toFixed(2)}`,
    library: 'Library',
    judgments: 'Judgments',
    digests: 'Digests',
    samples: 'Samples',
    privateDocuments: 'Private documents',
    lastImport: 'Last import',
    never: 'Never',
    accounts: 'Accounts',
    all: 'All',
    verified: 'With a confirmed address',
    editors: 'Editors',
    admins: 'Administrators',
    sessions: 'Sessions open',
    jobs: 'Jobs',
    waiting: 'Waiting',
    retrying: 'To be tried again',
    running: 'Running',
    failed: 'Failed for good',
    oldest: 'Oldest waits since',
    failedJobs: 'Jobs that failed for good',
    noFailed: 'No job has failed for good.',
    tryAgain: 'Try Again',
    tryAgainOf: (job: string) => `Try ${job} again`,
    discard: 'Give Up…',
    discardOf: (job: string) => `Give ${job} up`,
    discardTitle: 'Give this job up?',
    discardAdvice: 'What it was to do is not done, and cannot be asked for again from here.',
    discardDo: 'Give Up',
    retried: 'It will be tried again',
    discarded: 'The job was given up',
    slow: 'Slowest statements',
    slowSince: (since: string) =>
      `What took the most time of the database together since ${moment.format(new Date(since))}. Values are left out.`,
    slowNone: 'No statement has been counted yet.',
    slowUnknown: {
      'not-installed':
        'PostgreSQL does not count statements here. Whoever runs it adds pg_stat_statements to shared_preload_libraries, starts it again, and runs “create extension pg_stat_statements” in this database.',
      'not-loaded':
        'The extension pg_stat_statements is installed, but PostgreSQL was started without it. Whoever runs it adds it to shared_preload_libraries and starts it again.',
      'not-permitted':
        'The account of this application may not read pg_stat_statements. Whoever runs PostgreSQL grants it the role pg_read_all_stats.',
    },
    slowTotal: (ms: number) => `${time(ms)} in all`,
    slowMean: (ms: number) => `${time(ms)} each`,
    slowCalls: (calls: number) => plural(calls, 'time', 'times'),
  },
}
