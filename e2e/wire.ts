import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A way to the server that can be cut, for workers too: what Playwright calls offline is so for pages alone. What comes over it may be of a newer program. */
export async function openWire(baseURL: string) {
  const { hostname, port } = new URL(baseURL)
  let isCut = false
  let isNewer = false
  const server = createServer((asked, answer) => {
    if (isCut) return asked.socket.destroy()
    const changes = isNewer && asked.url === '/worker.js'
    const { 'accept-encoding': _, ...plain } = asked.headers
    const { method, url: path, headers } = asked
    const sent = request({ hostname, port, method, path, headers: changes ? plain : headers }, (came) => {
      const { 'content-length': length, ...others } = came.headers
      answer.writeHead(came.statusCode!, changes ? others : { ...others, ...(length !== undefined && { 'content-length': length }) })
      if (changes) answer.write('/* newer */\n')
      came.pipe(answer)
    })
    // A page that was left, or a server that ended: either breaks off the other.
    sent.on('error', () => answer.destroy())
    answer.on('close', () => sent.destroy())
    asked.pipe(sent)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut() {
      isCut = true
      server.closeAllConnections()
    },
    mend: () => (isCut = false),
    /** From now on the worker is another one than before. */
    renew: () => (isNewer = true),
    close() {
      this.cut()
      server.close()
    },
  }
}
