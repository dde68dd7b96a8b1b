/** A stretch of a text: UTF-16 offsets, `end` exclusive. */
export interface Stretch {
  start: number
  end: number
}
