import type { BundleCover } from '#contract/bundles'

/** What stands at the head of every paper of a matter: court, number and parties. */
export type MatterHeading = Pick<BundleCover, 'court' | 'station' | 'case_number' | 'matter' | 'parties' | 'arising'>

export const headingWords = {
  republic: 'REPUBLIC OF KENYA',
  inThe: (court: string) => `IN THE ${court.replace(/^the\s+/i, '').toUpperCase()}`,
  at: (station: string) => `AT ${station.toUpperCase()}`,
  between: 'BETWEEN',
  and: 'AND',
  versus: 'VERSUS',
} as const

type Party = MatterHeading['parties'][number]

/** '1st Appellant' and 'Appellants' stand on the same side. */
const sideOf = ({ role }: Party) =>
  role
    .toLowerCase()
    .replace(/\b\d+(?:st|nd|rd|th)\b|\bthe\b|\band\b|[^a-z ]/g, '')
    .trim()
    .replace(/s$/, '')

/** Where the other side begins among those that are named; -1 where there is none. */
export const otherSide = (parties: readonly Party[]): number => parties.findIndex((party) => sideOf(party) !== sideOf(parties[0]!))

/** Whether the State prosecutes: a criminal matter is headed 'REPUBLIC … VERSUS … ACCUSED', without 'BETWEEN'. */
const isProsecuted = (parties: readonly Party[]): boolean =>
  parties.some(({ name }) => /^(?:the\s+)?republic$/i.test(name.trim())) ||
  parties.some(({ role }) => /\b(?:prosecutor|prosecution|accused)\b/i.test(role))

/** What stands over the parties and between the two sides. */
export const joinWords = (parties: readonly Party[]): { before: string | null; between: string } =>
  isProsecuted(parties)
    ? { before: null, between: headingWords.versus }
    : { before: parties.length > 1 ? headingWords.between : null, between: headingWords.and }
