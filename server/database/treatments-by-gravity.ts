import { sql } from 'kysely'
import { treatments } from '#contract/citator'

/** Orders rows of `treatments t` by what they found, the gravest first; a citation without one comes last. */
export const rank = sql`coalesce(array_position(${sql.lit(`{${treatments.map((one) => `"${one}"`).join(',')}}`)}::text[], t.treatment), ${sql.lit(treatments.length)})`

/** Which of them were found at a citation `c`, an editor's rejection apart. */
export const foundAt = sql`t.citing_id = c.citing_id and t.position = c.position and t.decision is distinct from 'rejected'`
