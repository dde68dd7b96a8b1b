import type { Backup, BackupFailure, BackupState } from '#contract/backups'

const number = (count: number) => count.toLocaleString('en-GB')
const plural = (count: number, one: string, many: string) => `${number(count)} ${count === 1 ? one : many}`

const failures: Record<BackupFailure, string> = {
  'no-space': 'the disk was full',
  'not-writable': 'its folder is not there, or cannot be written to',
  stopped: 'the server ended while it was made',
  unexpected: 'something unforeseen happened, which the log of the server tells',
}
const states: Record<Backup['state'], string> = {
  readable: 'Readable',
  'other-key': 'Sealed with another key',
  damaged: 'Damaged',
  'later-version': 'Of a later version',
}
const reasons: Record<NonNullable<Backup['holds']>['reason'], string> = {
  schedule: 'made at night',
  screen: 'made from here',
  command: 'made by a command',
  migration: 'made before an upgrade',
}

/** Words of backups, in the administration. */
export const backups = {
  title: 'Backups',
  lead: 'Each is one file with all that there is at one moment: accounts, the library, what everybody keeps, uploads. It is restored by a command on the server, npm run restore.',
  make: 'Back Up Now',
  begun: 'A backup will be made',
  making: 'A backup is being made',
  progress: (percent: number) => `A backup is being made: ${percent}% done`,
  schedule: ({ nightly, keep }: BackupState) =>
    nightly
      ? `Made every night; the newest ${number(keep)} are kept`
      : `None is made by itself: set BACKUP_DIR, best to another disk; the newest ${number(keep)} are kept`,
  folder: (folder: string) => `in ${folder}`,
  sealing: (sealed: boolean) => (sealed ? 'sealed with BACKUP_KEY' : 'not sealed: set BACKUP_KEY to seal them'),
  problem: (problem: NonNullable<BackupState['problem']>, at: string) =>
    problem.kind === 'missed'
      ? `No backup has been made in time: it was missed on ${at}.`
      : `The backup of ${at} failed: ${problem.failure === null ? failures.unexpected : failures[problem.failure]}.`,
  none: 'There is no backup yet',
  noneAdvice: 'Make the first one now, and try once whether you can restore it.',
  states,
  holds: ({ reason, version, judgments, accounts, rows, files }: NonNullable<Backup['holds']>) => [
    reasons[reason],
    plural(judgments, 'judgment', 'judgments'),
    plural(accounts, 'account', 'accounts'),
    plural(rows, 'row', 'rows'),
    plural(files, 'file', 'files'),
    `Hukumu ${version}`,
  ],
}
