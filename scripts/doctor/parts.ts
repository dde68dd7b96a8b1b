import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { type IndexPlace, inspectIndex } from '../../server/areas/search/search.ts'
import type { Config } from '../../server/config.ts'
import { type Look, lookAtDatabase } from '../../server/database/look.ts'
import { tryMailServer } from '../../server/providers/mail.ts'
import { type Finding, good, mend, note, wordsOf } from './finding.ts'

/*
 * What the application is made of: the server, its database, its index, its mail.
 */

/** Asks the server, where one runs at the address that is set. */
export async function checkServer({ host, port }: Pick<Config, 'host' | 'port'>): Promise<Finding> {
  const name = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host
  const address = `http://${name}:${port}`
  try {
    const answer = await fetch(`${address}/api/health`, { signal: AbortSignal.timeout(5_000) })
    const said: unknown = await answer.json()
    const { version, detail } = said as { version?: string; detail?: string }
    if (answer.ok && version) return good('server', `Hukumu ${version} answers at ${address}`)
    return mend('server', `${address} answers ${answer.status}${detail ? `: ${detail}` : ''}`, 'See the lines below, and its log')
  } catch (error) {
    const { cause } = error as { cause?: { code?: string } }
    if (cause?.code === 'ECONNREFUSED') return note('server', `Nothing runs at ${address}`, 'Start it with npm start where it should')
    if (error instanceof SyntaxError)
      return mend('server', `Another program answers at ${address}`, 'Stop it, or set PORT to another number')
    return mend('server', `${address} does not answer (${wordsOf(cause ?? error)})`, 'See its log; start it again')
  }
}

/** What there is to say of the database, and how it is reached where it can be. */
export async function checkDatabase(config: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<{ finding: Finding; look: Look | null }> {
  const about = 'database'
  try {
    const look = await lookAtDatabase(config)
    if (look === null) return { finding: note(about, 'There is none yet: the first start makes it'), look }
    const name = `PostgreSQL ${look.version}`
    if (look.isTooOld) return { finding: mend(about, `${name} is too old`, 'Install PostgreSQL 15 or later'), look }
    if (look.pending.length > 0) {
      const words = `${name} answers, and ${look.pending.length} migrations are to be run, from ${look.pending[0]} on`
      return { finding: mend(about, words, 'Make a backup, and start Hukumu, which runs them'), look }
    }
    return { finding: good(about, `${name} answers, and its schema is up to date`), look }
  } catch (error) {
    const todo =
      config.databaseUrl === ''
        ? 'See the log in DATA_DIR/postgresql/log'
        : 'Start it, or set DATABASE_URL to where it is; npm start says the same'
    return { finding: mend(about, `It cannot be used: ${wordsOf(error)}`, todo), look: null }
  }
}

/** Milliseconds in which an index that is behind gets further. */
const betweenLooks = 5_000

export async function checkIndex(place: IndexPlace, look: Pick<Look, 'sql' | 'isRunning'>, wait = betweenLooks): Promise<Finding> {
  const about = 'index'
  const inspect = () => inspectIndex(look, place)
  const found = await inspect()
  if (found.state === 'missing') return note(about, 'There is none yet: the server makes it when it starts')
  if (found.state === 'unreachable')
    return mend(about, 'OpenSearch does not answer', 'Start it, or set OPENSEARCH_URL to where it is; what is found meanwhile is nothing')
  if (found.state === 'damaged')
    return mend(
      about,
      `Its files in ${join(place.dataDir, 'index')} are damaged, or of another library`,
      'Start the server again, which makes them anew',
    )
  if (found.behind === 0) return good(about, 'It is whole, and has all that the database has')
  if (!look.isRunning) return note(about, `It is whole, and ${found.behind} documents behind`, 'The server reads them when it starts')
  await setTimeout(wait)
  const later = await inspect()
  if (later.state === 'whole' && later.behind < found.behind) return note(about, `It is ${later.behind} documents behind, and catches up`)
  return mend(
    about,
    `It is ${found.behind} documents behind, and does not catch up`,
    'See the log of the server; start it where it does not run',
  )
}

export async function checkMail({ smtpUrl, dataDir }: Pick<Config, 'smtpUrl' | 'dataDir'>, patience?: number): Promise<Finding> {
  if (smtpUrl === '') {
    const outbox = join(dataDir, 'outbox')
    const waiting = existsSync(outbox) ? readdirSync(outbox).filter((name) => name.endsWith('.eml')).length : 0
    return note('mail', `No mail server is set: ${waiting} mails lie in ${outbox}`, 'Set SMTP_URL, so that they reach anybody')
  }
  const { host } = new URL(smtpUrl)
  try {
    await tryMailServer(smtpUrl, patience)
    return good('mail', `The mail server at ${host} takes mails`)
  } catch (error) {
    return mend(
      'mail',
      `The mail server at ${host} does not take mails: ${wordsOf(error)}`,
      'Compare SMTP_URL with what whoever runs it says',
    )
  }
}
