import { z } from 'zod'
import type { ThrottledClient } from '../throttled-client.ts'
import { type Listed, type Source, SourceFailure } from '../source.ts'

const Expression = z.object({ language: z.string(), expression_frbr_uri: z.string() })
/** A work as a listing shows it, with every text that it has had. */
const Work = z.object({
  frbr_uri: z.string().regex(/^\/akn\/[a-z]{2}/),
  updated_at: z.string().min(1),
  stub: z.boolean().default(false),
  language: z.string(),
  expression_frbr_uri: z.string(),
  points_in_time: z
    .array(z.object({ expressions: z.array(Expression) }))
    .nullish()
    .transform((points) => points ?? []),
})
const Listing = z.object({ next: z.string().nullable(), results: z.array(Work) })
const Call = z.object({ work: z.object({ frbr_uri: z.string() }) })

/** The library keeps one text a date; that of the English edition is the one that courts cite. */
const language = 'eng'

/**
 * Statutes with all their texts by date: the Content API of Laws.Africa. Its listing knows nothing of changes, so each run walks the whole of it
 * and fetches what has another time of change.
 */
export function createLawsAfrica({ client, url, place }: { client: ThrottledClient; url: string; place: string }): Source {
  const start = `akn/${place}/.json`

  return {
    name: 'laws-africa',
    origin: `${url} ${place}`,
    suspects: 'unlisted',

    // A walk that was broken off goes on at its page.
    begin: (cursor) => ({ cursor: cursor ?? { next: null }, anew: !cursor?.['next'] }),

    async list({ next }, signal) {
      const page = read(Listing, await client.json(next ?? start, signal))
      return { items: page.results.flatMap(textsOf), gone: [], cursor: { next: page.next }, last: page.next === null }
    },

    async fetch({ key, etag }, signal) {
      const answer = await client.get(`${below(key)}.akn`, signal, { etag })
      if (answer.status === 404) return 'gone'
      if (answer.status === 304) return 'unchanged'
      if (!/<(?:\w+:)?akomaNtoso[\s>]/.test(answer.bytes.toString('utf8', 0, 65_536))) throw new SourceFailure('nonsense')
      return { bytes: answer.bytes, etag: answer.etag }
    },

    /** A page may slip away while a listing is read: each is asked for by itself before it counts as gone. */
    async withdrawn(keys, signal) {
      const gone: string[] = []
      for (const key of keys) if ((await client.json(`${below(key)}.json`, signal)) === null) gone.push(key)
      return gone
    },

    async look(address, signal) {
      const found = await client.json(`${below(address)}.json`, signal)
      return found === null ? [] : textsOf(read(Work, found))
    },

    readCall: (body) => Call.safeParse(body).data?.work.frbr_uri ?? null,
  }
}

// '/akn/ke/act/2007/11/eng@2022-12-31' → 'akn/ke/act/…'
const below = (address: string) => address.replace(/^\/+/, '')

function textsOf({ stub, updated_at: version, points_in_time: points, ...work }: z.output<typeof Work>): Listed[] {
  // Of a stub only the record is held there.
  if (stub) return []
  const all = points.length > 0 ? points.flatMap(({ expressions }) => expressions) : [work]
  const texts = all.filter((one) => one.language === language && one.expression_frbr_uri.startsWith(`${work.frbr_uri}/`))
  return texts.map(({ expression_frbr_uri: key }) => ({ key, name: key, address: null, version }))
}

function read<Shape extends z.ZodType>(shape: Shape, value: unknown): z.output<Shape> {
  const { data, error } = shape.safeParse(value)
  if (error) throw new SourceFailure('nonsense', { cause: error })
  return data
}
