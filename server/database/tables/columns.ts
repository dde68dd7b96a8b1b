import type { ColumnType } from 'kysely'

/** A timestamp: read as a Date, written as a Date or ISO string. */
export type Timestamp = ColumnType<Date, Date | string, Date | string>
export type DefaultTimestamp = ColumnType<Date, Date | string | undefined, Date | string>
export type OptionalTimestamp = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
/** A JSON column: read as its value, written as JSON text. */
export type Json<T> = ColumnType<T, string, string>
