import { dayInNairobi } from '../../clock.ts'
import { dayInWords as inWords } from '../../printing/day-in-words.ts'

/** '3 August 2027', the day of a moment in Nairobi. */
export const dayInWords = (moment: Date): string => inWords(dayInNairobi(+moment))
