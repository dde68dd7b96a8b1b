import type { PGlite } from '@electric-sql/pglite'

/** Parse, Bind, Describe, Execute, Close and Flush: parts of a statement that ends with Sync. */
const partOfStatement = new Set([...'PBDECH'].map((letter) => letter.charCodeAt(0)))
/** The message that ends a statement. */
export const sync = Uint8Array.of('S'.charCodeAt(0), 0, 0, 0, 4)

/** Whether more of a statement follows upon a message. */
export const isPartOfStatement = (message: Uint8Array): boolean => partOfStatement.has(message[0] ?? 0)

/**
 * The database as its socket server should see it: busy for one connection from the first part of a statement to its end.
 * The server takes its turns by single messages and keeps to one connection only in a transaction; without this, connections
 * that wait behind a transaction bind their parameters to each other's statements.
 */
export function preventInterleaving(database: PGlite): PGlite {
  let unfinished = false
  const execProtocolRawStream: PGlite['execProtocolRawStream'] = (message, options) => {
    unfinished = isPartOfStatement(message)
    return database.execProtocolRawStream(message, options)
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
  return new Proxy(database, {
    get(_, name) {
      if (name === 'execProtocolRawStream') return execProtocolRawStream
      if (name === 'isInTransaction') return isInTransaction
      if (name === 'exec') return exec
      const value: unknown = Reflect.get(database, name, database)
      return typeof value === 'function' ? value.bind(database) : value
    },
  })
}
