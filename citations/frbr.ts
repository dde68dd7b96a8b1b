/** The three parts that make a neutral citation, and the address of a judgment on Kenya Law: [1989] KECA 48 (KLR). */
export type NeutralKey = { year: number; court: string; number: number }

/** A judgment's FRBR address taken apart: the work, and where given the expression's language and date. */
export type JudgmentAddress = NeutralKey & { language?: string; date?: string }

/** '/akn/ke/judgment/keca/1989/48': the work that a neutral citation names. */
export const frbrOfNeutral = ({ year, court, number }: NeutralKey): string => `/akn/ke/judgment/${court.toLowerCase()}/${year}/${number}`

// /akn/ke/judgment/keca/1989/48/eng@1989-11-17 and the same after https://new.kenyalaw.org, with or without /source at its end
const ADDRESS =
  /^(?:https?:\/\/[a-z0-9.:-]+)?\/?akn\/ke\/judgment\/([a-z]{2,10})\/(\d{4})\/(\d{1,6})(?:\/([a-z]{3})(?:@(\d{4}-\d{2}-\d{2}))?)?(?:\/[a-z.]+)?\/?$/i

/** The neutral citation behind an FRBR address of a Kenyan judgment, plain or as a link to Kenya Law; null for anything else. */
export const neutralOfFrbr = (address: string): JudgmentAddress | null => {
  const match = ADDRESS.exec(address.trim())
  if (!match) return null
  const [, court = '', year, number, language, date] = match
  return {
    year: Number(year),
    court: court.toUpperCase() === 'AFCHPR' ? 'AfCHPR' : court.toUpperCase(),
    number: Number(number),
    ...(language ? { language: language.toLowerCase() } : {}),
    ...(date ? { date } : {}),
  }
}
