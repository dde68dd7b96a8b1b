import { parentPort } from 'node:worker_threads'

/** A function of a module, and what it is called with. */
export interface Asked {
  /** Its address as import() takes it. */
  module: string
  name: string
  given: readonly unknown[]
}

/** What a function threw, as it can be copied. */
export interface Failed {
  name: string
  message: string
  code?: string
  stack?: string
}

export type Answered = { value: unknown } | { file: { name: string; type: string; content: ArrayBuffer } } | { failed: Failed }

async function answer({ module, name, given }: Asked): Promise<Answered> {
  try {
    const functions = (await import(module)) as Record<string, (...given: unknown[]) => unknown>
    const value = await functions[name]!(...given)
    return value instanceof File ? { file: { name: value.name, type: value.type, content: await value.arrayBuffer() } } : { value }
  } catch (error) {
    const { message, stack, code, constructor } = error as Error & { code?: string }
    return { failed: { name: constructor.name, message, ...(code !== undefined && { code }), ...(stack !== undefined && { stack }) } }
  }
}

parentPort!.on('message', (asked: Asked) => void answer(asked).then((answered) => parentPort!.postMessage(answered)))
