import { setImmediate } from 'node:timers/promises'
import type { Case } from '#contract/cases'
import type { ChatFilters } from '#contract/chat'
import type { Narrowing } from '#contract/reasons/narrowing'
import { leavesOut } from '#contract/reasons/narrowing-words'
import type { SearchFilters } from '#contract/search'
import type { Reader } from '../../../access/access.ts'
import type { Cases } from '../../cases/cases.ts'
import type { Search } from '../../search/search.ts'
import { type Candidate, choosePassages } from './choose-passages.ts'
import { divideJudgment } from './divide-judgment.ts'
import { type FindPlaces, createFindCases } from './find-cases.ts'
import { createFindNamed } from './find-named.ts'
import type { FindProvisions } from './find-provisions.ts'
import { todayInNairobi } from './narrowing/days.ts'
import { voiceOf } from '../answering/voice-of.ts'
import { type Passage, type TextPassage, nameOfPlace, passageAt } from './passage.ts'
import { byTurns, halvesOf } from './halves.ts'
import { asksBeyond, partsAsked, readParts } from './read-case.ts'
import { readMeanings } from './read-meanings.ts'
import { nameAlone, withQuotedLaw } from './quoted-law.ts'
import { asWritten, unsaidIn } from './unsaid.ts'
import type { Retrieved } from './retrieved.ts'
import { weightOf } from './weigh-passage.ts'

export interface Sought {
  question: string
  /** What was asked before in the chat, the last first. */
  before: readonly string[]
  filters: ChatFilters | null
  /** To what the answer before was narrowed by what was named there; until something else is named it holds. */
  kept?: Narrowing | null
  /** To what this is narrowed whatever the question names: what a model looks up for an answer that is narrowed so. */
  within?: Narrowing | null
  /** The case that the chat is about. */
  caseId: string | null
  /** Cases that the chat compares: each has its say. */
  compared?: readonly string[]
  /** Cases that go before others where they answer: those of the project in which the chat lies. */
  leading?: readonly string[]
}

interface Deps {
  cases: Pick<Cases, 'readJudgments' | 'casesByCaseIds' | 'withStanding'>
  search: Pick<Search, 'find' | 'firstByWords' | 'firstByDictionary' | 'named' | 'judgesCalled' | 'quiet'>
  findProvisions: FindProvisions
  /** Paragraphs that may answer, anywhere in the library. */
  findPlaces: FindPlaces
  /** Milliseconds since 1970: times that people say are counted from it. */
  now: () => number
}

/** Milliseconds for which a question lets pages of results go before it, in all. */
const maxGivenWay = 400
const maxPassages = 10
const maxAuthorities = 6
/** Passages of one case or Act, so that an answer rests on more than one; of a case that the chat is about there are more. */
const maxOfEach = 5
const maxOfSubject = 7
/** Passages that must have much of what is asked of the library; a judgment may say it once. */
const wants = 4
/** What a dissent counts beside what was decided. */
const ofDissent = 0.6
/** Of a case that is named and has no word of what is asked: where it decides. */
const maxOfNamed = 2
/** Decisions that are told of where nothing else is asked. */
const maxNewest = 8
/** So many passages of each compared case, where there is room. */
const maxOfCompared = 4

/** Finds the passages of the library that bear on a question. A reader's own documents are among them, and nobody else's. */
export function createRetrieval({ cases, search, findProvisions, findPlaces, now }: Deps) {
  const findCases = createFindCases({ cases, search, findPlaces })
  const findNamed = createFindNamed(search)

  /** What is to be called between two steps of a question. */
  const createGiveWay = () => {
    let left = maxGivenWay
    return async () => {
      left -= await search.quiet(left)
    }
  }

  const read = async (
    reader: Reader,
    caseIds: readonly string[],
    giveWay: () => Promise<void>,
  ): Promise<{ case: Case; passages: TextPassage[] }[]> => {
    const texts: { case: Case; passages: TextPassage[] }[] = []
    for await (const { case: one, content, ...layout } of cases.readJudgments(reader, caseIds)) {
      texts.push({ case: one, passages: content === null ? digestOf(one) : divideJudgment({ content, ...layout }) })
      await setImmediate()
      await giveWay()
    }
    return texts
  }

  /** What a case says of a question that is put to it alone: its outline, or where it speaks of what is asked; null where the reader does not see it. */
  const readCase = async (
    reader: Reader,
    caseId: string,
    { question, query }: { question: string; query: string },
  ): Promise<Passage[] | null> => {
    const standing = await cases.withStanding(reader, [caseId])
    for await (const { case: of, content, ...layout } of cases.readJudgments(reader, [caseId])) {
      const signal = standing.get(of.id)?.signal ?? null
      const passages = content === null ? digestOf(of) : divideJudgment({ content, ...layout })
      const parts = partsAsked(question)
      if (content !== null && parts !== null)
        return readParts({ content, ...layout }, passages, parts).map((one) => toPassage(of, one, signal))
      if (content === null) return passages.map((one) => toPassage(of, one, signal))
      const cited = asksNothingElse(findProvisions.beside(question)) ? await findProvisions.citedIn(reader, caseId, question) : null
      if (cited !== null) {
        const paragraphs = cited.map((start) => layout.paragraphs.findLast((one) => one.start <= start)?.id ?? 0)
        const citing = new Set(paragraphs.flatMap((id) => passageAt(passages, id) ?? []))
        return [...citing].slice(0, maxOfSubject).map((one) => toPassage(of, one, signal))
      }
      const candidates = passages.map((one): Candidate => ({
        passage: toPassage(of, one, signal),
        of: of.id,
        named: '',
        weight: one.opinion === 'dissenting' ? ofDissent : 1,
        leads: false,
        meant: null,
      }))
      const chosen = await choosePassages(candidates, query, {
        most: maxOfSubject,
        maxAuthorities,
        maxOfEach: maxOfSubject,
        subjects: new Set(),
        maxOfSubject,
        wants: 1,
      })
      return chosen.passages
    }
    return null
  }

  /** Cases of which the library has neither a text nor what they stand for, as they are cited. */
  const referencesOnly = async (reader: Reader, ids: readonly string[]): Promise<Case[]> =>
    (await cases.casesByCaseIds(reader, ids)).filter(({ kind, summary }) => kind === 'digest' && summary === null)

  /** Where the newest decisions within the filters decide. */
  const newestDecisions = async (reader: Reader, filters: SearchFilters, giveWay: () => Promise<void>): Promise<Passage[]> => {
    const page = { limit: maxNewest, offset: 0, sort: 'newest' as const, snippets: false }
    const { results } = await search.find(reader, { ...filters, query: '' }, page)
    const ids = results.map(({ id }) => id)
    const standing = await cases.withStanding(reader, ids)
    const texts = await read(reader, ids, giveWay)
    return texts.flatMap(({ case: of, passages }) =>
      decisionIn(passages.map((one) => toPassage(of, one, standing.get(of.id)?.signal ?? null))).slice(0, 1),
    )
  }

  /** Cases of which the answer has to speak and that the reader still sees, in their order. */
  const subjectsOf = async (reader: Reader, { caseId, compared = [] }: Sought): Promise<string[]> => {
    const seen = new Set((await cases.casesByCaseIds(reader, [...compared])).map(({ id }) => id))
    return [...(caseId === null ? [] : [caseId]), ...compared.filter((id) => seen.has(id))]
  }

  /** The provisions that a question names and asks nothing else of, with what the cases say that cite them; null where none is named. */
  const readCiting = async (reader: Reader, question: string, giveWay: () => Promise<void>) => {
    const named = await findProvisions.named(reader, question)
    const notHeld = await findProvisions.unheld(reader, question)
    if (named.length === 0 && notHeld.length === 0) return null
    const places = await findProvisions.citing(reader, question)
    const ids = [...new Set(places.map(({ caseId }) => caseId))]
    const texts = new Map((await read(reader, ids, giveWay)).map((one) => [one.case.id, one]))
    const standing = await cases.withStanding(reader, ids)
    const citing = places.flatMap(({ caseId, paragraph, quote }) => {
      const text = texts.get(caseId)
      const passage = text && passageAt(text.passages, paragraph)
      return passage ? [toPassage(text.case, { ...passage, tells: quote }, standing.get(caseId)?.signal ?? null)] : []
    })
    // What a party only relies on says nothing of it.
    const isOfParty = (one: Passage) => voiceOf(one.tells ?? one.text, one) === 'party'
    const [parties, courts] = [citing.filter(isOfParty), citing.filter((one) => !isOfParty(one))]
    // A provision that is asked about as a whole is told from where it begins.
    const whole = named.map((one) => ({ ...one, tells: '' }))
    const passages = [...whole, ...withoutSamples([...courts, ...parties], new Set())].slice(0, maxPassages)
    return { passages: ofFirst(passages), notHeld, isUncited: citing.length === 0 }
  }

  /** What is asked of what is named: a number of a section is no word that answers. */
  const besideNamed = (words: string) => {
    const beside = findProvisions.beside(words)
    return asksNothingElse(beside) ? words : beside
  }

  /** What answers each half of a question, by turns; in place of a half that is not answered, what answers the whole. Null where no half is answered. */
  const ofHalves = async (reader: Reader, sought: Sought, halves: readonly [string, string]): Promise<Retrieved | null> => {
    const [first] = halves
    const found: Retrieved[] = []
    for (const half of halves) {
      const before = half === first ? sought.before : [first, ...sought.before]
      const one = await retrieve(reader, { ...sought, question: half, before }, true)
      found.push({ ...one, passages: one.passages.map((passage) => ({ ...passage, tells: passage.tells ?? half })) })
    }
    const silent = found.filter(({ passages }) => passages.length === 0)
    if (silent.length === halves.length) return null
    return byTurns(silent.length === 0 ? found : [...found, await retrieve(reader, sought, true)])
  }

  const retrieve = async (reader: Reader, sought: Sought, isHalf = false): Promise<Retrieved> => {
    const giveWay = createGiveWay()
    await giveWay()
    const { question, kept = null, within = null } = sought
    // Whatever signs of the language of the search box narrow it, they are words here.
    const given = sought.filters && { ...sought.filters, query: plainWords(sought.filters.query ?? '') }
    const mentioned = await findNamed(reader, {
      question,
      leansOn: leansOn(sought),
      filters: given,
      kept,
      within,
      today: todayInNairobi(now()),
    })
    const { filters, narrowed, filtered } = mentioned
    const isLatest = narrowed?.latest === true
    const query = plainWords(besideNamed(mentioned.words))
    const wordless = await referencesOnly(reader, [...(sought.caseId === null ? [] : [sought.caseId]), ...mentioned.caseIds])
    const referenceOnly = wordless.map(({ title, citation }) => [title, citation].filter((part) => part !== null).join(' '))
    const told = { notHeld: mentioned.notHeld, namedCases: mentioned.caseIds, narrowed, filtered, referenceOnly }
    const isOfCase = sought.caseId !== null && (sought.compared ?? []).length === 0 && !asksBeyond(question)
    if (isOfCase && mentioned.caseIds.every((id) => id === sought.caseId)) {
      const passages = await readCase(reader, sought.caseId!, { question, query })
      if (passages !== null) {
        // Where the case is silent that is said, and no law is quoted as if the case had spoken of it.
        const named = passages.length === 0 ? [] : await findProvisions.named(reader, question)
        return { ...told, narrowed: null, filtered: null, passages: [...passages, ...named], isOfCase: true }
      }
    }
    // Of what was held in such a case no other one speaks.
    if (wordless.length > 0 && asksNothingElse(besideTitles(query, wordless))) return { ...told, passages: [] }
    if (narrowed !== null && asksNothingElse(query) && mentioned.caseIds.length === 0 && sought.caseId === null)
      return { ...told, passages: await newestDecisions(reader, filters, giveWay) }
    const isOfLibrary =
      narrowed === null && filtered === null && mentioned.caseIds.length === 0 && (await subjectsOf(reader, sought)).length === 0
    const citing = isOfLibrary && asksNothingElse(findProvisions.beside(question)) ? await readCiting(reader, question, giveWay) : null
    if (citing !== null) return { ...told, ...citing }
    if (query === '') return { ...told, passages: [] }
    const subjects = [...new Set([...(await subjectsOf(reader, sought)), ...mentioned.caseIds])]
    const halves = !isHalf && narrowed === null && subjects.length === 0 ? halvesOf(question) : null
    const ofEach = halves && (await ofHalves(reader, sought, halves))
    if (ofEach) return ofEach
    // What leads must be among the decisions that are asked for: search finds it there.
    const isNarrow = filtered !== null || (narrowed !== null && leavesOut(narrowed))
    // One step after the other, so that a search of somebody else waits for one of them at most.
    const asked = { query, filters, subjects, leading: isNarrow ? [] : (sought.leading ?? []), isLatest, giveWay }
    const { ids, places, notHeld } = await findCases(reader, asked)
    await giveWay()
    const named = await findProvisions.named(reader, sought.question)
    const unheld = await findProvisions.unheld(reader, sought.question)
    // Whoever asks for decisions is not given sections that have a word in common with what is asked.
    const isOfDecisions = narrowed !== null && !narrowed.kept
    const about = isOfDecisions ? [] : await findProvisions.about(reader, readMeanings(query))
    const texts = await read(reader, ids, giveWay)
    const standing = await cases.withStanding(reader, ids)
    const meant = new Map(places.map(({ caseId, paragraph, answers }, place) => [`${caseId} ${paragraph}`, { place, answers }]))
    const leads = new Set([...(sought.leading ?? []), ...mentioned.caseIds])
    const ofCases = texts.flatMap(({ case: of, passages }, rank) =>
      passages.map((one): Candidate => ({
        passage: toPassage(of, one, standing.get(of.id)?.signal ?? null),
        of: of.id,
        named: of.title,
        weight: weightOf({
          level: of.hierarchy_level,
          year: of.year,
          isOverturned: standing.get(of.id)?.signal?.level === 'negative',
          opinion: one.opinion,
          rank,
          isLatest,
        }),
        leads: leads.has(of.id),
        meant: meant.get(`${of.id} ${one.paragraph}`) ?? null,
      })),
    )
    const ofActs = about.map((passage): Candidate => ({
      passage,
      of: actOf(passage),
      named: passage.source.title,
      weight: 1,
      leads: false,
      meant: null,
    }))
    const ofSubjects = new Set(subjects)
    const {
      passages: found,
      rare,
      undecided,
      near,
    } = await choosePassages([...ofCases, ...ofActs], [query, plainWords(filters.query)].join(' ').trim(), {
      most: maxPassages,
      maxAuthorities,
      maxOfEach,
      wants,
      subjects: ofSubjects,
      maxOfSubject: ofSubjects.size <= 1 ? maxOfSubject : Math.max(2, Math.min(maxOfCompared, Math.floor(maxPassages / ofSubjects.size))),
    })
    const chosen = withoutSamples(found, ofSubjects)
    const isChosen = new Set(chosen.map(({ source }) => source.id))
    const silent = mentioned.caseIds.filter((id) => !isChosen.has(id))
    const decided = silent.flatMap((id) => decisionIn(ofCases.flatMap(({ of, passage }) => (of === id ? [passage] : []))))
    const isNamed = new Set(named.map(({ source }) => source.id))
    const all = [...named, ...decided, ...(isLatest ? newestFirst(chosen) : chosen).filter(({ source }) => !isNamed.has(source.id))]
    const passages = ofFirst(
      await withQuotedLaw(all, { question, held: [...named, ...about], named: (text) => findProvisions.named(reader, text) }),
    )
    return {
      ...told,
      passages,
      unsaid: unsaidIn(rare, passages, query),
      undecided: undecided.map(({ words }) => asWritten(words, query)),
      near: [...new Set(near.map(({ source }) => nameAlone(source.title)))],
      notHeld: [...new Set([...notHeld, ...mentioned.notHeld, ...unheld])],
    }
  }
  return (reader: Reader, sought: Sought): Promise<Retrieved> => retrieve(reader, sought)
}

/** Passages of so many cases and Acts, the first ones. */
function ofFirst(passages: readonly Passage[]): Passage[] {
  const of = (one: Passage) => (one.source.kind === 'provision' ? actOf(one) : one.source.id)
  const first = new Set([...new Set(passages.map(of))].slice(0, maxAuthorities))
  return passages.filter((one) => first.has(of(one)))
}

/** Where a case decides, else how it begins. */
function decisionIn(passages: readonly Passage[]): Passage[] {
  const decides = passages.filter(({ heading }) => heading === 'Conclusion')
  return decides.length > 0 ? decides.slice(-maxOfNamed) : passages.slice(0, maxOfNamed)
}

/** Samples are quoted only where no real judgment is, or where they are asked about. */
function withoutSamples(passages: readonly Passage[], subjects: ReadonlySet<string>): readonly Passage[] {
  const isReal = ({ source }: Passage) => source.kind === 'case' && !source.sample && source.paragraph !== null
  return passages.some(isReal) ? passages.filter(({ source }) => !source.sample || subjects.has(source.id)) : passages
}

const actOf = ({ source }: Passage): string => source.id.slice(0, source.id.indexOf('~'))

/** The newest decisions first, in the order in which they answer where they are of one day; the law after them. */
const newestFirst = (passages: readonly Passage[]): Passage[] => {
  const dayOf = ({ source }: Passage) => (source.kind === 'case' ? (source.date ?? '') : '')
  return passages.toSorted((a, b) => dayOf(b).localeCompare(dayOf(a)))
}

/** Whether a question asks for decisions and not for what they say of anything: 'What did the Supreme Court decide this year?', 'Which cases have applied it?' */
const asksNothingElse = (query: string): boolean =>
  readMeanings(query).every(({ words }) =>
    words.every((word) =>
      /^(?:what|which|how|who|any|there|list|find|show|give|decid|decision|rul|judg|judgment|case|court|author|law|newest|recent|held|hold|say|said|appl(?:y|ie)|cit(?:e|ing)|consider|constru|deal|discuss|effect|explain|interpret|mean|provid|purpose|read|rel(?:y|ie)|scope|tell|treat|(?:do|does|did|is|are|has|have)$)/.test(
        word,
      ),
    ),
  )

/** The words of a question that stand in no title of some cases. */
function besideTitles(query: string, of: readonly Case[]): string {
  const titles = new Set(of.flatMap(({ title, citation }) => wordsOf(`${title} ${citation ?? ''}`)))
  return wordsOf(query)
    .filter((word) => !titles.has(word))
    .join(' ')
}
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** What was asked before, where a follow-up says little by itself: 'And if there was no notice?' */
function leansOn({ question, before }: Sought): string | null {
  const [last] = before
  const leans =
    /\b(?:it|its|that|this|those|these|they|them|he|she|his|her|same|so|there|such)\b|^\W*(?:and|but|or|what about|how about|why)\b/i
  return last !== undefined && (readMeanings(question).length < 3 || leans.test(question)) ? last : null
}

/** A question without the signs of the query language. */
const plainWords = (question: string): string =>
  question
    .replace(/\((?!e?KLR\))|(?<!\(e?KLR)\)/g, ' ')
    .replace(/(?<=\p{L})['’]s(?!\p{L})/gu, '')
    .replace(/["“”*&|!:/^~{}<>\\]/g, ' ')
    .replace(/\b(?:AND|OR|NOT)\b/g, (word) => word.toLowerCase())
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 1000)

/** Where the library has no text of a case, what it says that the case stands for. */
const digestOf = ({ summary }: Case): TextPassage[] =>
  summary === null
    ? []
    : [
        {
          paragraph: null,
          number: null,
          pages: null,
          text: summary,
          before: '',
          after: '',
          heading: 'Legal Reasoning',
          opinion: null,
          author: null,
          voices: [],
        },
      ]

export const toPassage = (of: Case, passage: TextPassage, standing: Passage['source']['standing']): Passage => ({
  source: {
    kind: 'case',
    id: of.id,
    title: of.title,
    citation: of.citation,
    court: of.court,
    date: of.date,
    paragraph: passage.paragraph,
    number: passage.number,
    pinpoint: nameOfPlace(passage),
    opinion: passage.opinion,
    author: passage.author,
    standing,
    sample: of.sample,
    private: of.private,
  },
  text: passage.text,
  before: passage.before,
  after: passage.after,
  heading: passage.heading,
  citations: [...new Set([...(of.citation === null ? [] : [of.citation]), ...of.citations])],
  level: of.hierarchy_level,
  voices: passage.voices,
  ...(passage.tells !== undefined && { tells: passage.tells }),
})
