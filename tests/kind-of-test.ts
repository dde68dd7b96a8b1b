import { readFileSync } from 'node:fs'

/** What a test needs, by what it imports: a database, processes of its own, minutes for real judgments, or nothing. */
export function kindOfTest(file: string): 'database' | 'processes' | 'long' | 'pure' {
  const text = readFileSync(file, 'utf8')
  if (/testing\/start-(?:\w+-)?process/.test(text)) return 'processes'
  if (/testing\/(create-test-app|billing-app|test-database|prepare-notes|prepare-library)|open-test-accounts/.test(text)) return 'database'
  // These would take most of the minute that `npm run check` has for everything.
  return /real-documents\.test/.test(file) ? 'long' : 'pure'
}

/**
 * When a test of the database meets PostgreSQL beside the embedded one: at once where what differs is what it tries (`// PostgreSQL at once: why`),
 * with the slow tests as a rule, and never where neither SQL nor locks are tried (`// Embedded alone: why`).
 */
export function meetsPostgreSQL(file: string): 'at once' | 'slow' | 'never' {
  const text = readFileSync(file, 'utf8')
  // Processes of its own run on the embedded database, unless it leads them to the server.
  if (file.includes('.slow.') && text.includes('TEST_DATABASE_URL')) return 'slow'
  if (kindOfTest(file) !== 'database') return 'never'
  if (text.includes('\n// Embedded alone: ')) return 'never'
  return text.includes('\n// PostgreSQL at once: ') ? 'at once' : 'slow'
}
