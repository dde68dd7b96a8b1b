import { diff3Merge } from 'node-diff3'

/** A text that two have changed since it was one. */
export interface Diverged {
  base: string
  mine: string
  theirs: string
}

export interface Merged {
  text: string
  /** How many passages both have changed: there both stand in `text`, theirs first. */
  conflicts: number
}

const linesOf = (text: string) => text.split('\n')

/** Puts two changed texts together line by line; what only one of them has changed is as that one has it. */
export function mergeTexts({ base, mine, theirs }: Diverged): Merged {
  if (mine === theirs || theirs === base) return { text: mine, conflicts: 0 }
  if (mine === base) return { text: theirs, conflicts: 0 }
  let conflicts = 0
  const lines = diff3Merge(linesOf(mine), linesOf(base), linesOf(theirs), { excludeFalseConflicts: true }).flatMap(({ ok, conflict }) => {
    if (ok) return ok
    conflicts += 1
    // A line between them, so that two paragraphs stay two.
    return [...conflict!.b, ...(conflict!.a.length > 0 && conflict!.b.length > 0 ? [''] : []), ...conflict!.a]
  })
  return { text: lines.join('\n'), conflicts }
}
