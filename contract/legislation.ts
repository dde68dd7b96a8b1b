import { z } from 'zod'
import { CitedProvision } from './citations.ts'
import { CitatorCase, QuotedWords } from './citator.ts'
import { endpoint } from './endpoint.ts'
import { SearchResults } from './search.ts'
import { JurisdictionAsked } from './search-choices.ts'

export const actKinds = ['constitution', 'act', 'subsidiary', 'county-act'] as const
export const ActKind = z.enum(actKinds)
export type ActKind = z.infer<typeof ActKind>

export const actStatuses = ['in_force', 'repealed', 'not_commenced', 'partly_commenced'] as const
export const ActStatus = z.enum(actStatuses)
export type ActStatus = z.infer<typeof ActStatus>

/** What an Act is about, as its title says. */
export const actSubjects = [
  'constitutional',
  'courts',
  'criminal',
  'land',
  'labour',
  'family',
  'commercial',
  'finance',
  'information',
  'public',
  'other',
] as const
export const ActSubject = z.enum(actSubjects)
export type ActSubject = z.infer<typeof ActSubject>

/** YYYY-MM-DD */
const day = z.iso.date()

/** An Act in a list: `versions` counts the dates of which the library holds a text, `sections` those of the latest, articles and rules too. */
export const ActInBrief = z.object({
  id: z.string(),
  kind: ActKind,
  title: z.string(),
  /** '11' of Act No. 11 of 2007. */
  number: z.string().nullable(),
  year: z.number().int().nullable(),
  /** '226': its chapter in the Laws of Kenya. */
  cap: z.string().nullable(),
  /** ISO 3166, with the county where it is of one: 'ke', 'ke-047'. */
  country: z.string(),
  frbr_uri: z.string().nullable(),
  status: ActStatus,
  subject: ActSubject,
  versions: z.number().int(),
  sections: z.number().int(),
  /** Only its arrangement is held, with notes of our own: not the official text. */
  guide: z.boolean(),
})
export type ActInBrief = z.infer<typeof ActInBrief>

/** One text of an Act: it stands from `date` until the day before the next, which is `until`; null where that is open or not known. */
export const ActVersion = z.object({
  date: day.nullable(),
  until: day.nullable(),
  sections: z.number().int(),
  /** The file that gave it. */
  source: z.string(),
  /** An arrangement with notes of our own, which stands in until a text is held. */
  guide: z.boolean(),
})
export type ActVersion = z.infer<typeof ActVersion>

export const Act = ActInBrief.extend({
  assented: day.nullable(),
  commenced: day.nullable(),
  repealed: day.nullable(),
  repealed_by: z.string().nullable(),
  url: z.string().nullable(),
  language: z.string(),
  /** The text that is answered: the latest, or the one of the date that was asked for. */
  version: ActVersion,
  /** Whether it is the latest that is held. */
  is_latest: z.boolean(),
})
export type Act = z.infer<typeof Act>

export const tocTypes = [
  'preface',
  'preamble',
  'chapter',
  'part',
  'division',
  'order',
  'article',
  'section',
  'rule',
  'schedule',
  'form',
] as const

/** An entry of a table of contents. */
export interface TocEntry {
  eid: string
  type: (typeof tocTypes)[number]
  num: string | null
  heading: string | null
  children: TocEntry[]
}
export const TocEntry: z.ZodType<TocEntry> = z.object({
  eid: z.string(),
  type: z.enum(tocTypes),
  num: z.string().nullable(),
  heading: z.string().nullable(),
  get children() {
    return z.array(TocEntry)
  },
})

/** What names a provision within its Act. */
export const ProvisionInBrief = z.object({ eid: z.string(), type: z.string(), num: z.string().nullable(), heading: z.string().nullable() })
export type ProvisionInBrief = z.infer<typeof ProvisionInBrief>

export const provisionParagraphKinds = ['heading', 'text', 'note'] as const

/** A provision with its words. `id` names it wherever a document's id is taken: `DOCUMENT~EID`. */
export const Provision = ProvisionInBrief.extend({
  id: z.string(),
  /** Those that hold it, the outermost first. */
  path: z.array(ProvisionInBrief),
  /** A note is the publisher's, as of an amendment. `depth` is 0 for the section's own words, 1 for a subsection, 2 for a paragraph. */
  paragraphs: z.array(
    z.object({
      kind: z.enum(provisionParagraphKinds),
      number: z.string().nullable(),
      depth: z.number().int(),
      text: z.string(),
      /** The provision that begins here, where one does: an anchor. */
      eid: z.string().nullable(),
    }),
  ),
  text: z.string(),
  /** The sections, articles or rules before and after it. */
  previous: ProvisionInBrief.nullable(),
  next: ProvisionInBrief.nullable(),
  version: ActVersion,
})
export type Provision = z.infer<typeof Provision>

/** A paragraph of an Act as it is read; `eids` are the provisions that begin with it, the outermost first. */
export const ActParagraph = z.object({
  kind: z.enum(provisionParagraphKinds),
  number: z.string().nullable(),
  depth: z.number().int(),
  text: z.string(),
  eids: z.array(z.string()),
})
export type ActParagraph = z.infer<typeof ActParagraph>

/** As much of an Act as is read at once: all of a short one, a few parts of a long one. */
export const ActText = z.object({
  /** The provision that was asked for, by its own id. */
  at: z.string().nullable(),
  paragraphs: z.array(ActParagraph),
  /** What holds its first paragraph, the outermost first. */
  path: z.array(ProvisionInBrief),
  /** What the stretches before and after it begin with. */
  previous: ProvisionInBrief.nullable(),
  next: ProvisionInBrief.nullable(),
  version: ActVersion,
})
export type ActText = z.infer<typeof ActText>

/** A term that an Act defines. */
export const Definition = z.object({ term: z.string(), eid: z.string(), text: z.string() })
export type Definition = z.infer<typeof Definition>

/** The provisions of an Act that hold words: the first of them, each with the first place of the words in it. */
export const ActFind = z.object({
  total: z.number().int(),
  results: z.array(ProvisionInBrief.extend({ before: z.string(), match: z.string(), after: z.string(), times: z.number().int() })),
})
export type ActFind = z.infer<typeof ActFind>

/** What became of a section or a schedule between two texts, with its words: those of both, those that went, those that came. */
export const ProvisionChange = ProvisionInBrief.extend({
  change: z.enum(['added', 'removed', 'changed']),
  pieces: z.array(z.object({ kind: z.enum(['same', 'added', 'removed']), text: z.string() })),
})
export type ProvisionChange = z.infer<typeof ProvisionChange>

const params = z.object({ id: z.string().min(1).max(200) })
const provisionParams = params.extend({ eid: z.string().min(1).max(300) })
/** The text that stood at a date; without it the latest. */
const asAt = z.object({ as_at: day.optional() })

export const listLegislation = endpoint({
  method: 'GET',
  path: '/api/legislation',
  summary: 'Acts, the Constitution and subsidiary legislation that the library holds',
  access: 'user',
  query: z.object({
    /** Words of the title, or its chapter or number as printed: 'Cap. 226', 'No. 11 of 2007'. */
    query: z.string().trim().max(200).default(''),
    kind: ActKind.optional(),
    year: z.coerce.number().int().min(1800).max(2200).optional(),
    status: ActStatus.optional(),
    subject: ActSubject.optional(),
    /** The first letter of its title. */
    letter: z
      .string()
      .regex(/^[a-z]$/i)
      .optional(),
    sort: z.enum(['title', 'newest', 'oldest']).default('title'),
    limit: z.coerce.number().int().min(1).max(100).default(20),
    offset: z.coerce.number().int().min(0).max(100_000).default(0),
  }),
  response: z.object({
    results: z.array(ActInBrief),
    total: z.number().int(),
    total_relation: z.literal('eq'),
    offset: z.number().int(),
    limit: z.number().int(),
  }),
})

/** How many Acts begin with a letter, are of a year, of a subject, a kind. */
const found = z.array(z.object({ value: z.string(), count: z.number().int() }))

export const browseLegislation = endpoint({
  method: 'GET',
  path: '/api/legislation/browse',
  summary: 'By which letters, years, subjects and kinds the Acts of the library can be found, with how many there are of each',
  access: 'user',
  response: z.object({ letters: found, years: found, subjects: found, kinds: found, total: z.number().int() }),
})

export const getAct = endpoint({
  method: 'GET',
  path: '/api/legislation/:id',
  summary: 'An Act, and which of its texts stood at a date; `constitution` names that of Kenya wherever an Act is named',
  access: 'user',
  on: { kind: 'act', by: 'id', action: 'read' },
  params,
  query: asAt,
  response: Act,
})

export const getActToc = endpoint({
  method: 'GET',
  path: '/api/legislation/:id/toc',
  summary: 'The table of contents of an Act: chapters, parts, Orders, sections and schedules',
  access: 'user',
  on: { kind: 'act', by: 'id', action: 'read' },
  params,
  query: asAt,
  response: z.object({ toc: z.array(TocEntry), version: ActVersion }),
})

export const getActText = endpoint({
  method: 'GET',
  path: '/api/legislation/:id/text',
  summary: 'The text of an Act, or as much of it around a provision as is read at once',
  access: 'user',
  on: { kind: 'act', by: 'id', action: 'read' },
  params,
  query: asAt.extend({
    /** The provision that is to be read, by any of its ids; without it the beginning. */
    at: z.string().min(1).max(300).optional(),
  }),
  response: ActText,
})

export const findInAct = endpoint({
  method: 'GET',
  path: '/api/legislation/:id/find',
  summary: 'The provisions of an Act that hold words as they are typed, in its order',
  access: 'user',
  on: { kind: 'act', by: 'id', action: 'read' },
  params,
  query: asAt.extend({ words: z.string().trim().min(1).max(200) }),
  response: ActFind,
})

export const listDefinitions = endpoint({
  method: 'GET',
  path: '/api/legislation/:id/definitions',
  summary: 'The terms that an Act defines',
  access: 'user',
  on: { kind: 'act', by: 'id', action: 'read' },
  params,
  query: asAt,
  response: z.object({ definitions: z.array(Definition) }),
})

export const getProvision = endpoint({
  method: 'GET',
  path: '/api/legislation/:id/provisions/:eid',
  summary: 'A provision of an Act with its words, by its id or by one that its source gave it',
  access: 'user',
  on: { kind: 'act', by: 'id', action: 'read' },
  params: provisionParams,
  query: asAt,
  response: Provision,
})

export const getProvisionPdf = endpoint({
  method: 'GET',
  path: '/api/legislation/:id/provisions/:eid/pdf',
  summary: 'A provision, or a part of an Act with all that is in it, as pages of PDF',
  access: 'user',
  on: { kind: 'act', by: 'id', action: 'read' },
  params: provisionParams,
  query: asAt,
  file: 'application/pdf',
  response: z.file(),
})

export const listVersions = endpoint({
  method: 'GET',
  path: '/api/legislation/:id/versions',
  summary: 'The texts of an Act by the dates from which they stand, the latest first',
  access: 'user',
  on: { kind: 'act', by: 'id', action: 'read' },
  params,
  response: z.object({ versions: z.array(ActVersion) }),
})

export const compareVersions = endpoint({
  method: 'GET',
  path: '/api/legislation/:id/compare',
  summary: 'What changed between the texts of an Act at two dates, provision by provision and word by word',
  access: 'user',
  on: { kind: 'act', by: 'id', action: 'read' },
  params,
  query: z.object({ from: day, to: day }),
  response: z.object({
    from: ActVersion,
    to: ActVersion,
    /** How many sections and schedules read the same in both. */
    unchanged: z.number().int(),
    provisions: z.array(ProvisionChange),
  }),
})

export const provisionTreatments = ['unconstitutional', 'read_down', 'construed', 'applied', 'cited'] as const
export const ProvisionTreatment = z.enum(provisionTreatments)
export type ProvisionTreatment = z.infer<typeof ProvisionTreatment>

/** A case that cites a provision, with its weightiest place. `said` is read from that sentence: a lead, never a finding. */
export const ProvisionDecision = z.object({
  case: CitatorCase,
  said: ProvisionTreatment,
  /** How often it cites the provision. */
  times: z.number().int(),
  words: QuotedWords,
})
export type ProvisionDecision = z.infer<typeof ProvisionDecision>

const counted = z.object({ cases: z.number().int() })

export const listProvisionDecisions = endpoint({
  method: 'GET',
  path: '/api/legislation/:id/provisions/:eid/decisions',
  summary: 'Notes of decisions: the cases that cite a provision, what they say of it and where',
  access: 'user',
  on: { kind: 'act', by: 'id', action: 'read' },
  params: provisionParams,
  query: z.object({
    said: ProvisionTreatment.optional(),
    /** Of the court, 1 the highest. */
    level: z.coerce.number().int().min(0).max(9).optional(),
    year: z.coerce.number().int().min(1800).max(2200).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(20),
    offset: z.coerce.number().int().min(0).max(100_000).default(0),
  }),
  response: z.object({
    results: z.array(ProvisionDecision),
    total: z.number().int(),
    total_relation: z.literal('eq'),
    offset: z.number().int(),
    limit: z.number().int(),
    /** Of all cases that cite it, whatever was asked for; a case counts once for each value. */
    counts: z.object({
      said: z.array(counted.extend({ said: ProvisionTreatment })),
      level: z.array(counted.extend({ level: z.number().int().nullable() })),
      year: z.array(counted.extend({ year: z.number().int().nullable() })),
    }),
  }),
})

export const countActCitations = endpoint({
  method: 'GET',
  path: '/api/legislation/:id/citing',
  summary: 'How many cases cite an Act, and each of its sections, articles and rules',
  access: 'user',
  on: { kind: 'act', by: 'id', action: 'read' },
  params,
  response: counted.extend({
    /** `struck`: the cases that are read to declare it, or a part of it, unconstitutional: leads, never findings. */
    provisions: z.array(counted.extend({ eid: z.string(), struck: z.number().int() })),
  }),
})

export const listMostCitedActs = endpoint({
  method: 'GET',
  path: '/api/legislation/most-cited',
  summary: 'The Acts that the most cases cite',
  access: 'user',
  query: z.object({ limit: z.coerce.number().int().min(1).max(50).default(10) }),
  response: z.object({ results: z.array(counted.extend({ act: ActInBrief })) }),
})

/**
 * The day of which a case asks for the law: the first of the year in which the matter was filed, as its number says; else the day of the
 * decision. The facts may be older than either.
 */
export const AsAtCase = z.object({ date: day, basis: z.enum(['asked', 'filed', 'decided']) })
export type AsAtCase = z.infer<typeof AsAtCase>

/** A provision that a case cites, where it does: UTF-16 in the case's text. */
export const CitedInCase = z.object({
  start: z.number().int(),
  end: z.number().int(),
  act: z.object({ id: z.string(), title: z.string() }),
  /** Null where no text of the Act shows the provision. */
  eid: z.string().nullable(),
  num: z.string().nullable(),
  heading: z.string().nullable(),
  /** Whether the Act is named beside it; else it is the one of which the text speaks there. */
  named: z.boolean(),
})
export type CitedInCase = z.infer<typeof CitedInCase>

export const listCitedInCase = endpoint({
  method: 'GET',
  path: '/api/case-detail/:id/legislation',
  summary: 'The provisions that a case cites, of the Acts that the library holds, and the day of which it asks for the law',
  access: 'user',
  on: { kind: 'document', by: 'id', action: 'read' },
  params: z.object({ id: z.string().min(1).max(200) }),
  response: z.object({ as_at: AsAtCase.nullable(), provisions: z.array(CitedInCase) }),
})

export const getProvisionCard = endpoint({
  method: 'GET',
  path: '/api/legislation/:id/provisions/:eid/card',
  summary: 'A provision as it stood when a case arose, today’s beside it, and whether they differ',
  access: 'user',
  on: { kind: 'act', by: 'id', action: 'read' },
  params: provisionParams,
  query: z.object({
    /** A day of one's own; it goes before that of a case. */
    as_at: day.optional(),
    /** The id of a case that cites it. */
    case: z.string().min(1).max(200).optional(),
  }),
  response: z.object({
    as_at: AsAtCase.nullable(),
    /** Null where the library holds no text of that day, or none that has the provision. */
    earlier: Provision.nullable(),
    today: Provision.nullable(),
    /** Whether both are there and read differently, or only one of two texts has the provision; null where it cannot be told. */
    differs: z.boolean().nullable(),
    /** The words of both, where they differ. */
    pieces: ProvisionChange.shape.pieces,
    /** The first day of which the library holds a text, where that of the day is not held. */
    held_from: day.nullable(),
  }),
})

const searchedKinds = ['cases', 'legislation'] as const

export const searchEverything = endpoint({
  method: 'GET',
  path: '/api/search/all',
  summary: 'Cases and the law by one query: what it names first, then what has its words, counted by kind',
  access: 'user',
  query: z.object({
    /** As for cases, and beside it `act:"Employment Act"`, `section:41` and `article:159(2)(d)`; 's 41 EA' and 'Order 42 rule 6' name a provision. */
    query: z.string().trim().min(1).max(2000),
    /** Only one kind has results then; both are counted. */
    kind: z.enum(searchedKinds).optional(),
    jurisdiction: JurisdictionAsked.default('KE'),
    limit: z.coerce.number().int().min(1).max(100).default(10),
    offset: z.coerce.number().int().min(0).max(100_000).default(0),
  }),
  response: z.object({
    /** The query without operators, as the cases were searched. */
    query: z.string(),
    /** Provisions that the query names. */
    named: z.array(CitedProvision),
    /** Sections, articles and rules whose heading has every word. */
    legislation: z.object({ results: z.array(CitedProvision), total: z.number().int() }),
    cases: SearchResults,
    kinds: z.array(z.object({ kind: z.enum(searchedKinds), total: z.number().int(), total_relation: z.enum(['eq', 'gte']) })),
    offset: z.number().int(),
    limit: z.number().int(),
  }),
})
