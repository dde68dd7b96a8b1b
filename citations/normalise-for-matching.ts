/** Text made plain for comparison, with the way back: `originalOffset(i)` is where its character i stands in the given text. */
export type NormalisedText = {
  text: string
  /** Position in the given text of position `offset` here (UTF-16; 0 … text.length, the end maps to the end). */
  originalOffset: (offset: number) => number
}

/** Words that scans split by one stray space ('Applicati on', 'Petiti on'); joined only when both halves side by side make one of them. */
const SPLIT_WORDS: ReadonlySet<string> = new Set(
  `act advocate advocates administration adoption appeal appellant appellants applicant applicants application applications arbitration
  article articles authority bankruptcy cause chief citation civil claimant claimants commercial commission commissioner constitution
  constitutional coram corruption county court courts criminal criminal deceased decision delivered deputy division election employment
  environment estate general government high honourable insolvency interested judge judges judgment judicial jurisdiction justice
  kenya labour land limited magistrate magistrates matrimonial matter miscellaneous motion national neutral order orders originating
  parties party penal petition petitioner petitioners petitions plaintiff plaintiffs practice presidential principal probate procedure
  proceedings protection provisions public reference registrar regulation regulations relations republic respondent respondents review
  revision ruling section sections sentence society statute succession suit summons supreme tribunal versus`.split(/\s+/),
)

// a word, alone with what stands between it and the next
const WORD = /[A-Za-z]+/y
// '1 st', '30 TH', '22 nd': an ordinal whose superscript was set apart
const ORDINAL_SUFFIX = /[ \t\u00A0\u202F]*\r?\n?[ \t\u00A0]*(st|nd|rd|th)\b/iy
// '………', '. . . . .', '_____', '------': leaders that carry no words
const LEADER = /(?:[.…·]\s{0,2}){4,}|…+|[_]{3,}|-{3,}/y

const PLAIN: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '`': "'",
  '´': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '‑': '-',
  '‐': '-',
  '−': '-',
}

const isSpace = (code: number): boolean =>
  code === 32 ||
  (code >= 9 && code <= 13) ||
  code === 0xa0 ||
  (code >= 0x2000 && code <= 0x200a) ||
  code === 0x202f ||
  code === 0x3000 ||
  code === 0xfeff
const isInvisible = (code: number): boolean => code === 0xad || (code >= 0x200b && code <= 0x200d) || code === 0x2060
const isDigit = (code: number): boolean => code >= 48 && code <= 57

/**
 * Plain text for matching: every run of white space (NBSP too) is one space, quotes and dashes are ASCII, soft hyphens and zero-width
 * marks are gone, '1 st' is '1st', leaders of dots are one space, and words that a scan split are whole again.
 */
export const normaliseForMatching = (source: string): NormalisedText => {
  const out: string[] = []
  const offsets: number[] = []
  let last = ' '
  const put = (character: string, from: number) => {
    if (character === ' ' && last === ' ') return
    out.push(character)
    offsets.push(from)
    last = character
  }
  const at = (pattern: RegExp, from: number): RegExpExecArray | null => {
    pattern.lastIndex = from
    return pattern.exec(source)
  }
  let i = 0
  while (i < source.length) {
    const code = source.charCodeAt(i)
    if (isSpace(code)) {
      put(' ', i)
      i += 1
    } else if (isInvisible(code)) {
      i += 1
    } else if ((code >= 65 && code <= 90) || (code >= 97 && code <= 122)) {
      const word = at(WORD, i)?.[0] ?? source[i]!
      const next = source.charCodeAt(i + word.length) === 32 ? at(WORD, i + word.length + 1)?.[0] : undefined
      const joined = next !== undefined && SPLIT_WORDS.has((word + next).toLowerCase()) && !SPLIT_WORDS.has(next.toLowerCase())
      for (let k = 0; k < word.length; k += 1) put(word[k]!, i + k)
      i += word.length
      if (joined) {
        i += 1
        for (let k = 0; k < next.length; k += 1) put(next[k]!, i + k)
        i += next.length
      }
    } else if (isDigit(code)) {
      put(source[i]!, i)
      i += 1
      const suffix = isDigit(source.charCodeAt(i)) ? null : at(ORDINAL_SUFFIX, i)
      if (suffix) {
        const start = i + suffix[0].length - suffix[1]!.length
        for (let k = start; k < start + suffix[1]!.length; k += 1) put(source[k]!, k)
        i = start + suffix[1]!.length
      }
    } else {
      const leader = code === 46 || code === 0x2026 || code === 0xb7 || code === 95 || code === 45 ? at(LEADER, i) : null
      put(leader ? ' ' : (PLAIN[source[i]!] ?? source[i]!), i)
      i += leader ? leader[0].length : 1
    }
  }
  if (out.at(-1) === ' ') {
    out.pop()
    offsets.pop()
  }
  return { text: out.join(''), originalOffset: (offset) => (offset < offsets.length ? offsets[offset]! : source.length) }
}

/** The text of `normaliseForMatching` where no way back is needed. */
export const plainText = (source: string): string => normaliseForMatching(source).text
