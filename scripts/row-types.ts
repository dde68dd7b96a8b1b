import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Kysely, sql } from 'kysely'
import { type DatabaseMetadata, PostgresDialect, generate } from 'kysely-codegen'
import { openDatabase } from '../server/database/open.ts'

// What a row of each table is, read from a new database that the migrations have made. With --check nothing is written, and what differs fails.

const file = new URL('../server/database/row-types.ts', import.meta.url)
const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } })

/** `CHECK ((kind = ANY (ARRAY['case'::text, 'act'::text])))`: a column that holds some words and no others. */
const wordsOnly = /^CHECK \(\((\w+) = ANY \(ARRAY\[((?:'[^']*'::text(?:, )?)+)\]\)\)\)$/

/** Gives columns whose check names their words the union of these. */
async function nameWords({ db, metadata }: { db: Kysely<unknown>; metadata: DatabaseMetadata }): Promise<DatabaseMetadata> {
  const { rows } = await sql<{ table: string; check: string }>`
    select conrelid::regclass::text as table, pg_get_constraintdef(oid) as check from pg_constraint
    where contype = 'c' and connamespace = 'public'::regnamespace`.execute(db)
  for (const { table, check } of rows) {
    const [, column, words = ''] = wordsOnly.exec(check) ?? []
    const found = metadata.tables.find(({ name }) => name === table)?.columns.find(({ name }) => name === column)
    if (found) found.enumValues = [...words.matchAll(/'([^']*)'/g)].map(([, word]) => word!)
  }
  return metadata
}

async function readRowTypes(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'hukumu-row-types-'))
  const database = await openDatabase({ databaseUrl: '', dataDir })
  const schemas = ['public']
  try {
    return await generate({
      db: database.sql,
      // Dates and counts as database/open.ts reads them.
      dialect: new PostgresDialect({ dateParser: 'string', defaultSchemas: schemas }),
      typeMapping: { int8: 'number' },
      defaultSchemas: schemas,
      excludePattern: '{jobs.*,*.pg_stat_statements*}',
      outFile: null,
      postprocess: nameWords,
      typeOnlyImports: true,
    })
  } finally {
    await database.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const types = await readRowTypes()
if (!values.check) writeFileSync(file, types)
else if (types !== readFileSync(file, 'utf8')) {
  process.stderr.write('server/database/row-types.ts is not what the migrations make: run node scripts/row-types.ts\n')
  process.exitCode = 1
}
