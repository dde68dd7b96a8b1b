import { stopWords } from './stop-words.ts'

/**
 * Words of which most judgments have each two side by side: only of three in a row does it tell anything that they stand there
 * (phrase-signature.ts). A word may be added only together with a new index (npm run reindex).
 */
export const commonWords: ReadonlySet<string> = new Set([
  ...stopWords,
  ...`all also any before being between both can could did do does after again against about above because during each either
  further himself may me more most must my no nor not now only other our out over own same shall should some such under up upon very
  what when where whether while will within without would how here said one two first made make there those us your
  court appeal appellant respondent applicant application judgment ruling order orders case matter evidence law act section party
  parties plaintiff defendant judge trial learned high suit land facts issue costs date day year filed herein`.split(/\s+/),
])
