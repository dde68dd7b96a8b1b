import { serveStdio } from '@modelcontextprotocol/server/stdio'
import { parseArgs } from 'node:util'
import { createServer } from './mcp/create-server.ts'
import { serveHttp } from './mcp/serve-http.ts'

const usage = `Usage: node scripts/mcp.ts [--http PORT [--host ADDRESS] [--allow NAME]…]

Offers the library to an assistant that speaks the Model Context Protocol, over standard input and output. It reads, and changes nothing.
  HUKUMU_TOKEN   an access token with the right to read, made in the settings under security
  HUKUMU_URL     where the library answers; without it http://127.0.0.1:3000

With --http it listens on that port instead, at /mcp: each request brings the token of its own reader (Authorization: Bearer hkm_…).
  --host ADDRESS   where it listens; without it 127.0.0.1
  --allow NAME     a name under which it is reached beside localhost: requests for another, and from pages of another, are refused

npm run prints on standard output, which an assistant cannot read: have it start the command above.`

const say = (error: Error) => void process.stderr.write(`${error.message}\n`)

interface Asked {
  url: string
  token: string
  port: number | null
  host: string
  hosts: string[]
}

/** What was asked for; null where it cannot be understood. */
function readAsked(): Asked | null {
  try {
    const { values } = parseArgs({
      options: {
        http: { type: 'string' },
        host: { type: 'string', default: '127.0.0.1' },
        allow: { type: 'string', multiple: true, default: [] },
      },
    })
    const url = (process.env['HUKUMU_URL'] || 'http://127.0.0.1:3000').replace(/\/+$/, '')
    const port = values.http === undefined ? null : Number(values.http)
    const token = process.env['HUKUMU_TOKEN'] ?? ''
    if (!URL.canParse(url) || !/^https?:/.test(url)) return null
    if (port === null ? token === '' : !Number.isInteger(port) || port < 0 || port > 65_535) return null
    return { url, token, port, host: values.host, hosts: values.allow }
  } catch (error) {
    // An option that there is not.
    if (error instanceof TypeError) return null
    throw error
  }
}

const asked = readAsked()
if (asked === null) {
  process.stderr.write(`${usage}\n`)
  process.exitCode = 2
} else if (asked.port === null) {
  const { url, token } = asked
  serveStdio(() => createServer({ url, token }), { onerror: say })
} else {
  const { url, port, host, hosts } = asked
  const { address, close } = await serveHttp({ url, port, host, hosts, onError: say })
  process.stdout.write(`The library is offered at ${address}\n`)
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void close())
}
