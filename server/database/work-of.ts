import { sql } from 'kysely'

/** The work with a public id, inside a statement: null where there never was one. */
export const workOf = (publicId: string) => sql<number>`(select id from works where public_id = ${publicId})`

/** 'ke-act-2007-11~sec_41' taken apart: the work, and the provision of the law within it; null for a work as a whole. */
export function placeOf(publicId: string): { work: string; eid: string | null } {
  const [work = '', eid = null] = publicId.split('~', 2)
  return { work, eid }
}

/** The id that names a work of the table `works`, or a provision of it, whose id stands in `eid`. */
export const idWithin = (eid: string) => sql<string>`nullif(concat_ws('~', works.public_id, ${sql.ref(eid)}), '')`

/**
 * Carries out a statement that writes a row about a work; undefined where the work has gone since it was looked up, as it does with a private
 * document. A transaction around it can then only be undone.
 */
export async function unlessGone<T>(statement: Promise<T>): Promise<T | undefined> {
  try {
    return await statement
  } catch (error) {
    const { code, column, constraint } = error as { code?: unknown; column?: unknown; constraint?: unknown }
    const isNull = code === '23502' && column === 'work_id'
    const isNowhere = code === '23503' && String(constraint).endsWith('work_id_fkey')
    if (isNull || isNowhere) return undefined
    throw error
  }
}
