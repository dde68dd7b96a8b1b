import { z } from 'zod'
import type { ThrottledClient } from '../throttled-client.ts'
import { type Cursor, type Source, SourceFailure } from '../source.ts'

const Judgment = z.object({
  title: z.string(),
  citation: z.string().nullish(),
  mnc: z.string().nullish(),
  court: z.object({ name: z.string().nullish(), code: z.string().nullish() }).nullish(),
  date: z.string().nullish(),
  language: z.string().nullish(),
  expression_frbr_uri: z.string().regex(/^\/akn\/[^\s?#]+$/),
  work_frbr_uri: z.string(),
  updated_at: z.iso.datetime({ offset: true }),
})
type Judgment = z.output<typeof Judgment>
const Listing = z.object({ next: z.string().nullable(), results: z.array(Judgment) })
const Invalid = z.object({ invalid_expression_frbr_uris: z.array(z.string()) })
const Call = z.object({ data: z.object({ expression_frbr_uri: z.string() }) })

/** Milliseconds: what is written at the source while a listing is read may carry a slightly older time. */
const overlap = 10 * 60_000
const askedAtOnce = 200

/**
 * Judgments: the public API of a Peachjam site. The listing is read by the time of change and not by its pages, which move when something
 * changes meanwhile; pages are followed only among documents of one and the same time.
 */
export function createPeachjam({ client, url }: { client: ThrottledClient; url: string }): Source {
  /** What the last page said of its judgments, so that they need not be asked for again. */
  let listed = new Map<string, Judgment>()
  const site = url.replace(/\/api\/.*$/, '')
  const pathOf = (key: string) => `judgments${key}`

  const toItem = ({ expression_frbr_uri: key, updated_at: version }: Judgment) => ({ key, name: key, address: null, version })

  const find = async (key: string, signal: AbortSignal): Promise<Judgment | null> => {
    const known = listed.get(key)
    if (known) return known
    const found = await client.json(pathOf(key), signal)
    return found === null ? null : read(Judgment, found)
  }

  return {
    name: 'peachjam',
    origin: url,
    suspects: 'held',

    begin: (cursor) => ({
      cursor: { since: cursor?.['since'] ? new Date(Date.parse(cursor['since']) - overlap).toISOString() : null, page: null },
      anew: true,
    }),

    async list({ since = null, page = null }, signal) {
      const filter = new URLSearchParams({ ordering: 'updated_at', ...(since !== null && { updated_at__gte: since }) })
      const answer = read(Listing, await client.json(page ?? `judgments?${filter.toString()}`, signal))
      listed = new Map(answer.results.map((judgment) => [judgment.expression_frbr_uri, judgment]))
      const times = answer.results.map(({ updated_at: at }) => Date.parse(at))
      // Documents would be left out where the order is another than asked for.
      if (times.some((time, place) => time < (times[place - 1] ?? time))) throw new SourceFailure('nonsense')
      const latest = answer.results.at(-1)?.updated_at ?? since
      return {
        items: answer.results.map(toItem),
        gone: [],
        cursor: follow(since, latest, answer.next),
        last: answer.next === null,
      }
    },

    async fetch({ key }, signal) {
      const judgment = await find(key, signal)
      if (judgment === null) return 'gone'
      const html = await client.get(`${pathOf(key)}/.html`, signal)
      if (html.status === 200) return record(judgment, `<div>${html.bytes.toString('utf8')}</div>`)
      const text = await client.get(`${pathOf(key)}/source.txt`, signal)
      if (text.status === 200 && text.bytes.toString('utf8').trim() !== '') return record(judgment, text.bytes.toString('utf8'))
      const file = await client.get(`${pathOf(key)}/source.file`, signal)
      // The record alone: the text may follow.
      return file.status === 200 ? { bytes: file.bytes, etag: null } : record(judgment, null)
    },

    async withdrawn(keys, signal) {
      const gone: string[] = []
      for (let at = 0; at < keys.length; at += askedAtOnce) {
        const asked = keys.slice(at, at + askedAtOnce)
        const answer = read(Invalid, await client.json('validate-expression-frbr-uris', signal, { expression_frbr_uris: asked }))
        const invalid = new Set(answer.invalid_expression_frbr_uris)
        gone.push(...asked.filter((key) => invalid.has(key)))
      }
      return gone
    },

    async look(address, signal) {
      const found = await client.json(pathOf(address), signal)
      if (found === null) return []
      const judgment = read(Judgment, found)
      listed.set(judgment.expression_frbr_uri, judgment)
      return [toItem(judgment)]
    },

    readCall: (body) => Call.safeParse(body).data?.data.expression_frbr_uri ?? null,
  }

  /** In the words of an import; the page on the site is the address that readers are led to. */
  function record(judgment: Judgment, content: string | null) {
    const fields = {
      title: judgment.title,
      citation: judgment.mnc ?? judgment.citation,
      court: judgment.court?.name,
      date: judgment.date,
      language: judgment.language,
      frbr_uri: judgment.work_frbr_uri,
      url: `${site}${judgment.expression_frbr_uri}`,
      content,
    }
    return { bytes: Buffer.from(JSON.stringify(fields)), etag: null }
  }
}

/** Goes on behind the latest time of a page, or, where the whole page has one time, to the next page of that time. */
function follow(since: string | null, latest: string | null, next: string | null): Cursor {
  const movesOn = latest !== null && (since === null || Date.parse(latest) > Date.parse(since))
  return { since: latest ?? since, page: movesOn ? null : next }
}

function read<Shape extends z.ZodType>(shape: Shape, value: unknown): z.output<Shape> {
  const { data, error } = shape.safeParse(value)
  if (error) throw new SourceFailure('nonsense', { cause: error })
  return data
}
