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

/**
 * Words with which one asks and that no answer need have. Left out of a plain question, which has no signs of the query language; the Kiswahili ones
 * are those that join others.
 */
export const questionWords: ReadonlySet<string> = new Set(
  `about am anyone anything can could did do does done get gets getting got how just me mean means must my myself our ours please say says should
  some somebody someone something tell too under us very what whatever when where whether which whoever whom whose why will would you your yours
  ambao ambaye au baada bila cha gani hadi haki hii hiyo huyo ikiwa je juu kabla kama kati katika kuhusu kutoka kwa kwamba la lakini lini mimi na
  nani nini ni pia sana sasa tu wa wake wangu wapi yake yangu ya za`.split(/\s+/),
)
