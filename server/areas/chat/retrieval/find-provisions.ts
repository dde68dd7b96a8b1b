import type { Act } from '#contract/legislation'
import type { Reader } from '../../../access/access.ts'
import type { Legislation, Searching } from '../../legislation/legislation.ts'
import type { Passage } from './passage.ts'
import type { FindProvisions } from './retrieve.ts'

/** Provisions on which one answer rests. */
const mostProvisions = 3
const longestProvision = 2500
/** Of the words of a question: an answer is to rest on what it is about. */
const shareOfWords = 0.75

/** Finds the provisions that a question names, and those that have nearly all its words, in the texts that stand on a day, today's where none is given. */
export const createFindProvisions =
  ({ legislation, searching }: { legislation: Legislation; searching: Searching }): FindProvisions =>
  async (reader, question, asAt) => {
    const asked = { query: question.slice(0, 500), as_at: asAt, limit: mostProvisions, offset: 0 }
    const { named, results } = await searching.law(reader, asked, shareOfWords)
    const wanted = [...named, ...results].slice(0, mostProvisions)
    const passages = await Promise.all(wanted.map(({ act, eid }) => passageOf(legislation, reader, { actId: act.id, eid, asAt })))
    return passages.flatMap((one) => one ?? [])
  }

async function passageOf(
  legislation: Legislation,
  reader: Reader,
  { actId, eid, asAt }: { actId: string; eid: string; asAt: string | undefined },
): Promise<Passage | null> {
  const [act, provision] = await Promise.all([legislation.read(reader, actId, asAt), legislation.provision(reader, actId, eid, asAt)])
  // A guide has notes of our own, and no law to quote.
  const text = provision.paragraphs.flatMap((one) => (one.kind === 'text' ? [one.text] : [])).join('\n')
  if (act.guide || text === '') return null
  return {
    source: {
      kind: 'provision',
      id: provision.id,
      title: titleOf(act, provision),
      citation: null,
      court: null,
      date: act.version.date,
      paragraph: null,
      number: provision.num,
      pinpoint: provision.num === null ? '' : `${provision.type} ${provision.num}`,
      opinion: null,
      author: null,
      standing: null,
      sample: false,
      private: false,
    },
    text: text.slice(0, longestProvision),
    before: provision.heading ?? '',
    after: '',
    heading: 'Background',
    citations: [],
    level: null,
  }
}

const titleOf = ({ title }: Act, { type, num, heading }: { type: string; num: string | null; heading: string | null }): string => {
  const place = num === null ? type : `${type} ${num}`
  return heading === null ? `${title}, ${place}` : `${title}, ${place}: ${heading}`
}
