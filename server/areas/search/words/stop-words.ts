/**
 * Words left out of a query that has other words beside them: they stand in nearly every judgment. They are indexed all the same, so
 * that phrases are exact and a query of nothing else still finds them. "will", "may" and "not" are not among them: they carry law.
 */
export const stopWords: ReadonlySet<string> = new Set(
  `a an and are as at be been but by for from had has have he her his i if in into is it its of on or she so such than that the their
  them then there these they this to was we were which who with you`.split(/\s+/),
)

/** What stands between the parties of a case: reports print any of them, and who types one means all. */
export const wordsBetweenParties: ReadonlySet<string> = new Set(['v', 'vs', 'versus'])
