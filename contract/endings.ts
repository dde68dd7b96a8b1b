/** What a court may do with the matter before it, or with a person. */
export const dispositionKinds = [
  'allowed',
  'partly allowed',
  'dismissed',
  'struck out',
  'withdrawn',
  'settled',
  'convicted',
  'sentenced',
  'acquitted',
  'sentence changed',
  'remitted',
] as const

/**
 * How a case may have ended to be asked for: any case that figures count (public and no invented sample), of those the ones without a year and
 * the ones whose ending is known, whom it favoured in relation to who brought it, or what the court did. Of whom it favoured and what the court
 * did, any that is asked for will do; the others are asked for besides.
 */
export const endings = ['counted', 'undated', 'known', 'favorable', 'unfavorable', 'mixed', 'unknown', ...dispositionKinds] as const
export type Ending = (typeof endings)[number]

/** What became of the decision below, or of the appeal from it; `appealed` where that was not found in the text. */
export const appealOutcomes = [
  'reversed',
  'varied',
  'upheld',
  'stayed',
  'stay refused',
  'appeal pending',
  'appeal struck out',
  'appeal withdrawn',
  'appealed',
] as const
export type AppealOutcome = (typeof appealOutcomes)[number]

/** What became of a decision on appeal to be asked for; `reviewed` is any of it. */
export const reviews = ['reviewed', ...appealOutcomes] as const
export type Review = (typeof reviews)[number]
