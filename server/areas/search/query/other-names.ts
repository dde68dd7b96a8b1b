/** What else stands in a judgment for a word of a query: the words of another name, and the one of them that tells it apart. */
interface OtherName {
  words: string[]
  telling: string
}

// Short names that are words of no language, however they are typed; * before the word that tells the long name apart.
const lines = `
IEBC = independent electoral and *boundaries commission
KRA = kenya *revenue authority
LSK = *law society of kenya
NLC = national *land commission
DPP = director of public *prosecutions
ODPP = office of the director of public *prosecutions
EACC = ethics and anti *corruption commission
KCB = kenya *commercial bank
TSC = *teachers service commission
JSC = *judicial service commission
NEMA = national *environment management authority
KPLC = kenya *power and lighting company
KAA = kenya *airports authority
KPA = kenya *ports authority
NHIF = national *hospital insurance fund
NSSF = national *social security fund
ELC = *environment and land court
ELRC = employment and *labour relations court
CPA = civil *procedure act
`
// Short names that are also words, initials or the kind of a company abroad: only in capitals, and a long name is not taken for them.
const inCapitals = `
AG = *attorney general
IG = *inspector general
CS = *cabinet secretary
JR = judicial *review
CPC = criminal *procedure code
`

const read = (text: string): Map<string, OtherName> =>
  new Map(
    text
      .trim()
      .split('\n')
      .map((line) => {
        const [short = '', long = ''] = line.split(' = ')
        return [short, { words: long.replace('*', '').split(' '), telling: /\*(\w+)/.exec(long)![1]! }]
      }),
  )

const shortNames = read(lines)
const capitals = read(inCapitals)

/** The long name of 'IEBC', 'iebc', 'AG' and 'A.G.'; null where there is none. */
export function longName(shown: string): OtherName | null {
  const bare = shown.replace(/[.,;:]/g, '')
  return shortNames.get(bare.toUpperCase()) ?? capitals.get(bare) ?? null
}

const longNames = new Map([...shortNames].map(([short, { words, telling }]) => [words.join(' '), { short: short.toLowerCase(), telling }]))
const mostWords = Math.max(...[...longNames.keys()].map((name) => name.split(' ').length))

/** The short name of the words that begin here, and how many of them it stands for; null where there is none. */
export function shortNameAt(words: readonly string[], at: number): { short: string; telling: string; length: number } | null {
  for (let length = Math.min(mostWords, words.length - at); length > 1; length -= 1) {
    const found = longNames.get(words.slice(at, at + length).join(' '))
    if (found) return { ...found, length }
  }
  return null
}

const versus = '(?:v|vs|versus|-v-|-vs-)\\.?'
const isOneSide = new RegExp(`^\\s*(?:r|rep)\\b\\.?\\s+${versus}\\s|\\s${versus}\\s+(?:r|rep)\\b\\.?\\s*$`, 'i')
const hasSides = new RegExp(`\\s${versus}\\s`, 'i')

/** The other spelling of a word in the name of a party: 'Ltd' and 'Limited', 'Co' and 'Company', 'R' and 'Rep' for the Republic. `query` is all that was typed. */
export function otherSpelling(word: string, shown: string, query: string): string | null {
  const isName = hasSides.test(query) || /^\p{Lu}/u.test(shown)
  switch (word) {
    case 'ltd':
      return 'limited'
    case 'limited':
      return isName ? 'ltd' : null
    case 'co':
      return isName ? 'company' : null
    case 'company':
      return isName ? 'co' : null
    case 'r':
    case 'rep':
      return isOneSide.test(query) ? 'republic' : null
    default:
      return null
  }
}
