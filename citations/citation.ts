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
  /** Missing where it is left out: 21 EACA 166. */
  year?: number
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
  /** Missing where it is left out: 384 US 436. */
  year?: number
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

/** One provision: `number` '296', '3A'; `parts` ['2'], ['1', 'a'] for 296(2), 3A(1)(a). */
export type Provision = { number: string; parts: string[] }

/** The Act, Rules or instrument that a provision belongs to. */
export type ActReference = Span & {
  /** As printed without its numbers: 'Civil Procedure Act', 'Constitution of Kenya', 'Act' where the text says only 'the Act'. */
  name: string
  /** '75', '411A'. */
  cap?: string
  /** 24 of No. 24 of 2019. */
  number?: number
  year?: number
}

/** Article 47(1) of the Constitution; `instrument` null where the text leaves it out. */
export type ArticleCitation = Span & { kind: 'article'; provisions: Provision[]; instrument: ActReference | null }

/** Sections with their Act: section 295 as read with section 296(2) of the Penal Code (Cap. 63). */
export type StatuteCitation = Span & { kind: 'statute'; provisions: Provision[]; act: ActReference }

/** Sections whose Act is not named beside them. */
export type BareStatuteCitation = Span & { kind: 'statute_bare'; provisions: Provision[] }

/** Order 42 rule 6(2) of the Civil Procedure Rules, Rule 4 of the Court of Appeal Rules, Regulation 68 of …, paragraph 11 of … Order. */
export type RuleCitation = Span & {
  kind: 'rule'
  unit: 'rule' | 'regulation' | 'paragraph'
  order?: string
  provisions: Provision[]
  act: ActReference | null
}

/** A rule or regulation whose instrument is not named beside it. */
export type BareRuleCitation = Span & { kind: 'rule_bare'; unit: 'rule' | 'regulation'; provisions: Provision[] }

/** An Act by itself, told by its Cap., number or year. */
export type ActCitation = Span & { kind: 'act'; act: ActReference }

/** Legal Notice No. 53 of 2020, L.N. 29/2009, Gazette Notice No. 9131 of 2023. */
export type NoticeCitation = Span & { kind: 'legal_notice'; series: 'Legal Notice' | 'Gazette Notice'; number: number; year?: number }

/** ibid. and id.: the citation just before. */
export type IbidCitation = Span & { kind: 'ibid'; pinpoint?: Pinpoint }

/** (supra), op. cit.: a case named beside it and cited earlier. */
export type SupraCitation = Span & { kind: 'supra'; caseName?: Span; pinpoint?: Pinpoint }

/** 'the Muruatetu case': a case cited earlier, by one name of its parties. */
export type ShortCitation = Span & { kind: 'short'; name: string; pinpoint?: Pinpoint }

/** A citation of a decided case or a matter. */
export type CaseCitation = NeutralCitation | EklrCitation | ReportCitation | ForeignCitation | UnreportedCitation

/** A citation of written law. */
export type LawCitation =
  | ArticleCitation
  | StatuteCitation
  | BareStatuteCitation
  | RuleCitation
  | BareRuleCitation
  | ActCitation
  | NoticeCitation

/** A citation that points back to another in the same text. */
export type BackCitation = IbidCitation | SupraCitation | ShortCitation

export type Citation = CaseCitation | LawCitation | BackCitation
export type CitationKind = Citation['kind']
