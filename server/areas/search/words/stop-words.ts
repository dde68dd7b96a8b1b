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
  `about after again ago already also always am another anyone anything because before being between can come comes could did do does done during
  either else ever every get gets getting go goes got happen happened happens how however just like made make makes many me mean means more much
  must my myself need needs neither never now often one ones only other others our ours please rather same say says should since some somebody
  someone something still such tell though through too under upon us very want wanted wants what whatever when where whether which whoever whom
  whose why will would yet you your yours
  ama ambao ambapo ambaye ambayo ambazo ana anaweza ani au baada bado bila cha chake changu chao gani hadi haina haki hakuna hana hao hata hawa haya hayo
  hii hiki hivyo hiyo hizi hizo huku huo huyo ikiwa ila ile ili ina inaweza iwapo je juu kabla kama kati katika kila kisha kuhusu kuna kutoka kwa kwamba
  kwani kwanza kwenye la lake lakini langu lao lini mimi na nani nina nini ni pale pamoja pia sababu sana sasa sisi tayari tena tu tuna vya vyake
  wa wake wala wale wana wanaweza wangu wao wapi wenye wetu wote ya yake yangu yao yetu yeye yote yule yuko za zaidi zake zangu zao zetu zipi zote ipi lipi
  upi yapi kipi vipi yupi mtu watu asiye wasio aliye walio yenye lenye chenye vyenye zenye`.split(/\s+/),
)
