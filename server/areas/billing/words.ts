import { dayInNairobi } from '../../clock.ts'
import { dayInWords as inWords } from '#contract/reasons/day-in-words'

/** '3 August 2027', the day of a moment in Nairobi. */
export const dayInWords = (moment: Date): string => inWords(dayInNairobi(+moment))
