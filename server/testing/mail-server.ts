import { type AddressInfo, type Socket, createServer } from 'node:net'

export interface ReceivedMail {
  /** As its header has it, without brackets. */
  id: string
  to: string
  /** Head and body with long lines joined again. */
  text: string
}

/** What a server does at a line of the protocol, '.' being the end of a message: answers as given, says nothing, or hangs up; null: as it should. */
type Misbehave = (line: string) => `${number} ${string}` | 'silence' | 'hang up' | null

/** A mail server on loopback, as small as the protocol allows: keeps what it is sent, and misbehaves where it is told to. */
export async function listenForMail(misbehave: Misbehave = () => null) {
  const commands: string[] = []
  const received: string[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    // A client that was killed is no error of the server.
    socket.on('error', () => socket.destroy())
    let pending = ''
    let data = false
    const answer = (line: string, usual: string) => {
      const instead = misbehave(line)
      if (instead === 'silence') return
      if (instead === 'hang up') socket.destroy()
      else socket.write(`${instead ?? usual}\r\n`)
    }
    answer('', '220 loopback')
    socket.on('data', (chunk) => {
      pending += chunk.toString('utf8')
      for (;;) {
        const end = data ? '\r\n.\r\n' : '\r\n'
        const at = pending.indexOf(end)
        if (at < 0) return
        const part = pending.slice(0, at)
        pending = pending.slice(at + end.length)
        if (data) {
          received.push(part)
          data = false
          answer('.', '250 kept')
          continue
        }
        commands.push(part)
        if (/^QUIT/i.test(part)) socket.end('221 bye\r\n')
        else if (/^DATA/i.test(part)) {
          data = true
          answer(part, '354 go on')
        } else answer(part, '250 fine')
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    commands,
    /** The messages as they came, each time that one came. */
    received,
    mails: () => received.map(readMail),
    close: () =>
      new Promise<void>((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()))
        for (const socket of sockets) socket.destroy()
      }),
  }
}

/** A mail as it stands in a file or came by the protocol. */
export function readMail(raw: string): ReceivedMail {
  const text = raw
    .replaceAll('=\r\n', '')
    .replaceAll(/(?:=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString('utf8'))
  return { id: /^Message-ID: <(.+)>/im.exec(raw)?.[1] ?? '', to: /^To: (\S+)/im.exec(raw)?.[1] ?? '', text }
}
