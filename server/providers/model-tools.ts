import { APIError, type OpenAI } from 'openai'

/** Something that a model may ask for before it answers. */
export interface ModelTool {
  name: string
  description: string
  /** What it is asked with, as a JSON schema of an object. */
  parameters: Record<string, unknown>
}

/** What a model asks for; `asked` is JSON as the model wrote it, which may be none. */
export interface ToolCall {
  id: string
  tool: string
  asked: string
}

/** What a model asked for at once, and what it was given for each. */
export interface ToolTurn {
  calls: readonly (ToolCall & { given: string })[]
}

/** A question to the model: what it is to do, and the text it does it with. */
export interface Question {
  instructions: string
  text: string
  /** What it may ask for before it answers. An endpoint that refuses tools is asked without them. */
  tools?: readonly ModelTool[]
  /** What it asked for so far, and was given. */
  turns?: readonly ToolTurn[]
}

type Messages = OpenAI.ChatCompletionMessageParam[]
type Delta = OpenAI.ChatCompletionChunk.Choice.Delta.ToolCall

/** The messages of a question. Without tools what was given before stands behind its text, since an endpoint that knows none knows no turns either. */
export function messagesOf(
  { instructions, text, tools = [], turns = [] }: Question,
  withTools: boolean,
): { messages: Messages; tools?: OpenAI.ChatCompletionFunctionTool[] } {
  const system = { role: 'system' as const, content: instructions }
  if (!withTools || tools.length === 0) {
    const given = turns.flatMap(({ calls }) => calls.map((one) => one.given))
    return { messages: [system, { role: 'user', content: [text, ...given].join('\n\n') }] }
  }
  const said = turns.flatMap(({ calls }): Messages => [
    {
      role: 'assistant',
      content: null,
      tool_calls: calls.map(({ id, tool, asked }) => ({ id, type: 'function', function: { name: tool, arguments: asked } })),
    },
    ...calls.map(({ id, given }) => ({ role: 'tool' as const, tool_call_id: id, content: given })),
  ])
  return {
    messages: [system, { role: 'user', content: text }, ...said],
    tools: tools.map(({ name, description, parameters }) => ({ type: 'function', function: { name, description, parameters } })),
  }
}

/** More at once nobody asks for; the rest is not read. */
const maxAtOnce = 8

/** Puts together what is asked for in pieces. */
export function createCalls() {
  const calls = new Map<number, ToolCall>()
  return {
    /** Answers how many letters came. */
    add(pieces: readonly Delta[]): number {
      let letters = 0
      for (const { index, id, function: of } of pieces) {
        letters += (of?.name?.length ?? 0) + (of?.arguments?.length ?? 0)
        if (index >= maxAtOnce) continue
        const call = calls.get(index) ?? { id: id || `call_${index}`, tool: '', asked: '' }
        calls.set(index, { id: call.id, tool: call.tool + (of?.name ?? ''), asked: call.asked + (of?.arguments ?? '') })
      }
      return letters
    },
    all: (): ToolCall[] => [...calls.values()].filter(({ tool }) => tool !== ''),
  }
}

/** Milliseconds for which an endpoint that refused tools is not offered any. */
const remembered = 3_600_000

/** Whether the endpoint refused tools within the last hour. */
export function createRefusal() {
  let until = 0
  return {
    isRemembered: () => performance.now() < until,
    remember() {
      until = performance.now() + remembered
    },
  }
}

/** A request that may be one too many for what the endpoint understands: it is worth asking without tools. */
export const refusesTools = (error: unknown): boolean => error instanceof APIError && [400, 404, 422, 501].includes(error.status ?? 0)
