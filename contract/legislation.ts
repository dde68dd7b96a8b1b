import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Day } from './day.ts'
import { ActParams, AsAt } from './legislation-address.ts'

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
  date: Day.nullable(),
  until: Day.nullable(),
  sections: z.number().int(),
  /** The file that gave it. */
  source: z.string(),
  /** An arrangement with notes of our own, which stands in until a text is held. */
  guide: z.boolean(),
})
export type ActVersion = z.infer<typeof ActVersion>

export const Act = ActInBrief.extend({
  assented: Day.nullable(),
  commenced: Day.nullable(),
  repealed: Day.nullable(),
  repealed_by: z.string().nullable(),
  url: z.string().nullable(),
  language: z.string(),
  /** The text that is answered: the latest, or the one of the date that was asked for. */
  version: ActVersion,
  /** Whether it is the latest that is held. */
  is_latest: z.boolean(),
})
export type Act = z.infer<typeof Act>

export const listLegislation = endpoint({
  method: 'GET',
  path: '/api/legislation',
  summary: 'Acts, the Constitution and subsidiary legislation that the library holds',
  access: 'user',
  query: z.object({
    /**
     * Words of the title or their beginnings, its year, or its chapter or number as printed: 'Cap. 226', 'No. 11 of 2007'. An Act that is called
     * as was asked comes first under its letter or year.
     */
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
  params: ActParams,
  query: AsAt,
  response: Act,
})

export const listVersions = endpoint({
  method: 'GET',
  path: '/api/legislation/:id/versions',
  summary: 'The texts of an Act by the dates from which they stand, the latest first',
  access: 'user',
  on: { kind: 'act', by: 'id', action: 'read' },
  params: ActParams,
  response: z.object({ versions: z.array(ActVersion) }),
})
