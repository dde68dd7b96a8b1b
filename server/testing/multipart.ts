import { randomUUID } from 'node:crypto'

/** A multipart request of files, as a browser sends it; for `app.inject`. */
export function multipart(files: readonly { name: string; content: string | Buffer }[]) {
  const boundary = `----${randomUUID()}`
  const parts = files.flatMap(({ name, content }) => [
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="files"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`,
    ),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ])
  return {
    payload: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  }
}
