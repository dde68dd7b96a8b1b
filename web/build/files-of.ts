import type { Rolldown } from 'vite'

/** A chunk and all that it imports. */
export function filesOf(chunk: Rolldown.OutputChunk, chunks: Rolldown.OutputChunk[]): string[] {
  const found = new Set<Rolldown.OutputChunk>()
  const visit = (one: Rolldown.OutputChunk | undefined) => {
    if (!one || found.has(one)) return
    found.add(one)
    for (const file of one.imports) visit(chunks.find(({ fileName }) => fileName === file))
  }
  visit(chunk)
  return [...found].map(({ fileName }) => fileName)
}
