/** What is known of a case before its text is read for the law: court, division, number, title and kind of decision. */
export interface MatterFacts {
  courtCode: string | null
  division: string | null
  caseNumber: string | null
  title: string
  documentType: string | null
  summary: string | null
}

/** The class and the areas of law of a case, each in the words of the library's editors; null and empty where nothing says them. */
export interface Matter {
  category: 'Civil' | 'Criminal' | null
  areas: string[]
}

/** One way in which a case says what it is about. `example` is a line that the rule takes. */
export interface AreaRule {
  area: string
  says: (facts: MatterFacts) => boolean
  example: Partial<MatterFacts>
}

const number = (pattern: RegExp) => (facts: MatterFacts) => facts.caseNumber !== null && pattern.test(facts.caseNumber)
const division = (pattern: RegExp) => (facts: MatterFacts) => facts.division !== null && pattern.test(facts.division)
const court =
  (...codes: readonly string[]) =>
  (facts: MatterFacts) =>
    facts.courtCode !== null && codes.includes(facts.courtCode)
const anyOf =
  (...says: readonly ((facts: MatterFacts) => boolean)[]) =>
  (facts: MatterFacts) =>
    says.some((one) => one(facts))

// 'Criminal Appeal 139 of 2023', 'HCCRA No. E051 of 2021', 'Martial Appeal E001 of 2024', 'MCCR 5 of 2020'
const isCriminal = number(/\bcriminal\b|\bmartial\b|\bHCCR\w*\b|\bMCCR\w*\b|\bCR(?:A|C)?\b|\bmurder\b|\btraffic\b|\bsexual offences?\b/i)

export const areaRules: readonly AreaRule[] = [
  {
    area: 'Criminal',
    says: anyOf(isCriminal, division(/^crim/i), ({ title }) => / v Republic\b/.test(title)),
    example: { caseNumber: 'Criminal Appeal 139 of 2023' },
  },
  { area: 'Sentencing', says: ({ documentType }) => documentType === 'Sentence', example: { documentType: 'Sentence' } },
  {
    area: 'Land',
    says: anyOf(court('KEELC'), number(/\benvironment\b|\bELC\w*\b|\bE\.L\.C\b|\bland\s+case\b/i), division(/\bland\b/i)),
    example: { caseNumber: 'Environment & Land Case E001 of 2023' },
  },
  {
    area: 'Employment',
    says: anyOf(court('KEELRC', 'KEIC'), number(/\bemployment\b|\blabour\b|\bELRC\w*\b/i), division(/\bemployment\b|\blabour\b/i)),
    example: { courtCode: 'KEELRC' },
  },
  {
    area: 'Succession',
    says: anyOf(number(/\bsuccession\b|\bprobate\b/i), division(/\bsuccession\b|\bprobate\b/i), ({ title }) =>
      /^In re (?:the )?Estate of\b/i.test(title),
    ),
    example: { title: 'In re Estate of Wafula (Deceased)' },
  },
  {
    area: 'Family',
    says: anyOf(division(/\bfamily\b/i), number(/\b(?:divorce|matrimonial|adoption|custody|children(?:'s)?)\b/i), court('KEKC')),
    example: { caseNumber: 'Adoption Cause 4 of 2020' },
  },
  { area: 'Children', says: number(/\b(?:adoption|children(?:'s)?)\b/i), example: { caseNumber: 'Children Case 4 of 2020' } },
  {
    area: 'Constitutional',
    says: anyOf(division(/\bconstitution/i), number(/\bconstitutional\b/i)),
    example: { division: 'Constitutional and Human Rights' },
  },
  {
    area: 'Judicial review',
    says: anyOf(division(/\bjudicial review\b/i), number(/\bjudicial review\b|\bHCJR\b|\bJR\b/i)),
    example: { caseNumber: 'HCJR/E045/2020' },
  },
  {
    area: 'Commercial',
    says: anyOf(division(/\bcommercial\b/i), number(/\bcommercial\b|\bHCCOMM\b|\bCOMM\b/i)),
    example: { division: 'Commercial and Tax' },
  },
  {
    area: 'Taxation',
    says: anyOf(court('KETAT'), number(/\b(?:income )?tax appeal\b|\btax\b|\bTAT\b/i)),
    example: { caseNumber: 'Income Tax Appeal E002 of 2021' },
  },
  { area: 'Elections', says: number(/\belection\b/i), example: { caseNumber: 'Election Petition 1 of 2017' } },
  {
    area: 'Insolvency',
    says: number(/\b(?:insolvency|winding[- ]up|bankruptcy)\b/i),
    example: { caseNumber: 'Insolvency Petition E003 of 2021' },
  },
  {
    area: 'Admiralty',
    says: anyOf(division(/\badmiralty\b/i), number(/\badmiralty\b/i)),
    example: { caseNumber: 'Admiralty Claim 2 of 2019' },
  },
  {
    area: 'Anti-corruption',
    says: anyOf(division(/\banti-?corruption\b/i), number(/\banti-?corruption\b|\bACEC\w*\b/i)),
    example: { caseNumber: 'Anti-Corruption Case 5 of 2018' },
  },
  { area: 'Landlord and tenant', says: court('KEBPRT', 'KERRT'), example: { courtCode: 'KEBPRT' } },
  { area: 'Co-operatives', says: court('KECPT'), example: { courtCode: 'KECPT' } },
]

// What is neither criminal nor a number without a type: 'Civil Appeal', 'Petition', 'Cause', 'Tribunal Case', 'Environment & Land Case'
const CIVIL =
  /\b(?:civil|petition|suit|cause|tribunal|environment|land|succession|probate|commercial|judicial review|constitutional|election|insolvency|admiralty|tax|originating|adoption|divorce|employment|HCCC|HCCA|CMCC|SPMCC|PMCC|RMCC|ELC\w*|ELRC\w*|SCCCOMM|HCJR)\b/i
const CIVIL_COURTS: ReadonlySet<string> = new Set(['KEELRC', 'KEIC', 'KECPT', 'KEBPRT', 'KETAT', 'KESCC', 'KERRT'])

// 'Constitutional Law – right to property – whether …': catchwords of Kenya Law's editors
const CATCHWORDS = /^(\p{Lu}[\p{L} ,&-]{2,40}?)(?:\s+Law|(?<=\s(?:Procedure|Practice|Evidence|Review)))\s+[–—-]\s+\p{L}/gmu
const maxCatchwords = 6

/** Reads what a case is about from what it says of itself; nothing is concluded from the words of its reasons. */
export function readMatter(facts: MatterFacts): Matter {
  const areas = areaRules.flatMap(({ area, says }) => (says(facts) ? [area] : []))
  const said = [...(facts.summary ?? '').matchAll(CATCHWORDS)].slice(0, maxCatchwords).map(([, area]) => sentenceCase(area!))
  return { category: categoryOf(facts), areas: [...new Set([...areas, ...said])] }
}

function categoryOf(facts: MatterFacts): Matter['category'] {
  const { caseNumber, courtCode, title } = facts
  if (isCriminal(facts) || /^crim/i.test(facts.division ?? '')) return 'Criminal'
  if (caseNumber !== null && CIVIL.test(caseNumber)) return 'Civil'
  if (courtCode !== null && CIVIL_COURTS.has(courtCode)) return 'Civil'
  return /^In re (?:the )?Estate of\b/i.test(title) ? 'Civil' : null
}

const sentenceCase = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1).toLowerCase()
