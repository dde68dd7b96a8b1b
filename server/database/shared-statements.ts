import type { PGlite } from '@electric-sql/pglite'
import { isPartOfStatement, sync } from './prevent-interleaving.ts'
import { messageOf } from './protocol-message.ts'

const [parse, bind, close, error] = [...'PBCE'].map((letter) => letter.charCodeAt(0)) as [number, number, number, number]
const parseComplete = Uint8Array.of('1'.charCodeAt(0), 0, 0, 0, 4)
const closeComplete = Uint8Array.of('3'.charCodeAt(0), 0, 0, 0, 4)

/** Milliseconds for which a plan is used: nothing else tells the embedded database that its tables have grown. */
const plansLast = 10_000
const discardPlans = messageOf('Q', 'discard plans\0')
// feature_not_supported: "cached plan must not change result type" is the one that a Bind can meet
const wornOut = 'C0A000\0'

/**
 * The database as its socket server should see it: all its connections are one session, so that what one of them has prepared is prepared
 * for all, until the database ends. A name stands for one text: prepared.ts.
 */
export function sharePrepared(database: PGlite, now: () => number = Date.now): PGlite {
  /** By name, what each statement was prepared with. */
  const known = new Map<string, Uint8Array>()
  /** Statements whose columns have changed their types since. */
  const worn = new Set<string>()
  let goesOn = false
  let plansEnd = now() + plansLast
  const run = database.execProtocolRawStream.bind(database)

  const ask = async (message: Uint8Array): Promise<string> => {
    let answer = ''
    await run(message, { onRawData: (data) => (answer += textOf(data)) })
    return answer
  }

  const renew = async () => {
    if (now() > plansEnd) {
      plansEnd = now() + plansLast
      await ask(discardPlans)
    }
    for (const name of worn) {
      await ask(messageOf('C', `S${name}\0`))
      if (!isError(await ask(known.get(name)!))) worn.delete(name)
      await ask(sync)
    }
  }

  database.execProtocolRawStream = async (message, options) => {
    const begins = !goesOn
    goesOn = isPartOfStatement(message)
    if (begins && !database.isInTransaction()) await renew()
    const name = nameOf(message)
    if (name === '') return run(message, options)
    if (message[0] === close) return options?.onRawData?.(closeComplete)
    // Another text under a name that is known is refused by the database itself.
    const again = known.get(name)
    if (message[0] === parse && again && Buffer.compare(again, message) === 0) return options?.onRawData?.(parseComplete)
    let answer = ''
    await run(message, {
      ...options,
      onRawData: (data) => {
        answer += textOf(data)
        options?.onRawData?.(data)
      },
    })
    if (message[0] === parse && !isError(answer)) known.set(name, message)
    if (message[0] === bind && isError(answer) && answer.includes(wornOut) && again) worn.add(name)
  }
  return database
}

/** What a Parse, a Bind or the Close of a statement calls it; else nothing. */
function nameOf(message: Uint8Array): string {
  const lengthEnds = 5
  if (message[0] === parse) return textAt(message, lengthEnds)
  if (message[0] === bind) return textAt(message, message.indexOf(0, lengthEnds) + 1)
  if (message[0] === close && message[lengthEnds] === 'S'.charCodeAt(0)) return textAt(message, lengthEnds + 1)
  return ''
}

const textAt = (message: Uint8Array, at: number) => textOf(message.subarray(at, message.indexOf(0, at)))
const textOf = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')

/** Whether one of the messages of an answer, which may begin with notices, is an error. */
function isError(answer: string): boolean {
  const bytes = Buffer.from(answer, 'latin1')
  for (let at = 0; at + 4 < bytes.length; at += 1 + bytes.readInt32BE(at + 1)) if (bytes[at] === error) return true
  return false
}
