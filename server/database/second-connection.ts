import { AsyncLocalStorage } from 'node:async_hooks'
import type { Kysely, TransactionBuilder } from 'kysely'
import type { Tables } from './tables.ts'

/** A transaction of this process whose work is not done. */
interface Open {
  ended: boolean
}

const words =
  'A transaction asks the embedded database for a second connection, which it would wait for for ever: pass the connection of the transaction on.'

/**
 * Refuses what the embedded database would wait for without end: it does one transaction after the other, so that whoever asks for another
 * connection from within one waits for what waits for them. `refuse` throws there; `watch` has it know where that is.
 */
export function refuseSecondConnections() {
  const current = new AsyncLocalStorage<Open>()

  const watchBuilder = (builder: TransactionBuilder<Tables>): TransactionBuilder<Tables> =>
    new Proxy(builder, {
      get(of, name) {
        if (name === 'setIsolationLevel' || name === 'setAccessMode') return (how: never) => watchBuilder(of[name](how))
        if (name !== 'execute') return Reflect.get(of, name)
        const execute: typeof of.execute = async (work) => {
          const open: Open = { ended: false }
          try {
            return await of.execute((transaction) => current.run(open, () => work(transaction)))
          } finally {
            // What it left running may ask again.
            open.ended = true
          }
        }
        return execute
      },
    })

  return {
    refuse() {
      if (current.getStore()?.ended === false) throw new Error(words)
    },

    watch(sql: Kysely<Tables>): Kysely<Tables> {
      const begin = sql.transaction.bind(sql)
      sql.transaction = () => watchBuilder(begin())
      return sql
    },
  }
}
