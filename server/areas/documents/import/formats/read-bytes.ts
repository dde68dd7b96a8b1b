import type { SourceFile } from './format.ts'

/** The whole of a file in memory of its own, so that it can be handed to a thread. */
export async function readBytes(file: Pick<SourceFile, 'open' | 'size'>): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = []
  for await (const chunk of file.open() as AsyncIterable<Buffer>) chunks.push(chunk)
  const bytes = new Uint8Array(chunks.reduce((length, chunk) => length + chunk.length, 0))
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.length
  }
  return bytes
}
