import { sourceInBrief, shortTitle } from '#contract/reasons/chat-words'
import type { ChatLooking } from '#contract/chat'
import { Day } from '#contract/day'
import { z } from 'zod'
import type { Reader } from '../../../access/access.ts'
import { Problem } from '../../../problem.ts'
import { findUnstorable } from '../../../http/validate.ts'
import type { ModelTool, ToolCall } from '../../../providers/language-model.ts'
import type { Cases } from '../../cases/cases.ts'
import type { FindCiting } from '../retrieval/find-citing.ts'
import type { Passage } from '../retrieval/passage.ts'
import type { ReadPassages } from '../retrieval/read-passages.ts'
import type { FindProvisions } from '../retrieval/find-provisions.ts'
import type { Sought } from '../retrieval/retrieve.ts'
import type { Retrieved } from '../retrieval/retrieved.ts'

interface Deps {
  retrieve: (reader: Reader, sought: Sought) => Promise<Retrieved>
  readPassages: ReadPassages
  findProvisions: FindProvisions
  findCiting: FindCiting
  cases: Pick<Cases, 'casesByCaseIds'>
}

/** What a call of a tool found: passages, else why there are none; and what is being read, in words of the library alone. */
export interface Found {
  passages: Passage[]
  why: string | null
  looking: ChatLooking | null
}

/** Read-only tools over the library, for one reader and one question. */
export interface LibraryTools {
  offered: readonly ModelTool[]
  find: (call: ToolCall) => Promise<Found>
}

/** Passages that one call is given. */
const maxFound = 4

interface Tool<Asked extends z.ZodObject = z.ZodObject> {
  description: string
  asked: Asked
  find: (asked: z.output<Asked>) => Promise<Omit<Found, 'why'>>
}
const tool = <Asked extends z.ZodObject>(one: Tool<Asked>): Tool => one

const CaseId = z.string().min(1).max(120).describe('The id of a case, as its passages give it')

/** What a model may look up while it answers `sought`: passages that this reader sees, and nothing that changes anything. */
export function createLibraryTools(
  { retrieve, readPassages, findProvisions, findCiting, cases }: Deps,
  reader: Reader,
  sought: Sought,
): LibraryTools {
  const tools: Record<string, Tool> = {
    search_library: tool({
      description: 'Finds passages of judgments and provisions that bear on a question, beside those that were given.',
      asked: z.object({ query: z.string().trim().min(2).max(500) }),
      async find({ query }) {
        const { passages } = await retrieve(reader, { ...sought, question: query, before: [] })
        return { passages: passages.slice(0, maxFound), looking: { at: 'library', what: '' } }
      },
    }),
    read_paragraph: tool({
      description: "Reads a paragraph of a case by the court's own number.",
      asked: z.object({ case_id: CaseId, number: z.string().trim().min(1).max(20).describe("The court's own number: 12") }),
      async find({ case_id, number }) {
        const passages = (await readPassages(reader, case_id, { number })).slice(0, maxFound)
        return { passages, looking: looking('passage', passages, sourceInBrief) }
      },
    }),
    read_provision: tool({
      description: 'Reads a section, article or rule of the law as it stood on a day; without one, as it stands.',
      asked: z.object({
        provision: z.string().trim().min(3).max(300).describe('section 41 of the Land Act'),
        as_at: Day.optional().describe('2012-06-30'),
      }),
      async find({ provision, as_at }) {
        const passages = (await findProvisions.named(reader, provision, as_at)).slice(0, maxFound)
        return { passages, looking: looking('passage', passages, ({ title }) => title) }
      },
    }),
    cited_by: tool({
      description: 'Reads what later cases say of a case where they cite it, those that say most of it first.',
      asked: z.object({ case_id: CaseId }),
      async find({ case_id }) {
        const passages = await findCiting(reader, case_id)
        const [of] = await cases.casesByCaseIds(reader, [case_id])
        return { passages, looking: of && passages.length > 0 ? { at: 'citing', what: shortTitle(of.title) } : null }
      },
    }),
  }
  return {
    offered: Object.entries(tools).map(([name, { description, asked }]) => ({
      name,
      description,
      parameters: z.toJSONSchema(asked, { io: 'input' }),
    })),

    async find({ tool: name, asked }) {
      const called = Object.hasOwn(tools, name) ? tools[name] : undefined
      const none = (why: string): Found => ({ passages: [], why, looking: null })
      if (called === undefined) return none(`There is no such tool. There are: ${Object.keys(tools).join(', ')}.`)
      const read = called.asked.safeParse(jsonOf(asked))
      if (!read.success || findUnstorable(read.data))
        return none('It was not asked with what the tool describes. Ask again, with JSON of that form.')
      try {
        const found = await called.find(read.data)
        return { ...found, why: found.passages.length > 0 ? null : 'The library holds nothing of this.' }
      } catch (error) {
        if (!(error instanceof Problem) || error.code !== 'not-found') throw error
        return none('The library holds nothing of this.')
      }
    },
  }
}

const looking = (at: ChatLooking['at'], [first]: readonly Passage[], wordsOf: (source: Passage['source']) => string): ChatLooking | null =>
  first === undefined ? null : { at, what: wordsOf(first.source) }

/** Undefined for what is no JSON. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text === '' ? '{}' : text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
