import { type Failed, toFailed } from './failed.ts'

/** A function of a module, and what it is called with. */
export interface Asked {
  /** Its address as import() takes it. */
  module: string
  name: string
  given: readonly unknown[]
}

export type Answered = { value: unknown } | { file: { name: string; type: string; content: ArrayBuffer } } | { failed: Failed; ends?: true }

async function answer({ module, name, given }: Asked): Promise<Answered> {
  try {
    const functions = (await import(module)) as Record<string, (...given: unknown[]) => unknown>
    const value = await functions[name]!(...given)
    return value instanceof File ? { file: { name: value.name, type: value.type, content: await value.arrayBuffer() } } : { value }
  } catch (error) {
    return { failed: toFailed(error as Error) }
  }
}

process.on('message', (asked: Asked) => void answer(asked).then((answered) => process.send!(answered)))
// What is thrown out of a callback, where nobody waits, ends this process with its words.
process.on('uncaughtException', (error) => process.send!({ failed: toFailed(error), ends: true } satisfies Answered, () => process.exit(1)))
process.on('disconnect', () => process.exit())
