import { once } from 'node:events'
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

/** How a request goes wrong: the line breaks off, no answer comes, what comes is no answer, or one of HTTP. */
export type Fault = 'cut' | 'cut in the middle' | 'silence' | 'nonsense' | { status: number; headers?: Record<string, string> }

interface Work {
  title: string
  updated: string
  /** By date, the words of its first section. */
  texts: Record<string, string>
}

interface Judgment {
  title: string
  mnc: string
  date: string
  updated: string
  html?: string
  text?: string
}

export const siteKey = 'key-of-the-site'
const language = 'eng'

/**
 * A site on loopback that speaks what the library is filled from: the Content API of Laws.Africa (/v3), the public API of a Peachjam site
 * (/api/v1), a feed and files. All of it is invented. It pages, and goes wrong as a test says.
 */
export async function startSourceSite() {
  const works = new Map<string, Work>()
  const judgments = new Map<string, Judgment>()
  const files = new Map<string, { body: string; etag: string }>()
  const faults: { path: RegExp; fault: Fault; times: number }[] = []
  const asked: { path: string; method: string; headers: IncomingMessage['headers'] }[] = []
  const site = { url: '', pageSize: 2, stuck: false, next: null as string | null }

  async function take(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '/', site.url)
    const path = decodeURI(url.pathname)
    asked.push({ path: path + url.search, method: request.method ?? '', headers: request.headers })
    const found = faults.find((one) => one.times > 0 && one.path.test(path + url.search))
    if (found) {
      found.times -= 1
      return goWrong(found.fault, request, response)
    }
    const file = files.get(path)
    if (file) return sendFile(file, request, response)
    if (request.headers.authorization !== `Token ${siteKey}`) return answer(response, 401, { detail: 'Invalid token.' })
    if (path.startsWith('/v3/')) return lawsAfrica(path.slice('/v3'.length), url, response)
    if (path.startsWith('/api/v1/')) return peachjam(path.slice('/api/v1'.length), url, request, response)
    return answer(response, 404, { detail: 'Not found.' })
  }

  function lawsAfrica(path: string, url: URL, response: ServerResponse) {
    if (path === '/akn/ke/.json') {
      return answer(
        response,
        200,
        paged(
          [...works].map(([uri, work]) => toWork(uri, work)),
          url,
        ),
      )
    }
    const [, uri = '', date, form] = /^(\/akn\/.*?)(?:\/eng@([\d-]+))?\.(json|akn)$/.exec(path) ?? []
    const work = works.get(uri)
    if (!work || (date !== undefined && work.texts[date] === undefined)) return answer(response, 404, { detail: 'Not found.' })
    if (form === 'json') return answer(response, 200, toWork(uri, work))
    return sendFile({ body: markup(uri, work, date!), etag: `"${uri}-${date}-${work.updated}"` }, null, response)
  }

  async function peachjam(path: string, url: URL, request: IncomingMessage, response: ServerResponse) {
    if (path === '/judgments') {
      const since = url.searchParams.get('updated_at__gte')
      const rows = [...judgments]
        .filter(([, { updated }]) => since === null || Date.parse(updated) >= Date.parse(since))
        .toSorted(([, a], [, b]) => Date.parse(a.updated) - Date.parse(b.updated))
      return answer(
        response,
        200,
        paged(
          rows.map(([uri, judgment]) => toRow(uri, judgment)),
          url,
        ),
      )
    }
    if (path === '/validate-expression-frbr-uris' && request.method === 'POST') {
      const { expression_frbr_uris: uris } = (await json(request)) as { expression_frbr_uris: string[] }
      return answer(response, 200, { invalid_expression_frbr_uris: uris.filter((uri) => !judgments.has(uri)) })
    }
    const [, uri = '', form = ''] = /^\/judgments(\/akn\/.*?@[\d-]+)(?:\/(.*))?$/.exec(path) ?? []
    const judgment = judgments.get(uri)
    if (!judgment) return answer(response, 404, { detail: 'Not found.' })
    if (form === '') return answer(response, 200, toRow(uri, judgment))
    const words = form === '.html' ? judgment.html : form === 'source.txt' ? judgment.text : undefined
    return words === undefined ? answer(response, 404, { detail: 'Not found.' }) : response.writeHead(200).end(words)
  }

  function paged(all: unknown[], url: URL) {
    const page = Number(url.searchParams.get('page') ?? '1')
    const from = site.stuck ? 0 : (page - 1) * site.pageSize
    const next = new URL(url)
    next.searchParams.set('page', String(page + 1))
    const more = site.stuck || from + site.pageSize < all.length
    return {
      count: all.length,
      next: more ? (site.next ?? next.href) : null,
      previous: null,
      results: all.slice(from, from + site.pageSize),
    }
  }

  const toRow = (uri: string, { title, mnc, date, updated }: Judgment) => ({
    title,
    mnc,
    citation: mnc,
    court: { id: 1, name: 'High Court', code: 'KEHC' },
    date,
    language,
    jurisdiction: 'ke',
    expression_frbr_uri: uri,
    work_frbr_uri: uri.replace(/\/eng@.*$/, ''),
    updated_at: updated,
    created_at: updated,
    url: `${site.url}${uri}`,
  })

  function toWork(uri: string, { title, updated, texts }: Work) {
    const dates = Object.keys(texts).toSorted()
    return {
      title,
      frbr_uri: uri,
      expression_frbr_uri: `${uri}/eng@${dates.at(-1)}`,
      language,
      updated_at: updated,
      stub: dates.length === 0,
      points_in_time: dates.map((date) => ({
        date,
        expressions: [
          { language, expression_frbr_uri: `${uri}/eng@${date}`, expression_date: date },
          { language: 'swa', expression_frbr_uri: `${uri}/swa@${date}`, expression_date: date },
        ],
      })),
    }
  }

  const server = createServer((request, response) => {
    take(request, response).catch(() => response.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  site.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return Object.assign(site, {
    works,
    judgments,
    files,
    asked,
    /** The next requests for a path go wrong. */
    fail: (path: RegExp, fault: Fault, times = 1) => void faults.push({ path, fault, times }),
    /** What was asked since the last look. */
    look: () => asked.splice(0).map(({ path }) => path),
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  })
}
export type SourceSite = Awaited<ReturnType<typeof startSourceSite>>

function goWrong(fault: Fault, request: IncomingMessage, response: ServerResponse) {
  if (fault === 'cut') return request.socket.destroy()
  if (fault === 'silence') return undefined
  if (fault === 'nonsense') return response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Down for maintenance</html>')
  if (fault === 'cut in the middle') {
    response.writeHead(200, { 'content-length': '1000' }).write('{"results": [')
    return setImmediate(() => request.socket.destroy())
  }
  return response.writeHead(fault.status, fault.headers).end()
}

function sendFile({ body, etag }: { body: string; etag: string }, request: IncomingMessage | null, response: ServerResponse) {
  if (request?.headers['if-none-match'] === etag) return response.writeHead(304).end()
  return response.writeHead(200, { etag }).end(body)
}

function answer(response: ServerResponse, status: number, body: unknown) {
  return response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

/** An Act of one section in Akoma Ntoso. */
const markup = (uri: string, { title, texts }: Work, date: string) => `<akomaNtoso xmlns="http://docs.oasis-open.org/legaldocml/ns/akn/3.0">
<act><meta><identification source="#site">
<FRBRWork><FRBRthis value="${uri}/!main"/><FRBRuri value="${uri}"/><FRBRalias value="${title}"/><FRBRdate date="${uri.split('/')[4]}" name="Generation"/><FRBRauthor href="#parliament"/><FRBRcountry value="ke"/></FRBRWork>
<FRBRExpression><FRBRthis value="${uri}/eng@${date}/!main"/><FRBRuri value="${uri}/eng@${date}"/><FRBRdate date="${date}" name="Generation"/><FRBRauthor href="#site"/><FRBRlanguage language="eng"/></FRBRExpression>
</identification></meta>
<body><section eId="sec_1"><num>1.</num><heading>Short title</heading><content><p>${texts[date]}</p></content></section></body></act></akomaNtoso>`
