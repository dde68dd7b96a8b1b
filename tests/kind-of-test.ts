import { readFileSync } from 'node:fs'

/** What a test needs, by what it imports: a database, processes of its own, minutes for real judgments, or nothing. */
export function kindOfTest(file: string): 'database' | 'processes' | 'long' | 'pure' {
  const text = readFileSync(file, 'utf8')
  if (/testing\/start-(?:jobs-)?process/.test(text)) return 'processes'
  if (/testing\/(create-test-app|billing-app|test-database)|open-test-accounts/.test(text)) return 'database'
  // These would take most of the minute that `npm run check` has for everything.
  return /(real-documents|bench\/metadata\/metadata)\.test/.test(file) ? 'long' : 'pure'
}

/** Where neither SQL nor locks are what is tried, a test of the database says so (`// Embedded alone: …`) and runs on one kind of it. */
export const runsOnPostgreSQL = (file: string): boolean =>
  kindOfTest(file) === 'database' && !readFileSync(file, 'utf8').includes('\n// Embedded alone: ')
