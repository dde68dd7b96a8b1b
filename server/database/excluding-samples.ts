import { type RawBuilder, sql } from 'kysely'

/**
 * True where what one document says of another counts: an invented sample counts for nothing but other samples, so that no figure, signal
 * or list of a real decision rests on it. The aliases are of rows with the column `sample`.
 */
export const excludingSamples = (citing: string, cited: string): RawBuilder<boolean> =>
  sql`(not ${sql.ref(`${citing}.sample`)} or ${sql.ref(`${cited}.sample`)})`
