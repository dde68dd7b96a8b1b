/**
 * What becomes of the words in a column when a name is taken out of a document:
 * - `rewritten`: the name is replaced in it;
 * - `made anew`: it is made again from what was rewritten, in the same transaction (search, graph);
 * - `cut anew`: a passage that was cut out of the text is cut out of the rewritten one;
 * - `removed`: rows that hold the name go;
 * - `own words`: what an account writes or asks for itself, which is no copy of the library and stays its own;
 * - `left`: what is public of a court, and never changed: courts, stations, judges;
 * - `none`: it holds no words of a document (ids, keys, names of kinds, hashes).
 */
type OnRedaction = 'rewritten' | 'made anew' | 'cut anew' | 'removed' | 'own words' | 'left' | 'none'

/** By table, every column in which words can stand. */
export type ColumnInventory = Readonly<Record<string, Readonly<Record<string, OnRedaction>>>>

/** The same of several columns, named with spaces between them. */
export const all = <Column extends string>(outcome: OnRedaction, columns: string): Record<Column, OnRedaction> =>
  Object.fromEntries(columns.split(' ').map((column) => [column, outcome])) as Record<Column, OnRedaction>
