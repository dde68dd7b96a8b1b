/** Milliseconds in which the buttons of one page ask for their cases. */
const gathering = 10

/**
 * Makes one question of many: ids asked for within a moment are asked together, at most `most` at once. An id that the answer
 * leaves out rejects.
 */
export function batchRequests<Answer>(ask: (ids: string[]) => Promise<Map<string, Answer>>, most: number): (id: string) => Promise<Answer> {
  let waiting: Map<string, PromiseWithResolvers<Answer>> | null = null

  async function send(asked: Map<string, PromiseWithResolvers<Answer>>) {
    try {
      const answers = await ask([...asked.keys()])
      for (const [id, { resolve, reject }] of asked) {
        const answer = answers.get(id)
        if (answer === undefined) reject(new Error(`The answer leaves out ${id}`))
        else resolve(answer)
      }
    } catch (error) {
      for (const { reject } of asked.values()) reject(error)
    }
  }

  return (id) => {
    if (!waiting || waiting.size >= most) {
      const asked = (waiting = new Map<string, PromiseWithResolvers<Answer>>())
      setTimeout(() => {
        if (waiting === asked) waiting = null
        void send(asked)
      }, gathering)
    }
    const known = waiting.get(id)
    if (known) return known.promise
    const answer = Promise.withResolvers<Answer>()
    waiting.set(id, answer)
    return answer.promise
  }
}
