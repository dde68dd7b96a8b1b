import { sourceWords } from '#contract/reasons/source-words'
import type { SourceName, SourceState, SyncRun } from '#contract/sources'

const number = (count: number) => count.toLocaleString('en-GB')
const plural = (count: number, one: string, many: string) => `${number(count)} ${count === 1 ? one : many}`

const names: Record<SourceName, string> = {
  'laws-africa': 'Laws.Africa: statutes',
  peachjam: 'Peachjam site: judgments',
  folder: 'Watched folder',
  feed: 'Feed of files',
}
const states: Record<SyncRun['state'], string> = {
  running: 'Reading',
  done: 'Read',
  failed: 'Failed',
  stopped: 'Interrupted',
}
const askedBy: Record<SyncRun['asked_by'], string> = {
  schedule: 'by its schedule',
  command: 'by a command',
  screen: 'from here',
  call: 'called by the source',
}
const settings: Record<SourceName, string> = {
  'laws-africa': 'Set LAWS_AFRICA_KEY to read it.',
  peachjam: 'Set PEACHJAM_URL and PEACHJAM_KEY to read it.',
  folder: 'Set SYNC_FOLDER to watch one.',
  feed: 'Set SYNC_FEED to read one.',
}

/** Words of the sources that keep the library filled, in the administration. */
export const sources = {
  title: 'Sources',
  lead: 'Where judgments and statutes come from by themselves. Nothing is asked of a source that is not set up; what a source withdraws is taken down here.',
  names,
  states,
  neverRead: 'Not read yet',
  notSetUp: 'Not set up',
  settings,
  failures: sourceWords,
  every: (minutes: number) =>
    minutes >= 1440 ? 'read every night' : minutes >= 60 ? 'read every hour' : `read every ${plural(minutes, 'minute', 'minutes')}`,
  held: ({ held }: SourceState) => `${plural(held, 'document', 'documents')} held`,
  waiting: ({ waiting }: SourceState) => `${number(waiting)} waiting`,
  rejected: ({ rejected }: SourceState) => `${number(rejected)} not taken in`,
  withheld: ({ withheld }: SourceState) => `${number(withheld)} left out by an order`,
  withdrawn: ({ withdrawn }: SourceState) => `${number(withdrawn)} withdrawn`,
  leftAlone: (time: string) => `asked to be left alone until ${time}`,
  counts: ({ listed, added, updated, unchanged, withheld, rejected, withdrawn }: SyncRun) =>
    [
      `${number(listed)} listed`,
      added > 0 && `${number(added)} added`,
      updated > 0 && `${number(updated)} corrected`,
      unchanged > 0 && `${number(unchanged)} already there`,
      withheld > 0 && `${number(withheld)} left out by an order`,
      rejected > 0 && `${number(rejected)} not taken in`,
      withdrawn > 0 && `${number(withdrawn)} taken down`,
    ]
      .filter(Boolean)
      .join(', '),
  askedBy,
  read: 'Read Now',
  readOf: (name: string) => `Read now: ${name}`,
  begun: 'Reading has begun',
  runs: 'Runs',
  runsOf: (name: string) => `Runs: ${name}`,
  noRuns: 'It has not been read yet.',
  refused: 'Not Taken In',
  refusedOf: (name: string) => `Not taken in: ${name}`,
  noRefused: 'Everything was taken in.',
  takeDown: 'Take Down…',
  takeDownTitle: 'Take down what the source withdrew?',
  takeDownWords: (name: string) =>
    `${name} no longer has much of what it gave: more than a tenth at once. What it withdrew is taken out of the library for all readers. If the source is only out of order, wait.`,
  takeDownDo: 'Take Down',
  callAddress: 'Address that the source may call when something changes. Whoever knows it can have the source read.',
  copy: 'Copy Address',
  copyOf: (name: string) => `Copy address: ${name}`,
  copied: 'Address copied',
}
