import type { PGlite } from '@electric-sql/pglite'
import { messageOf } from './protocol-message.ts'

/** Parse, Bind, Describe, Execute, Close and Flush: parts of a statement that ends with Sync. */
const partOfStatement = new Set([...'PBDECH'].map((letter) => letter.charCodeAt(0)))
/** The message that ends a statement. */
export const sync = messageOf('S')

/** Whether more of a statement follows upon a message. */
export const isPartOfStatement = (message: Uint8Array): boolean => partOfStatement.has(message[0] ?? 0)

interface Uninterleaved {
  /** As its socket server should see it. */
  database: PGlite
  /**
   * Tells the database something of one's own between two statements of its connections: at once, or else, after this has resolved, behind
   * the one that is unfinished. What it answers is not heard.
   */
  tellBetween: (statement: string) => Promise<void>
}

/**
 * Shows a database as busy for one connection from the first part of a statement to its end. The socket server takes its turns by single
 * messages and keeps to one connection only in a transaction; without this, connections that wait behind a transaction bind their
 * parameters to each other's statements. What is told in the middle of a statement without a name would make the database forget it.
 */
export function preventInterleaving(database: PGlite): Uninterleaved {
  let unfinished = false
  let waiting: string | null = null
  const tell = (statement: string) => database.execProtocolRawStream(messageOf('Q', `${statement}\0`), { onRawData: () => {} })
  const tellBetween = (statement: string) =>
    database.runExclusive(async () => {
      if (unfinished) waiting = statement
      else await tell(statement)
    })
  const execProtocolRawStream: PGlite['execProtocolRawStream'] = async (message, options) => {
    unfinished = isPartOfStatement(message)
    await database.execProtocolRawStream(message, options)
    if (unfinished || waiting === null) return
    const statement = waiting
    waiting = null
    await tell(statement)
  }
  const isInTransaction = () => unfinished || database.isInTransaction()
  /**
   * What the server rolls back with when a connection breaks off: after a part that failed the database hears nothing before its end. It
   * counts as unfinished until the server has forgotten the connection.
   */
  const exec: PGlite['exec'] = async (query, options) => {
    unfinished = true
    await database.runExclusive(() => database.execProtocolRawStream(sync, { onRawData: () => {} }))
    return database.exec(query, options)
  }
  const shown = new Proxy(database, {
    get(_, name) {
      if (name === 'execProtocolRawStream') return execProtocolRawStream
      if (name === 'isInTransaction') return isInTransaction
      if (name === 'exec') return exec
      const value: unknown = Reflect.get(database, name, database)
      return typeof value === 'function' ? value.bind(database) : value
    },
  })
  return { database: shown, tellBetween }
}
