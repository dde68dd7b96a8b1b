import { type Counts, type FoundPassage, type Found, type Plan, type PlacedPassage, type Scored, type Speaker, counted } from '../engine.ts'
import { type Weighed, leastCovered, mix, partsOf, shareOfBest, weigh } from '../weights.ts'
import { type Beyond, type Query, all, beginSo, but, compile, either, filter, haveStems, none, oneOf, phraseIn, seenBy } from './compile.ts'
import type { Answered, Hit, Indices } from './indices.ts'
import { keyOf, passagesOf } from './mapping.ts'
import type { KnownRarities } from './rarities.ts'

/** Passages are sought in so many of the best texts. */
const textsForPassages = 100
const maxBest = 5
/** Values of a dimension that are counted: more than any has. */
const mostValues = 50_000

interface Deps {
  indices: Indices
  rarities: KnownRarities
  /** What of a plan OpenSearch cannot say. */
  beyondOf: (plan: Plan, within: Query) => Promise<Beyond>
}

/** What finds and counts by a plan. */
export function createFinder({ indices, rarities, beyondOf }: Deps) {
  /** What a plan finds, and what weighs its words. */
  async function readPlan(plan: Plan) {
    const { collection } = plan.sight
    const known = await rarities.of(collection, plan.sought)
    const plainWithin = compile(plan.within, new Map())
    const beyond = await beyondOf(plan, plainWithin)
    const within = filter(seenBy(plan.sight), plainWithin)
    const must = plan.must === null ? await enough(plan, within, partsOf(plan.sought, known)) : compile(plan.must, beyond)
    const first = oneOf('id', plan.first)
    return {
      weighed: weigh(plan.sought, known).filter(({ weight }) => weight > 0),
      found: filter(within, plan.first.length === 0 ? must : either([must, first])),
      every: plan.every === null ? null : compile(plan.every, beyond),
    }
  }

  /** What has enough of what is sought: a share of what that has which has most of it. */
  async function enough({ sight, sought }: Plan, within: Query, parts: readonly number[]): Promise<Query> {
    const clauses = sought.flatMap((one, i) => {
      if (parts[i] === 0) return []
      const says = [one, ...one.others].map(({ stems }) => haveStems(stems))
      const has = either([...says, ...(one.prefix === undefined ? [] : [beginSo(one.prefix)])])
      return [{ constant_score: { filter: has, boost: parts[i] } }]
    })
    if (clauses.length === 0) return none
    const covered = either(clauses)
    const most = await indices.search(sight.collection, {
      query: { bool: { must: [covered], filter: [within] } },
      size: 1,
      track_total_hits: false,
    })
    const least = leastCovered(
      most.hits.max_score ?? 0,
      parts.reduce((sum, part) => sum + part, 0),
    )
    return Number.isFinite(least) ? { function_score: { query: covered, min_score: least } } : none
  }

  async function search(plan: Plan): Promise<Found> {
    const { weighed, found, every } = await readPlan(plan)
    const { collection } = plan.sight
    const isByRelevance = plan.order === 'relevance'
    const order = new Map(plan.first.map((id, i) => [id, i]))
    const first = oneOf('id', plan.first)
    const hasFirst = isByRelevance && plan.first.length > 0 && plan.limit > 0
    const ask = (query: Query, from: number, size: number) => ({
      query,
      from,
      size,
      track_total_hits: true,
      sort: sortOf(plan),
      ...(every !== null && { aggs: { every: { filter: every } } }),
    })
    const named = hasFirst ? await indices.search(collection, ask(filter(found, first), 0, order.size)) : null
    const ahead = named?.hits.hits.length ?? 0
    named?.hits.hits.sort((a, b) => order.get(idOf(a))! - order.get(idOf(b))!)
    // By relevance the first so many are read whatever page is asked for, unless it lies behind them.
    const end = Math.max(0, plan.offset + plan.limit - ahead)
    const isRead = isByRelevance && plan.offset < ahead + plan.depth
    const from = isRead ? 0 : Math.max(0, plan.offset - ahead)
    const size = plan.limit === 0 ? 0 : isRead ? Math.max(plan.depth, end) : end - from
    const others = filter(found, ...(hasFirst ? [but(first)] : []))
    const rest = await indices.search(collection, ask(isByRelevance ? scored(plan, weighed, others) : withWorth(plan, others), from, size))
    const sum = (of: (answered: Answered) => number) => of(rest) + (named === null ? 0 : of(named))
    const total = sum(({ hits }) => hits.total!.value)
    const totalEvery = every === null ? null : sum(({ aggregations }) => aggregations!.every!.doc_count!)
    if (plan.limit === 0) return { total, totalEvery, results: [] }

    const candidates = rest.hits.hits
    const depth = isRead ? plan.depth : 0
    const read = [...(named?.hits.hits ?? []), ...candidates.slice(0, isByRelevance ? depth : candidates.length)]
    const later = isByRelevance ? candidates.slice(depth) : []
    const [details, plain] = await Promise.all([readDetails(plan, weighed, read), readDetails(plan, [], later)])
    if (!isByRelevance) return { total, totalEvery, results: details }
    const mixed = mix(details.slice(ahead), plan).sort((a, b) => b.score - a.score || b.id - a.id)
    const ordered = [...details.slice(0, ahead), ...mixed, ...plain]
    const start = plan.offset - (isRead ? 0 : from + ahead)
    return { total, totalEvery, results: ordered.slice(start, start + plan.limit) }
  }

  /** Reads of texts, in their order, what a page says of them. */
  async function readDetails(plan: Plan, weighed: readonly Weighed[], hits: readonly Hit[]): Promise<Scored[]> {
    if (hits.length === 0) return []
    const { collection } = plan.sight
    const names = namesOf(plan, weighed)
    const query = { bool: { filter: [{ ids: { values: hits.map(({ _id }) => _id) } }], should: names.clauses } }
    const passages = weighed.length === 0 ? [] : passagesAsked(weighed, hits)
    const [whole, best, told] = await Promise.all([
      indices.search(collection, { query, size: hits.length, track_total_hits: false }, { named: true }),
      ...passages.map((body) => indices.search(passagesOf(collection), body)),
    ])
    const of = new Map(whole.hits.hits.map(({ _id: key, matched_queries: matched }) => [key, matched ?? {}]))
    const [worth, read] = [passagesByText(best), passagesByText(told)]
    return hits.map((hit) => {
      const { _id: key, _score: score } = hit
      return {
        ...names.read(of.get(key) ?? {}),
        id: idOf(hit),
        part: partOf(hit),
        score: score ?? 0,
        passages: shareOfBest((worth.get(key) ?? []).map((one) => one.score)),
        heading: 0,
        best: read.get(key) ?? [],
      }
    })
  }

  return {
    search,

    async count(plan: Plan): Promise<Counts> {
      const { found } = await readPlan(plan)
      const aggs = Object.fromEntries(counted.map((name) => [name, { terms: { field: name, size: mostValues } }]))
      const { hits, aggregations } = await indices.search(plan.sight.collection, { query: found, size: 0, track_total_hits: true, aggs })
      const values = counted.map((name) => {
        const buckets = aggregations![name]!.buckets as { key: string; doc_count: number }[]
        return [name, Object.fromEntries(buckets.map(({ key, doc_count: many }) => [key, many]))]
      })
      return { total: hits.total!.value, ...Object.fromEntries(values) } as Counts
    },

    async passages(plan: Plan, most: number): Promise<PlacedPassage[]> {
      const { results } = await search({ ...plan, order: 'relevance', offset: 0, limit: textsForPassages, depth: textsForPassages })
      return results
        .flatMap(({ id, best, score }) => best.map((one) => ({ ...one, id, score: one.score * (0.5 + score) })))
        .sort((a, b) => b.score - a.score)
        .slice(0, most)
    },
  }
}

/** Of what stands in a heading so many are counted before its text is read. */
const mostInHeading = 6

const tie = [{ day: { order: 'desc', missing: '_last' } }, { id: 'desc' }, { part: 'asc' }]

function sortOf({ order }: Plan): object[] {
  if (order === 'relevance' || order === 'worth') return [{ _score: 'desc' }, ...tie]
  return [{ day: { order: order === 'newest' ? 'desc' : 'asc', missing: '_last' } }, ...tie.slice(1)]
}

const idOf = ({ _id }: Hit) => Number(_id.split('-', 1)[0])
const partOf = ({ _id }: Hit) => Number(_id.slice(_id.indexOf('-') + 1))

/** BM25 of the whole text, and more for how much of what is sought stands in the heading. */
function scored({ sought }: Plan, weighed: readonly Weighed[], found: Query): Query {
  if (weighed.length === 0) return found
  const should = weighed.map(({ stem, weight }) => ({ term: { stems: { value: stem, boost: weight } } }))
  const query = { bool: { filter: [found], should } }
  const headings = sought.map(({ stems }) => haveStems(stems, 'heading'))
  // (n of all) squared, as the sum of what each more of them adds.
  const functions = headings.slice(0, mostInHeading).map((_, i) => ({
    filter: { bool: { should: headings, minimum_should_match: i + 1 } },
    weight: (2 * i + 1) / headings.length ** 2,
  }))
  return { function_score: { query, functions: [{ filter: all, weight: 1 }, ...functions], score_mode: 'sum', boost_mode: 'multiply' } }
}

/** What texts are worth as their score, where it is asked; lifted by what the least is below 0, for no score may be. */
function withWorth({ order, worth = { ids: [], worth: [] } }: Plan, found: Query): Query {
  if (order !== 'worth') return found
  const source = "def worth = params.worth.get('' + doc['id'].value); return params.lift + (worth == null ? 0 : worth)"
  const params = { lift: -Math.min(0, ...worth.worth), worth: Object.fromEntries(worth.ids.map((id, i) => [id, worth.worth[i]])) }
  return { script_score: { query: { constant_score: { filter: found } }, script: { source, params } } }
}

/** By their names, what of a plan stands in a text. */
function namesOf({ sought, together }: Plan, weighed: readonly Weighed[]) {
  const named = (query: Query, _name: string) => ({ constant_score: { filter: query, _name } })
  const times = (stem: string, _name: string) => ({
    script_score: {
      query: { term: { stems: stem } },
      script: { source: 'termFreq(params.field, params.stem)', params: { field: 'stems', stem } },
      _name,
    },
  })
  const clauses: object[] = [
    ...weighed.map(({ stem, weight }, i) => ({ term: { stems: { value: stem, boost: weight, _name: `w${i}` } } })),
    ...sought.flatMap(({ stems, prefix, others }, i) => [
      ...(prefix === undefined ? stems.map((stem, k) => times(stem, `t${i}.${k}`)) : [named(beginSo(prefix), `t${i}.0`)]),
      named(haveStems(stems, 'heading'), `h${i}`),
      ...others.map((other, k) => named(haveStems(other.stems), `o${i}.${k}`)),
    ]),
    ...together.map(({ words }, i) => named(phraseIn(words), `b${i}`)),
  ]
  const read = (matched: Readonly<Record<string, number>>): Pick<Scored, 'text' | 'times' | 'inHeading' | 'instead' | 'together'> => {
    const stands = sought.map(({ stems, prefix }, i) => {
      const each = prefix === undefined ? stems.map((_, k) => matched[`t${i}.${k}`] ?? 0) : [matched[`t${i}.0`] ?? 0]
      return each.length === 0 ? 0 : Math.min(...each)
    })
    return {
      text: weighed.reduce((sum, _, i) => sum + (matched[`w${i}`] ?? 0), 0),
      times: stands,
      inHeading: sought.map((_, i) => `h${i}` in matched),
      instead: sought.map(({ others }, i) => (stands[i]! > 0 ? -1 : others.findIndex((_, k) => `o${i}.${k}` in matched))),
      together: together.flatMap((_, i) => (`b${i}` in matched ? [i] : [])),
    }
  }
  return { clauses, read }
}

/** The best passages of some texts: by what they say with their neighbours, and for somebody to read, where what they say themselves counts as much. */
function passagesAsked(weighed: readonly Weighed[], hits: readonly Hit[]): object[] {
  const by = (field: string, share = 1) =>
    weighed.map(({ stem, weight }) => ({ term: { [field]: { value: stem, boost: weight * share } } }))
  const ids = [...new Set(hits.map(idOf))]
  const docvalue_fields = ['id', 'part', 'paragraph', 'speaker']
  const asked = (should: object[], size: number, sort: object[]) => ({
    size: 0,
    track_total_hits: false,
    query: { bool: { filter: [oneOf('id', ids)], should, minimum_should_match: 1 } },
    aggs: {
      texts: {
        terms: { field: 'id', size: ids.length },
        aggs: {
          parts: {
            terms: { field: 'part', size: hits.length },
            aggs: { best: { top_hits: { size, sort, docvalue_fields, _source: false, track_scores: true } } },
          },
        },
      },
    },
  })
  // The paragraph itself before its neighbours, where the same words make both.
  return [
    asked([...by('near'), ...by('own', 0.05)], 3, [{ _score: 'desc' }, { paragraph: 'asc' }]),
    asked([...by('near'), ...by('own')], maxBest, [{ nearness: 'desc' }, { _score: 'desc' }, { paragraph: 'asc' }]),
  ]
}

interface PassageHit {
  _score: number
  fields: { id: [number]; part: [number]; paragraph: [number]; speaker?: [Speaker] }
}

function passagesByText(answered: Answered | undefined): Map<string, FoundPassage[]> {
  const texts = (answered?.aggregations?.texts?.buckets ?? []) as { parts: { buckets: { best: { hits: { hits: PassageHit[] } } }[] } }[]
  return new Map(
    texts.flatMap(({ parts }) =>
      parts.buckets.map(({ best }) => {
        const { hits } = best.hits
        const { id, part } = hits[0]!.fields
        return [
          keyOf({ id: id[0], part: part[0] }),
          hits.map(({ _score: score, fields }) => ({ paragraph: fields.paragraph[0], score, speaker: fields.speaker?.[0] ?? null })),
        ] as const
      }),
    ),
  )
}
