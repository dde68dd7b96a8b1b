import { sql } from 'kysely'
import type { Database } from '../../database/open.ts'

export interface StoredStatement {
  id: string
  /** As PostgreSQL keeps it, with $1 where a value stood; of some it keeps values. */
  text: string
  calls: number
  total_ms: number
  mean_ms: number
}

/** What PostgreSQL counts of the statements of this application, by the extension that it has for that. */
export const statementsStorage = ({ sql: db }: Database) => ({
  /** The schema of the extension; null where it is not installed in this database. */
  async schema(): Promise<string | null> {
    const { rows } = await sql<{ schema: string }>`
      select extnamespace::regnamespace::text as schema from pg_extension where extname = 'pg_stat_statements'`.execute(db)
    return rows[0]?.schema ?? null
  },

  /** Since when it counts, and what took the most time together: of this database and its account alone. */
  async slowest(schema: string, most: number): Promise<{ since: Date; statements: StoredStatement[] }> {
    const [{ rows: told }, { rows: statements }] = await Promise.all([
      sql<{ since: Date }>`select stats_reset as since from ${sql.table(`${schema}.pg_stat_statements_info`)}`.execute(db),
      sql<StoredStatement>`
        select queryid::text || toplevel::text as id, query as text, calls, total_exec_time as total_ms, mean_exec_time as mean_ms
        from ${sql.table(`${schema}.pg_stat_statements`)}
        where dbid = (select oid from pg_database where datname = current_database()) and userid = current_user::regrole::oid
        order by total_exec_time desc limit ${most}`.execute(db),
    ])
    return { since: told[0]!.since, statements }
  },
})

export type StatementsStorage = ReturnType<typeof statementsStorage>
