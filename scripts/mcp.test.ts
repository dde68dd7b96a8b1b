import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { request } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, createTestApp } from '../server/testing/create-test-app.ts'
import { storeCases } from '../server/testing/store-cases.ts'
import { serveHttp } from './mcp/serve-http.ts'

let app: TestApp
let client: Client
let url: string
let token: string

const open = async (by: string) => {
  const opened = new Client({ name: 'a test', version: '1' })
  const args = [join(import.meta.dirname, 'mcp.ts')]
  await opened.connect(new StdioClientTransport({ command: process.execPath, args, env: { HUKUMU_URL: url, HUKUMU_TOKEN: by } }))
  return opened
}
const ask = async (name: string, asked: object, from = client) => {
  const { content, isError } = await from.callTool({ name, arguments: { ...asked } })
  const [said] = content as { text: string }[]
  return { isError: isError ?? false, said: said!.text }
}
const answer = async (name: string, asked: object) => {
  const { said } = await ask(name, asked)
  return JSON.parse(said) as Record<string, unknown>
}

beforeAll(async () => {
  app = await createTestApp()
  const headers = await app.signedIn()
  await storeCases(app.database, [
    {
      title: 'Achieng v Barasa Fisheries [2021] KECA 90501 (KLR)',
      citation: '[2021] KECA 90501 (KLR)',
      court: 'Court of Appeal',
      date: '2021-03-04',
      content: [
        '1. The appellant drained the fish ponds of the respondent after a quarrel over the weir.',
        '2. Whoever drains the fish ponds of a neighbour without notice owes the neighbour the price of the fish that were lost.',
      ],
    },
    {
      title: 'Mumo v Otieno [2022] KEHC 90502 (KLR)',
      citation: '[2022] KEHC 90502 (KLR)',
      court: 'High Court',
      date: '2022-04-01',
      content: ['1. In Achieng v Barasa Fisheries [2021] KECA 90501 (KLR) the price of the fish was owed. I follow it.'],
    },
  ])
  url = await app.http.listen({ port: 0, host: '127.0.0.1' })
  const payload = { name: 'An assistant', scopes: ['read'] }
  const made = await app.inject({ method: 'POST', url: '/api/profile/tokens', headers, payload })
  ;({ token } = made.json<{ token: string }>())
  client = await open(token)
})
afterAll(async () => {
  await client.close()
  await app.close()
})

test('every tool says that it only reads', async () => {
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name).toSorted()).toEqual([
    'check_text',
    'cited_by',
    'read_case',
    'read_paragraph',
    'read_provision',
    'resolve_citations',
    'search',
    'standing',
  ])
  expect(tools.every(({ annotations }) => annotations?.readOnlyHint === true)).toBe(true)
})

test('a case is searched for, read by its paragraphs, and asked what became of it', async () => {
  const { cases } = (await answer('search', { query: 'fish ponds drained without notice' })) as { cases: { id: string }[] }
  expect(cases[0]!.id).toBe('keca-2021-90501')
  const read = await answer('read_case', { case_id: 'keca-2021-90501' })
  expect(read).toMatchObject({ title: expect.stringContaining('Achieng'), text_held: true, next: null })
  expect(await answer('read_paragraph', { case_id: 'keca-2021-90501', number: '2' })).toMatchObject({
    paragraphs: [{ number: '2', text: expect.stringContaining('owes the neighbour the price of the fish') }],
    link: `${url}/cases/keca-2021-90501#para-2`,
  })
  expect(await answer('cited_by', { case_id: 'keca-2021-90501' })).toMatchObject({ total: 1, next_offset: null })
  expect(await answer('standing', { case_id: 'keca-2021-90501' })).toMatchObject({ standing: { cited_by: 1 } })
})

test('citations are looked up, and a draft is checked', async () => {
  const { results } = (await answer('resolve_citations', { citations: ['[2021] KECA 90501 (KLR)', '[2011] KESC 777 (KLR)'] })) as {
    results: { case_id: string | null }[]
  }
  expect(results.map(({ case_id }) => case_id)).toEqual(['keca-2021-90501', null])
  const text =
    'In Achieng v Barasa Fisheries [2021] KECA 90501 (KLR) at para 2 the court said “owes the neighbour twice the price of the fish”.'
  expect(await answer('check_text', { text })).toMatchObject({ counts: { wrong: 1 } })
})

test('what cannot be answered is said in words, and a token that is none is refused', async () => {
  expect(await ask('read_case', { case_id: 'kesc-1900-1' })).toMatchObject({ isError: true, said: expect.stringMatching(/not found/i) })
  expect(await ask('read_paragraph', { case_id: 'keca-2021-90501', number: '99' })).toMatchObject({ isError: true })
  const stranger = await open('hkm_nothing')
  expect(await ask('search', { query: 'fish' }, stranger)).toMatchObject({ isError: true, said: expect.stringContaining('token') })
  await stranger.close()
})

test('cases are resources, and there are prompts to begin with', async () => {
  const { contents } = await client.readResource({ uri: 'hukumu://cases/keca-2021-90501' })
  expect((contents as { text: string }[])[0]!.text).toContain('owes the neighbour the price of the fish')
  const { messages } = await client.getPrompt({ name: 'research', arguments: { question: 'Who pays for fish?' } })
  expect(JSON.stringify(messages)).toContain('Who pays for fish?')
})

describe('over HTTP', () => {
  let served: Awaited<ReturnType<typeof serveHttp>>
  let headers: { authorization: string }

  beforeAll(async () => {
    const onError = (error: Error) => {
      throw error
    }
    served = await serveHttp({ url, port: 0, host: '127.0.0.1', hosts: ['law.example'], onError })
    headers = { authorization: `Bearer ${token}` }
  })
  afterAll(() => served.close())

  const openHttp = async (mode: 'legacy' | 'auto', requestInit: RequestInit = { headers }) => {
    const opened = new Client({ name: 'a test', version: '1' }, { versionNegotiation: { mode } })
    await opened.connect(new StreamableHTTPClientTransport(new URL(served.address), { requestInit }))
    return opened
  }
  /** The status of an initialisation with other headers; what `fetch` would not let through goes by hand. */
  const statusWith = (others: Record<string, string>, method = 'POST', path = '/mcp') =>
    new Promise<number>((resolve, reject) => {
      const all = { ...headers, 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...others }
      const asked = request(new URL(path, served.address), { method, headers: all }, (response) => {
        response.resume()
        resolve(response.statusCode ?? 0)
      })
      asked.on('error', reject)
      asked.end(
        JSON.stringify({
          jsonrpc: '2.0',
          id: 1,
          method: 'initialize',
          params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'a test', version: '1' } },
        }),
      )
    })

  test.each([
    ['legacy', 'legacy'],
    ['auto', 'modern'],
  ] as const)('a client that asks for %s is served in the %s era', async (mode, era) => {
    const opened = await openHttp(mode)
    expect(opened.getProtocolEra()).toBe(era)
    expect((await opened.listTools()).tools.length).toBe(8)
    expect(await ask('read_paragraph', { case_id: 'keca-2021-90501', number: '2' }, opened)).toMatchObject({
      said: expect.stringContaining('owes the neighbour the price of the fish'),
    })
    const { contents } = await opened.readResource({ uri: 'hukumu://cases/keca-2021-90501' })
    expect(JSON.stringify(contents)).toContain('fish')
    await opened.close()
  })

  test('each request is of the reader whose token it brings', async () => {
    await expect(openHttp('legacy', {})).rejects.toThrow('Send an access token')
    const stranger = await openHttp('legacy', { headers: { authorization: 'Bearer hkm_nothing' } })
    expect(await ask('search', { query: 'fish' }, stranger)).toMatchObject({ isError: true, said: expect.stringContaining('token') })
    await stranger.close()
    expect(await statusWith({ authorization: '' })).toBe(401)
    expect(await statusWith({ authorization: `Basic ${token}` })).toBe(401)
  })

  test('another host, a page of another and another path are refused', async () => {
    expect(await statusWith({})).toBe(200)
    expect(await statusWith({ host: 'law.example', origin: 'https://law.example' })).toBe(200)
    expect(await statusWith({ host: 'evil.example' })).toBe(403)
    expect(await statusWith({ origin: 'https://evil.example' })).toBe(403)
    expect(await statusWith({ origin: 'null' })).toBe(403)
    expect(await statusWith({}, 'POST', '/other')).toBe(404)
    expect(await statusWith({}, 'TRACE')).toBe(400)
  })
})
