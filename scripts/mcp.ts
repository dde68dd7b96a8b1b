import { serveStdio } from '@modelcontextprotocol/server/stdio'
import { createServer } from './mcp/create-server.ts'

const usage = `Usage: node scripts/mcp.ts

Offers the library to an assistant that speaks the Model Context Protocol, over standard input and output. It reads, and changes nothing.
  HUKUMU_TOKEN   an access token with the right to read, made in the settings under security
  HUKUMU_URL     where the library answers; without it http://127.0.0.1:3000

npm run prints on standard output, which an assistant cannot read: have it start the command above.`

const token = process.env['HUKUMU_TOKEN'] ?? ''
const url = (process.env['HUKUMU_URL'] || 'http://127.0.0.1:3000').replace(/\/+$/, '')

if (process.argv.length > 2 || token === '' || !URL.canParse(url) || !/^https?:/.test(url)) {
  process.stderr.write(`${usage}\n`)
  process.exitCode = 2
} else {
  serveStdio(() => createServer({ url, token }), { onerror: (error) => process.stderr.write(`${error.message}\n`) })
}
