import { z } from 'zod'
import { openDatabase } from '../database/open.ts'
import { createJobs, defineJob } from '../jobs/jobs.ts'

/*
 * A process of its own that does jobs until it is killed, for the tests that kill it. Arguments: the address of the database or an empty
 * word, its folder, how many jobs it sends at first, and the milliseconds that each takes. Says each that it begins, and 'all done'.
 */
const [databaseUrl = '', dataDir = '', count = '0', takes = '0'] = process.argv.slice(2)
const say = (line: string) => process.stdout.write(`${line}\n`)

const database = await openDatabase({ databaseUrl, dataDir })
const jobs = await createJobs({ database, onFailure: (error) => process.stderr.write(`${String(error)}\n`) })
const counting = defineJob({ name: 'counting', data: z.strictObject({ number: z.number() }), retries: 50, retryAfter: 0 })
jobs.handle(counting, async ({ data }, complete) => {
  say(`begun ${data.number}`)
  await database.sql.transaction().execute(async (transaction) => {
    // A second row of one number shows: the name is written anew each time.
    await transaction
      .insertInto('secrets')
      .values({ name: `counted ${data.number} ${crypto.randomUUID()}`, value: '' })
      .execute()
    await new Promise((resolve) => setTimeout(resolve, Number(takes)))
    await complete(transaction)
  })
})
for (let number = 0; number < Number(count); number += 1) await jobs.send(counting, { number })
say('sent')
await jobs.start()
await jobs.settled()
const { rows } = await database.pool.query("select count(*) as times from secrets where name like 'counted %'")
say(`all done: ${rows[0].times}`)
await jobs.stop(1000)
await database.close()
