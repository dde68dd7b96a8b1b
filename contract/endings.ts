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
 * How a case may have ended to be asked for: any case that figures count (public and no invented sample), whom it favoured in relation to who
 * brought it, or what the court did.
 */
export const endings = ['counted', 'favorable', 'unfavorable', 'mixed', 'unknown', ...dispositionKinds] as const
export type Ending = (typeof endings)[number]
