import type { PGlite } from '@electric-sql/pglite'
import { isPartOfStatement } from './whole-statements.ts'

const parse = 'P'.charCodeAt(0)
const parsed = '1'.charCodeAt(0)
const parseComplete = Uint8Array.of(parsed, 0, 0, 0, 4)

/** Milliseconds for which a plan is used: nothing else tells the embedded database that its tables have grown. */
const plansLast = 10_000
const discardPlans = simpleStatement('discard plans')

/**
 * The database as its socket server should see it: all its connections are one session, so that what one of them has prepared is prepared
 * for all. A name stands for one text: prepared.ts.
 */
export function sharePrepared(database: PGlite, now: () => number = Date.now): PGlite {
  const known = new Set<string>()
  let goesOn = false
  let plansEnd = now() + plansLast
  const run = database.execProtocolRawStream.bind(database)
  database.execProtocolRawStream = async (message, options) => {
    const begins = !goesOn
    goesOn = isPartOfStatement(message)
    if (begins && now() > plansEnd) {
      plansEnd = now() + plansLast
      await run(discardPlans, { onRawData: () => {} })
    }
    const name = message[0] === parse ? nameOf(message) : ''
    if (name === '') return run(message, options)
    if (known.has(name)) return options?.onRawData?.(parseComplete)
    return run(message, {
      ...options,
      onRawData: (data) => {
        if (data[0] === parsed) known.add(name)
        options?.onRawData?.(data)
      },
    })
  }
  return database
}

/** What a Parse message calls its statement. */
function nameOf(message: Uint8Array): string {
  const begins = 5
  return Buffer.from(message.subarray(begins, message.indexOf(0, begins))).toString('latin1')
}

function simpleStatement(text: string): Uint8Array {
  const bytes = Buffer.from(`Q0000${text}\0`, 'latin1')
  bytes.writeInt32BE(bytes.length - 1, 1)
  return new Uint8Array(bytes)
}
