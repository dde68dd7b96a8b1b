import { setTimeout as pause } from 'node:timers/promises'
import { sayImport } from '#contract/reasons/import-words'
import { sourceWords } from '#contract/reasons/source-words'
import { type SourceState, type SyncRun, sourceNames } from '#contract/sources'
import { createDocuments } from '../server/areas/documents/documents.ts'
import { type Sources, createSources } from '../server/areas/sources/sources.ts'
import { readConfig } from '../server/config.ts'
import { isConnectionLost } from '../server/database/lost-connection.ts'
import { openKept } from '../server/backup/open-kept.ts'
import { WrongUse, messageOf, runCommand, say, sayProgress } from './run-command.ts'
import { stopOnSignal } from './stop-on-signal.ts'

const usage = `Usage: npm run sync -- [SOURCE] [--accept-withdrawals] [--log]

Reads a source to the end: what is new or changed there comes into the library, what was withdrawn there is taken down.
SOURCE is ${sourceNames.join(', ')}. Without one it says how each of them stands.
  --accept-withdrawals   also takes down what seems too much: more than a tenth of what the source gave
  --log                  lists the last runs, and what could not be taken in, instead

A source is set up by settings: LAWS_AFRICA_KEY, PEACHJAM_URL and PEACHJAM_KEY, SYNC_FOLDER, SYNC_FEED; nothing is asked of any other.
Works beside a running server and without one. What is interrupted, the next run goes on with.
Ends with 0 when the source was read to the end, with 1 when it was not, with 2 for wrong use.`

/** Milliseconds for which the end of another run is waited for: one that was killed counts as gone by then. */
const maxTurn = 60_000
const maxListed = 20

await runCommand({
  usage,
  options: { 'accept-withdrawals': { type: 'boolean', default: false }, log: { type: 'boolean', default: false } },
  wordsOf,
  run: async ({ values, positionals: [name, ...others] }) => {
    if (others.length > 0 || (name !== undefined && !(sourceNames as readonly string[]).includes(name))) throw new WrongUse()
    const config = readConfig()
    const database = await openKept(config, { visit: true })
    try {
      const sources = await createSources({ database, documents: createDocuments(database), config })
      const states = await sources.states(config.publicUrl === '' ? null : config.publicUrl)
      if (name === undefined) {
        for (const state of states) for (const line of linesOf(state)) say(line)
        return true
      }
      if (!states.some((state) => state.name === name && state.set_up)) throw new WrongUse(`${name} is not set up.`)
      if (values.log) return await log(sources, name)
      return await sync(sources, name, values['accept-withdrawals'])
    } finally {
      await database.close()
    }
  },
})

function wordsOf(error: unknown): string {
  if (isConnectionLost(error)) return 'The database was stopped. What came in so far is kept: run the same command again for the rest.'
  return messageOf(error)
}

async function sync(sources: Sources, name: string, acceptWithdrawals: boolean): Promise<boolean> {
  const interrupted = stopOnSignal()
  const started = performance.now()
  for (;;) {
    const ended = await sources.sync(name, {
      askedBy: 'command',
      signal: interrupted.signal,
      acceptWithdrawals,
      onProgress: (at) => sayProgress(summary(at)),
    })
    sayProgress('')
    if (ended === 'left alone') {
      say('The source asked to be left alone for a while: npm run sync says until when.')
      return false
    }
    if (ended !== 'busy') {
      say(`${name}: ${summary(ended)}`)
      if (ended.failure) say(`${sourceWords[ended.failure]}. The next run goes on from here.`)
      else if (ended.state === 'stopped') say('Interrupted: run the same command again for the rest.')
      return ended.state === 'done'
    }
    if (performance.now() - started > maxTurn) {
      say('Another process reads this source at the moment.')
      return false
    }
    await pause(500)
  }
}

async function log(sources: Sources, name: string): Promise<boolean> {
  const page = { limit: maxListed, offset: 0 }
  for (const one of (await sources.runs(name, page)).results)
    say(`${one.started_at}  ${one.asked_by}  ${one.state}${one.failure ? ` (${sourceWords[one.failure]})` : ''}: ${summary(one)}`)
  const refused = await sources.refused(name, page)
  if (refused.total > 0) say(`Not taken in: ${refused.total}`)
  for (const item of refused.results) say(`  ${item.name}: ${item.failure ? sourceWords[item.failure] : sayImport(item.reason_codes)}`)
  return true
}

function linesOf({
  name,
  set_up: isSetUp,
  origin,
  call_address: address,
  last_run: last,
  not_before: until,
  ...counts
}: SourceState): string[] {
  if (!isSetUp) return [`${name}: not set up`]
  const { held, waiting, withheld, rejected, withdrawn } = counts
  return [
    `${name}: ${origin}`,
    `  held ${held}, waiting ${waiting}, left out by an order ${withheld}, not taken in ${rejected}, withdrawn ${withdrawn}`,
    ...(last ? [`  last read ${last.started_at}: ${last.state}${last.failure ? `, ${sourceWords[last.failure]}` : ''}`] : ['  never read']),
    ...(until ? [`  asked to be left alone until ${until}`] : []),
    ...(address ? [`  may call ${address}`] : []),
  ]
}

function summary({ listed, added, updated, unchanged, withheld, rejected, withdrawn }: SyncRun): string {
  const counts = Object.entries({
    listed,
    added,
    updated,
    unchanged,
    'left out by an order': withheld,
    'not taken in': rejected,
    withdrawn,
  })
  return counts.map(([what, count]) => `${count.toLocaleString('en')} ${what}`).join(', ')
}
