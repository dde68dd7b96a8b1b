import type { ChatLooking } from '#contract/chat'
import type { Question, ToolCall, ToolTurn } from '../../../providers/language-model.ts'
import type { Passage } from '../retrieval/passage.ts'
import { givesOrders, writePassage } from './ask-model.ts'
import type { LibraryTools } from './library-tools.ts'
import type { TokenBudget } from './token-budget.ts'

interface Deps {
  /** What is asked, before anything was looked up. */
  question: Question
  tools: LibraryTools
  /** What the model was given, by number: what it is given besides goes there too, and stands behind what it says. */
  given: Map<number, Passage>
  budget: TokenBudget
  tell: (at: ChatLooking) => void
}

/** Times that a model may ask before it answers, and things that it may ask for in all. */
const maxRounds = 3
const maxCalls = 8
/** Letters of all that it is given, and of a call that is kept; with less room than the third nothing is worth looking up. */
const maxLetters = 12_000
const maxCall = 600
const leastRoom = 3000

/** Where a model that answers asks for more: what it is given has numbers, and is of what the reader sees. */
export function createToolLoop({ question, tools, given, budget, tell }: Deps) {
  const turns: ToolTurn[] = []
  const known = new Set<string>()
  let [calls, letters, isOpen] = [0, 0, true]
  const asked = (): Question => ({ ...question, turns })

  const put = (passage: Passage, room: number): string | null => {
    const { id, paragraph, date } = passage.source
    const same = [...given].find(([, { source }]) => source.id === id && source.paragraph === paragraph && source.date === date)
    if (same) return `This is passage ${same[0]}, which you have.`
    const numbered: [number, Passage] = [given.size + 1, passage]
    const written = writePassage(numbered)
    if (givesOrders(passage) || letters + written.length > Math.min(room, maxLetters)) return null
    letters += written.length
    given.set(...numbered)
    return written
  }

  const answer = async (call: ToolCall, room: number): Promise<string> => {
    const key = `${call.tool} ${call.asked}`
    if (known.has(key)) return 'You have asked this before. Answer now.'
    known.add(key)
    calls += 1
    if (calls > maxCalls) return 'No more can be looked up. Answer now.'
    const { passages, why, looking } = await tools.find(call)
    if (looking) tell(looking)
    return why ?? (passages.flatMap((one) => put(one, room) ?? []).join('\n\n') || 'There is no room for more. Answer now.')
  }

  return {
    /** What is to be asked next, with all that was asked for and given, and with the tools while there is room for what they give. */
    next(): Question {
      const plain = asked()
      // It is asked now, and once more with what it is given.
      const mayAsk = isOpen && turns.length < maxRounds && calls < maxCalls && budget.roomIn(plain, 2) >= leastRoom
      return mayAsk ? { ...plain, tools: tools.offered } : plain
    },

    /** Looks up what a model asks for. One that asks for nothing new is offered nothing more. */
    async give(all: readonly ToolCall[]) {
      const before = known.size
      const kept = all.map((call) => (call.asked.length + call.tool.length > maxCall ? { ...call, tool: 'none', asked: '{}' } : call))
      const turn = kept.map((call) => ({ ...call, given: '' }))
      turns.push({ calls: turn })
      const room = letters + budget.roomIn(asked())
      for (const call of turn) call.given = await answer(call, room)
      isOpen = known.size > before
    },
  }
}
