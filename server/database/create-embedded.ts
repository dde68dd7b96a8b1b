import { PGlite } from '@electric-sql/pglite'
import { restrictToOwner } from './owner-only.ts'

/*
 * Makes the files of a new embedded database in the folder given, and ends. A process of its own, because what this takes
 * (700 MB) is not given back before the process ends.
 */
const [directory] = process.argv.slice(2)
if (!directory) throw new Error('create-embedded.ts needs the folder of the database')
const database = await PGlite.create({ dataDir: directory })
await database.close()
restrictToOwner(directory)
