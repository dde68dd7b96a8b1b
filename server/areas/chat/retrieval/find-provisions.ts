import { headingAlone } from '#citations/law/heading-alone'
import { nameInLaw, nameWithin } from '#citations/law/name-in-law'
import type { Reader } from '../../../access/access.ts'
import type { Legislation, ProvisionText, ProvisionsAbout } from '../../legislation/legislation.ts'
import type { Meaning } from '../../search/search.ts'
import type { Passage } from './passage.ts'

/** Finds provisions as passages. A guide has notes of our own, and no law to quote: it gives none. */
export interface FindProvisions {
  /** Those that a question names, in the text of a day ('2012-06-30'); without one, as they stand. */
  named: (reader: Reader, question: string, asAt?: string) => Promise<Passage[]>
  /** Those that a question names and of which the library has no text, by name. */
  unheld: (reader: Reader, question: string) => Promise<string[]>
  /** What a question asks beside those that it names. */
  beside: (question: string) => string
  /** Those whose words have to do with what is asked, as they stand today. */
  about: (reader: Reader, meanings: readonly Meaning[]) => Promise<Passage[]>
  /** From which letters on a case cites those that a question names; null where it names none. */
  citedIn: (reader: Reader, caseId: string, question: string) => Promise<number[] | null>
  /** Where cases cite those that a question names, whether the library has their text or not; those that say most of it first, then the highest court's and the newest. */
  citing: (reader: Reader, question: string) => Promise<{ caseId: string; paragraph: number; quote: string }[]>
}

/** Provisions that are named in one question. */
const maxNamed = 3
/** Provisions that are compared with the question word by word. */
const maxCompared = 36
/** Cases that cite a provision, of which a passage is read. */
const maxCiting = 12
/** Letters of a passage; a longer provision is several. */
const maxPassageLength = 2500
/** Letters of a question in which provisions are looked for by name. */
const maxQuestionLength = 1000

interface Deps {
  legislation: Legislation
  provisionsAbout: ProvisionsAbout
}

export const createFindProvisions = ({ legislation, provisionsAbout }: Deps): FindProvisions => {
  const placesNamed = async (question: string, asAt?: string) =>
    (await provisionsAbout.named(question.slice(0, maxQuestionLength), asAt)).slice(0, maxNamed)

  return {
    async named(reader, question, asAt) {
      const named = await placesNamed(question, asAt)
      const texts = await Promise.all(named.map(({ actId, eid }) => textOf(legislation, reader, { actId, eid, asAt })))
      return texts.flatMap((one) => (one === null ? [] : passagesOf(one).slice(0, 1)))
    },

    async unheld(reader, question) {
      const named = await placesNamed(question)
      const acts = await Promise.all(named.map(({ actId }) => legislation.read(reader, actId)))
      const inGuides = named.flatMap(({ eid }, i) => (acts[i]!.guide ? [nameInLaw(acts[i]!, eid)] : []))
      return [...(await provisionsAbout.unheld(question.slice(0, maxQuestionLength))), ...inGuides]
    },

    beside: (question) => provisionsAbout.beside(question.slice(0, maxQuestionLength)),

    async about(reader, meanings) {
      const asked = meanings.map(({ words, others }) => [words, ...others])
      return (await provisionsAbout.about(reader, asked, maxCompared)).flatMap(passagesOf)
    },

    async citedIn(reader, caseId, question) {
      const named = await placesNamed(question)
      if (named.length === 0) return null
      const { provisions } = await legislation.citedIn(reader, caseId)
      const isNamed = (act: string, eid: string | null) =>
        named.some((one) => one.actId === act && eid !== null && (eid === one.eid || eid.startsWith(`${one.eid}__`)))
      return provisions.flatMap(({ act, eid, start }) => (isNamed(act.id, eid) ? [start] : []))
    },

    async citing(reader, question) {
      const named = await placesNamed(question)
      const pages = await Promise.all(
        named.map(({ actId, eid }) => legislation.decisions(reader, actId, eid, { limit: maxCiting, offset: 0 })),
      )
      return pages
        .flatMap(({ results }) => results)
        .flatMap(({ case: { id: caseId }, words: { paragraph, quote } }) => (paragraph === null ? [] : [{ caseId, paragraph, quote }]))
    },
  }
}

async function textOf(
  legislation: Legislation,
  reader: Reader,
  { actId, eid, asAt }: { actId: string; eid: string; asAt: string | undefined },
): Promise<ProvisionText | null> {
  const [act, provision] = await Promise.all([legislation.read(reader, actId, asAt), legislation.provision(reader, actId, eid, asAt)])
  const paragraphs = provision.paragraphs.flatMap((one) => (one.kind === 'text' ? [one.text] : []))
  return act.guide ? null : { act: { id: actId, title: act.title }, date: act.version.date, ...provision, paragraphs }
}

function passagesOf(provision: ProvisionText): Passage[] {
  const { act, date, eid, type, num, heading } = provision
  return stretchesOf(provision.paragraphs).map((text) => ({
    source: {
      kind: 'provision',
      id: `${act.id}~${eid}`,
      title: titleOf(provision),
      citation: null,
      court: null,
      date,
      paragraph: null,
      number: num,
      pinpoint: nameWithin(act.title, eid) ?? (num === null ? '' : `${type} ${num}`),
      opinion: null,
      author: null,
      standing: null,
      sample: false,
      private: false,
    },
    text,
    before: heading ?? '',
    after: '',
    heading: 'The Law',
    citations: [],
    level: null,
    voices: [],
  }))
}

/** Paragraphs one behind another in stretches that can be read at once. */
function stretchesOf(paragraphs: readonly string[]): string[] {
  const stretches: string[] = []
  let open: string[] = []
  let letters = 0
  for (const text of paragraphs) {
    if (open.length > 0 && letters + text.length > maxPassageLength) {
      stretches.push(open.join('\n'))
      open = []
      letters = 0
    }
    open.push(text)
    letters += text.length + 1
  }
  return [...stretches, open.join('\n')].map((text) => text.slice(0, maxPassageLength)).filter((text) => text.trim() !== '')
}

const titleOf = ({ act, eid, heading }: ProvisionText): string => {
  const name = nameInLaw(act, eid)
  return heading === null ? name : `${name}: ${headingAlone(heading)}`
}
