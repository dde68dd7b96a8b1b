import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { VerdictReason } from './reasons/citation-reasons.ts'

/** How many characters one call may send: about 5 MB of plain text. */
export const maxTextLength = 5_000_000
/** What fits into an address; longer texts go in a body. */
export const maxAddressTextLength = 4000
/** How many case citations of one text are looked up in the library; the rest are found but not looked up. */
export const maxResolved = 250
/** How many citations of one text are listed; a brief has hundreds. */
export const maxListed = 20_000
export const deepestNetwork = 3
/** A larger network is cut, and says so. */
export const largestNetwork = 200

export const citationKinds = [
  'neutral',
  'eKLR',
  'KLR',
  'KAR',
  'EA',
  'EACA',
  'LLR',
  'foreign',
  'unreported',
  'article',
  'statute',
  'statute_bare',
  'rule',
  'rule_bare',
  'act',
  'legal_notice',
  'ibid',
  'supra',
  'short',
] as const

/**
 * What the library can say of a citation. `not in library` says nothing about whether the case exists; `could not check` is the
 * answer whenever the look-up failed or the citation is of a kind that is not looked up, never `resolved`. `no such provision` is said of
 * written law alone: the library holds the Act, and the Act ends before the number.
 */
export const verdicts = ['resolved', 'possible match', 'name mismatch', 'not in library', 'no such provision', 'could not check'] as const
export const Verdict = z.enum(verdicts)
export type Verdict = z.infer<typeof Verdict>

/** A stretch of the text sent: offsets are UTF-16 positions in it. */
const Stretch = z.object({ text: z.string(), start: z.number().int(), end: z.number().int() })

export const FoundCitation = Stretch.extend({
  kind: z.enum(citationKinds),
  /** The case name printed before the citation, where there is one. */
  case_name: Stretch.nullable(),
  /** The page or paragraph printed after it. */
  pinpoint: Stretch.extend({ unit: z.enum(['page', 'paragraph']) }).nullable(),
  /** False where a neutral citation has a court code that Kenya Law does not list. */
  court_known: z.boolean().nullable(),
  /** For ibid, supra and short forms: the place in this list of the citation meant. */
  antecedent: z.number().int().nullable(),
})
export type FoundCitation = z.infer<typeof FoundCitation>

/** A case that a citation means, or may mean. */
export const CitedCase = z.object({
  id: z.string(),
  title: z.string(),
  citation: z.string().nullable(),
  court: z.string().nullable(),
  date: z.string().nullable(),
  /** Invented to show how the library works: no court decided it. */
  sample: z.boolean(),
})
export type CitedCase = z.infer<typeof CitedCase>

/** A provision of written law that a citation means, by its id in the latest text that the library holds. */
export const CitedProvision = z.object({
  act: z.object({ id: z.string(), title: z.string() }),
  eid: z.string(),
  type: z.string(),
  num: z.string().nullable(),
  heading: z.string().nullable(),
})
export type CitedProvision = z.infer<typeof CitedProvision>

/**
 * What the library knows of the numbers that a court gave in the year of a neutral citation: the highest that it holds or that a published
 * judgment cites, null where it knows none, and whether the citation's own number lies within. A number beyond it is no proof that it was
 * invented, nor is one within it that it exists.
 */
export const KnownNumbers = z.object({
  court: z.string(),
  year: z.number().int(),
  highest: z.number().int().nullable(),
  within: z.boolean(),
})
export type KnownNumbers = z.infer<typeof KnownNumbers>

export const ResolvedCitation = FoundCitation.extend({
  verdict: Verdict,
  /** The case meant; null unless resolved, or named otherwise than the library names it. */
  case_id: z.string().nullable(),
  case: CitedCase.nullable(),
  /** Cases that it may mean, best first, when the verdict is `possible match`. */
  candidates: z.array(CitedCase),
  /** Why the verdict is what it is, in English; `reason_code` is for a screen that has words of its own. */
  reason: z.string(),
  reason_code: VerdictReason,
  /** For a neutral citation that the library does not hold. */
  numbers: KnownNumbers.nullable(),
  /** There where written law is cited that the library holds: each provision that is found. */
  provisions: z.array(CitedProvision).optional(),
})
export type ResolvedCitation = z.infer<typeof ResolvedCitation>

const Text = z
  .string()
  .max(maxTextLength, `A text has at most ${maxTextLength} characters`)
  .meta({ examples: ['We affirm Speaker of the National Assembly v Karume [1992] KECA 42 (KLR).'] })
const One = z
  .string()
  .trim()
  .min(1)
  .max(500)
  .meta({ examples: ['Mumo Matemu v Trusted Society of Human Rights Alliance & 5 others [2013] KECA 445 (KLR)'] })

export const extractCitations = endpoint({
  method: 'GET',
  path: '/api/citations/extract',
  summary: 'Every citation in a text, with its place',
  access: 'user',
  query: z.object({
    text: z
      .string()
      .max(maxAddressTextLength, 'Longer texts are sent to POST /citations/process')
      .meta({ examples: ['See Steyn v Ruscone [2013] KESC 11 (KLR) and section 3A of the Civil Procedure Act.'] }),
  }),
  response: z.object({ citations: z.array(FoundCitation) }),
})

export const parseOneCitation = endpoint({
  method: 'GET',
  path: '/api/citations/parse/:citation',
  summary: 'The parts of one citation, and the case it means',
  access: 'user',
  params: z.object({ citation: One }),
  response: z.object({
    citation: z.string(),
    /** Null where the words are no citation. */
    kind: z.enum(citationKinds).nullable(),
    /** The canonical form. */
    formatted: z.string().nullable(),
    /** Year, court, number, volume, series, page, sections …: what this kind has. */
    parts: z.record(z.string(), z.unknown()),
    frbr_uri: z.string().nullable(),
    verdict: Verdict,
    case_id: z.string().nullable(),
    case: CitedCase.nullable(),
    candidates: z.array(CitedCase),
    reason: z.string(),
    reason_code: VerdictReason,
    numbers: KnownNumbers.nullable(),
    provisions: z.array(CitedProvision).optional(),
  }),
})

export const validateCitations = endpoint({
  method: 'POST',
  path: '/api/citations/validate',
  summary: 'Whether each citation is well formed and what the library says of it',
  access: 'user',
  reads: true,
  body: z.object({ citations: z.array(One).min(1).max(maxResolved) }),
  response: z.object({
    results: z.array(
      z.object({
        citation: z.string(),
        well_formed: z.boolean(),
        kind: z.enum(citationKinds).nullable(),
        verdict: Verdict,
        case_id: z.string().nullable(),
        case: CitedCase.nullable(),
        candidates: z.array(CitedCase),
        reason: z.string(),
        reason_code: VerdictReason,
        numbers: KnownNumbers.nullable(),
        provisions: z.array(CitedProvision).optional(),
      }),
    ),
  }),
})

export const citationStyles = ['standard', 'apa', 'bluebook', 'oscola', 'aglc', 'kenyan'] as const
export const CitationStyle = z.enum(citationStyles)
export type CitationStyle = z.infer<typeof CitationStyle>

/** A stretch of a written citation that stands in italics: the name of a case or an Act. UTF-16 positions. */
export const Italics = z.array(z.tuple([z.number().int(), z.number().int()]))

export const formatOneCitation = endpoint({
  method: 'GET',
  path: '/api/citations/format/:citation',
  summary: 'A citation in a style',
  access: 'user',
  params: z.object({ citation: One }),
  query: z.object({ style: CitationStyle.default('standard') }),
  response: z.object({ citation: z.string(), style: CitationStyle, formatted_citation: z.string(), italics: Italics }),
})

export const processText = endpoint({
  method: 'POST',
  path: '/api/citations/process',
  summary: 'Finds every citation of a text and looks the first 250 up in the library',
  access: 'user',
  reads: true,
  body: z.object({ text: Text }),
  response: z.object({
    citations: z.array(ResolvedCitation),
    /** How many were found, which is more than are listed only in a text of more than 20,000, and how many of them were looked up. */
    found: z.number().int(),
    looked_up: z.number().int(),
  }),
})

/** A case in a citation network; `distance` is the number of steps from the case asked for. */
export const NetworkCase = CitedCase.extend({
  hierarchy_level: z.number().int().nullable(),
  distance: z.number().int(),
  cited_by: z.number().int(),
})
export const NetworkEdge = z.object({
  citing: z.string(),
  cited: z.string(),
  /** Id of the paragraph of the citing judgment where it stands first, and the court's own number of it. */
  paragraph: z.number().int().nullable(),
  number: z.string().nullable(),
  /** The words there; null where neither is the case asked for. */
  quote: z.string().nullable(),
  /** How often it is cited there. */
  count: z.number().int(),
})

export const getCitationNetwork = endpoint({
  method: 'GET',
  path: '/api/citations/network/:id',
  summary: 'The cases that a case cites and that cite it, and theirs',
  access: 'user',
  on: { kind: 'document', by: 'id', action: 'read' },
  params: z.object({
    id: z
      .string()
      .min(1)
      .max(120)
      .meta({ examples: ['keca-2025-90112'] }),
  }),
  query: z.object({ depth: z.coerce.number().int().min(1).max(deepestNetwork).default(2) }),
  response: z.object({
    id: z.string(),
    depth: z.number().int(),
    cases: z.array(NetworkCase),
    edges: z.array(NetworkEdge),
    /** True where the network was cut to stay readable. */
    truncated: z.boolean(),
  }),
})
