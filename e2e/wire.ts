import { once } from 'node:events'
import { type AddressInfo, type Socket, connect, createServer } from 'node:net'

/** A way to the server that can be cut, for workers too: what Playwright calls offline is so for pages alone. */
export async function openWire(baseURL: string) {
  const { hostname, port } = new URL(baseURL)
  const open = new Set<Socket>()
  let isCut = false
  const server = createServer((near) => {
    if (isCut) return near.destroy()
    const far = connect(Number(port), hostname)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from)
      from.pipe(to)
      // Either end may break it off, which ends the other.
      from.on('error', () => to.destroy()).on('close', () => open.delete(from) && to.destroy())
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut() {
      isCut = true
      for (const socket of open) socket.destroy()
    },
    mend: () => (isCut = false),
    close() {
      this.cut()
      server.close()
    },
  }
}
