/** A stretch of the text that was read; offsets are UTF-16 positions in it, `end` exclusive, so `text === source.slice(start, end)`. */
export type Span = { text: string; start: number; end: number }

/** The place within the cited document: 'at page 9', ', 709, 713', 'para 25'. */
export type Pinpoint = Span & { unit: 'page' | 'paragraph'; from: string; to?: string }

/** What every case citation may carry from the words around it; both lie outside the citation's own span. */
type CaseItem = Span & { caseName?: Span; pinpoint?: Pinpoint }

/** [2022] KEHC 65 (KLR); `courtKnown` is false for a code that is not on Kenya Law's list ('unknown court', not an error). */
export type NeutralCitation = CaseItem & {
  kind: 'neutral'
  year: number
  court: string
  courtKnown: boolean
  number: number
  division?: Span
}

/** [2017] eKLR: no number, so it names a judgment only together with the parties. */
export type EklrCitation = CaseItem & { kind: 'eKLR'; year: number }

/** [2004] 2 KLR 589, (1982-88) 1 KAR 727, [1973] EA 358, (1954) 21 EACA 116, [2004] LLR 4788 (HCK). */
export type ReportCitation = CaseItem & {
  kind: 'KLR' | 'KAR' | 'EA' | 'EACA' | 'LLR'
  year: number
  /** Last year of a span: 1988 in (1982-88). */
  yearTo?: number
  volume?: number
  /** The series as it is canonically written: 'KLR', 'KLR (E&L)', 'EALR'. */
  series: string
  page?: number
  /** Court named after the citation: HCK, CAK, SCU. */
  courtSuffix?: Span
}

/** A foreign neutral citation ([2019] UKSC 5) or report ([1957] AC 436, (2004) 60 NSWLR 168, AIR 1978 SC 597, 410 US 113 (1973)). */
export type ForeignCitation = CaseItem & {
  kind: 'foreign'
  form: 'neutral' | 'report'
  year: number
  yearTo?: number
  volume?: number
  series: string
  page?: number
  courtSuffix?: Span
}

/** Civil Appeal (Application) No. E198/2021: a matter's own number. */
export type UnreportedCitation = CaseItem & { kind: 'unreported'; caseNumber: CaseNumber }

/** One number of a matter: 862 of 2022, E016 of 2024, 3B of 2016. */
export type MatterNumber = { number: string; eNumber?: string; year: number }

/** A Kenyan case number taken apart. `key` and `keys` are for matching: same type in any spelling, no leading zeros, one key per number. */
export type CaseNumber = MatterNumber & {
  /** The type as printed, spaces and stray splits tidied: 'Civil Appeal (Application)', 'HCCC'. */
  type: string
  /** 'Nai', 'Sup': the registry set between type and number. */
  registry?: string
  originatingSummons?: boolean
  consolidated?: boolean
  /** The other numbers of a joined or consolidated matter, in printed order. */
  others: MatterNumber[]
  key: string
  keys: string[]
}
