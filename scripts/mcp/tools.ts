import { getCase, getCaseContent } from '#contract/cases'
import { validateCitations } from '#contract/citations'
import { getAppealHistory, getCitedBy, getStanding } from '#contract/citator'
import { checkText } from '#contract/document-check'
import { getProvision } from '#contract/legislation-text'
import { searchEverything } from '#contract/search-everything'
import { z } from 'zod'
import { type Library, NoAnswer, askLibrary } from './ask-library.ts'
import { readParagraphs } from './read-paragraphs.ts'

/** One thing that an assistant may ask of the library. Nothing here changes anything. */
export interface Tool<Asked extends z.ZodObject = z.ZodObject> {
  name: string
  title: string
  description: string
  asked: Asked
  answer: (library: Library, asked: z.output<Asked>) => Promise<object>
}

const tool = <Asked extends z.ZodObject>(one: Tool<Asked>): Tool => one

const id = z.string().min(1).max(120)
const CaseId = id.describe('The id of a case, as search answers it: kesc-2026-90007')
const limit = z.number().int().min(1).max(20).default(10)
const offset = z.number().int().min(0).max(10_000).default(0).describe('next_offset of the answer before')
/** Where the next page begins; null after the last. */
const after = (from: number, shown: number, total: number) => (from + shown < total ? from + shown : null)
const linkOf = ({ url }: Library, caseId: string) => `${url}/cases/${encodeURIComponent(caseId)}`

export const tools: readonly Tool[] = [
  tool({
    name: 'search',
    title: 'Search cases and the law',
    description:
      'Finds judgments and provisions by words, phrases in quotation marks, citations, or names of parties. Answers ids for the other tools.',
    asked: z.object({ query: z.string().trim().min(1).max(2000), kind: z.enum(['cases', 'legislation']).optional(), limit, offset }),
    async answer(library, { query, kind, limit: most, offset: from }) {
      const asked = { query, limit: most, offset: from, ...(kind && { kind }) }
      const { named, legislation, cases } = await askLibrary(library, searchEverything, { query: asked })
      const longest = Math.max(cases.total, legislation.total)
      return {
        cases: cases.results.map((one) => ({
          id: one.id,
          title: one.title,
          citation: one.citation,
          court: one.court,
          date: one.date,
          standing: one.signal ?? null,
          summary: one.summary,
          link: linkOf(library, one.id),
        })),
        cases_total: cases.total,
        not_held: cases.not_held ?? [],
        provisions: [...named, ...legislation.results].map(({ act, eid, ...one }) => ({ act_id: act.id, act: act.title, eid, ...one })),
        provisions_total: legislation.total,
        next_offset: after(from, most, longest),
      }
    },
  }),
  tool({
    name: 'read_case',
    title: 'Read a judgment',
    description:
      "A judgment's paragraphs in order, each with the court's own number, who speaks and whether it is a dissent; long ones a stretch at a time.",
    asked: z.object({
      case_id: CaseId,
      from: z.number().int().min(1).default(1).describe('The place of the first paragraph: next of the answer before'),
    }),
    async answer(library, { case_id, from }) {
      const params = { id: case_id }
      const [one, text, { signal }] = await Promise.all([
        askLibrary(library, getCase, { params }),
        askLibrary(library, getCaseContent, { params }),
        askLibrary(library, getStanding, { params }),
      ])
      const { title, citation, court, date, judges, summary, sample } = one
      const about = { id: one.id, title, citation, court, date, judges, sample, standing: signal, link: linkOf(library, one.id) }
      if (text.content === null) return { ...about, text_held: false, digest: summary }
      return { ...about, text_held: true, ...readParagraphs({ ...text, content: text.content }, from) }
    },
  }),
  tool({
    name: 'read_paragraph',
    title: 'Read one paragraph',
    description: "A paragraph of a judgment in full, by the court's own number, to quote it word for word.",
    asked: z.object({ case_id: CaseId, number: z.string().min(1).max(20).describe("The court's own number: 12") }),
    async answer(library, { case_id, number }) {
      const text = await askLibrary(library, getCaseContent, { params: { id: case_id } })
      if (text.content === null) throw new NoAnswer('The library holds no text of this case. Read its digest with read_case.')
      const { paragraphs } = readParagraphs({ ...text, content: text.content }, 1, Infinity)
      const found = paragraphs.filter((one) => one.number === number)
      if (found.length === 0) throw new NoAnswer(`This judgment has no paragraph ${number}. Read it with read_case.`)
      return { case_id, paragraphs: found, link: `${linkOf(library, case_id)}#para-${number}` }
    },
  }),
  tool({
    name: 'read_provision',
    title: 'Read a provision as at a day',
    description:
      'The words of a section, article or rule in the text that stood on a day; without one, in the latest that the library holds.',
    asked: z.object({
      act_id: id.describe('The id of the Act, as search answers it'),
      eid: z.string().min(1).max(300).describe('The provision within the Act: sec_41'),
      as_at: z.iso.date().optional().describe('2012-06-30'),
    }),
    async answer(library, { act_id, eid, as_at }) {
      const query = as_at === undefined ? {} : { as_at }
      const { heading, num, type, text, version } = await askLibrary(library, getProvision, { params: { id: act_id, eid }, query })
      return { act_id, eid, type, num, heading, text, version, link: `${library.url}/legal-library/legislation/${act_id}#${eid}` }
    },
  }),
  tool({
    name: 'resolve_citations',
    title: 'Look citations up',
    description: 'Whether each citation is well formed, and which case of the library it means. What is not held may exist all the same.',
    asked: z.object({ citations: z.array(z.string().trim().min(1).max(500)).min(1).max(50) }),
    answer: (library, { citations }) => askLibrary(library, validateCitations, { body: { citations } }),
  }),
  tool({
    name: 'cited_by',
    title: 'What cites a case',
    description: 'The cases that cite a case, each with how it treats it (followed, distinguished, overruled …) and its best quote.',
    asked: z.object({ case_id: CaseId, limit, offset }),
    async answer(library, { case_id, limit: most, offset: from }) {
      const query = { limit: most, offset: from }
      const { results, total } = await askLibrary(library, getCitedBy, { params: { id: case_id }, query })
      return { results, total, next_offset: after(from, results.length, total) }
    },
  }),
  tool({
    name: 'standing',
    title: 'Whether a case is still good law',
    description: 'How later decisions leave a case and what became of it on appeal. Nothing known is not the same as good.',
    asked: z.object({ case_id: CaseId }),
    async answer(library, { case_id }) {
      const params = { id: case_id }
      const [{ signal, standing }, history] = await Promise.all([
        askLibrary(library, getStanding, { params }),
        askLibrary(library, getAppealHistory, { params }),
      ])
      return { case_id, signal, standing, appeals: history.steps, cases: history.cases }
    },
  }),
  tool({
    name: 'check_text',
    title: 'Check citations and quotes',
    description:
      'Checks every citation, quotation and pinpoint of a text against the library. Use it on your own draft before it is shown.',
    asked: z.object({ text: z.string().trim().min(1).max(100_000) }),
    async answer(library, { text }) {
      const { citations, counts, quotes, quotes_without_case, coverage } = await askLibrary(library, checkText, { body: { text } })
      return { counts, citations, quotes, quotes_without_case, cases_held: coverage.cases }
    },
  }),
]
