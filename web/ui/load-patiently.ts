/**
 * Loads a part of the program that the screen can do without for a while: without a connection it waits for one, and where loading fails
 * beside one it tries again after each of `pauses`, in ms. Throws what the last attempt threw.
 */
export async function loadPatiently<T>(load: () => Promise<T>, pauses: readonly number[]): Promise<T> {
  let left = pauses
  for (;;)
    try {
      return await load()
    } catch (error) {
      const [pause, ...rest] = left
      if (!navigator.onLine) await connection()
      else if (pause === undefined) throw error
      else {
        left = rest
        await new Promise((resolve) => setTimeout(resolve, pause))
      }
    }
}

const connection = () => new Promise((resolve) => addEventListener('online', resolve, { once: true }))
