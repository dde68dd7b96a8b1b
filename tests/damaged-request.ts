import type { Endpoint } from '#contract/endpoint'
import type { InjectOptions } from 'fastify'
import { type Random, pick } from '../bench/random.ts'
import { multipart } from '../server/testing/multipart.ts'
import { sampleRequest } from './sample-request.ts'

/** What programs and people send by mistake or on purpose in place of a value. */
const oddTexts = [
  '',
  ' ',
  '\0',
  '\u0000weir\u0000',
  '\ud800',
  '👩‍⚖️e\u0301\u202e',
  "'; drop table users; --",
  '%00%ff',
  '../../etc/passwd',
  '${jndi:ldap://weir.example}',
  '<svg onload=alert(1)>',
  '-1',
  'NaN',
  '1e309',
  '9007199254740993',
  '2026-02-30',
  '99999-12-31',
  '0000-00-00',
  'a/b?c#d',
  '"weir AND (',
  'r*',
  '(((((((((('.repeat(50),
  'weir '.repeat(2_000),
  'x'.repeat(20_000),
] as const
const oddValues: readonly unknown[] = [
  ...oddTexts,
  null,
  true,
  0,
  -1,
  1.5,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  1e308,
  [],
  {},
  [[[[[[]]]]]],
  [null],
  Array.from({ length: 2_000 }, (_, i) => i),
  { __proto__: null, constructor: { prototype: { isAdmin: true } } },
  JSON.parse('{"__proto__": {"role": "admin"}}'),
]

/** The same with one value somewhere in it put in another's place, left out or added. */
function damaged(random: Random, value: unknown, odd: unknown): unknown {
  if (Array.isArray(value) && value.length > 0 && random() < 0.7) {
    const at = Math.floor(random() * value.length)
    return value.map((one, i) => (i === at ? damaged(random, one, odd) : one))
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value) || random() < 0.05) return odd
  const entries = Object.entries(value)
  const turn = random()
  if (entries.length === 0 || turn < 0.1)
    return { ...value, [pick(random, ['weir', '__proto__', 'id', 'owner_id', 'user_id', 'role'])]: odd }
  const [name] = pick(random, entries)
  if (turn < 0.2) return Object.fromEntries(entries.filter(([other]) => other !== name))
  return Object.fromEntries(entries.map(([other, one]) => [other, other === name ? damaged(random, one, odd) : one]))
}

/** An address with a value of its path or query in another's place, twice, or with more behind it. */
function damagedAddress(random: Random, url: string, odd: string): string {
  const [path = '', query = ''] = url.split('?', 2)
  const turn = random()
  if (turn < 0.25)
    return `${path}?${query}&${pick(random, ['limit', 'offset', 'query', 'sort', 'id'])}=${encodeURIComponent(odd.toWellFormed())}`
  if (turn < 0.5 && query !== '') {
    const asked = query.split('&')
    const at = Math.floor(random() * asked.length)
    const name = asked[at]!.split('=', 1)[0]!
    asked[at] = `${name}=${encodeURIComponent(odd.toWellFormed())}`
    return `${path}?${asked.join('&')}${random() < 0.3 ? `&${name}=1` : ''}`
  }
  const segments = path.split('/')
  const at = Math.max(2, Math.floor(random() * segments.length))
  segments[at] = encodeURIComponent(odd.toWellFormed().slice(0, 2_000))
  return `${segments.join('/')}${query === '' ? '' : `?${query}`}`
}

const oddHeaders: readonly Record<string, string>[] = [
  { 'content-type': 'text/plain' },
  { 'content-type': 'application/json; charset=utf-16' },
  { 'content-type': 'multipart/form-data' },
  { 'if-none-match': '*, "weir", W/"' },
  { range: 'bytes=9-1,-5' },
  { accept: 'application/weir' },
  { 'accept-encoding': 'weir;q=2' },
  { 'accept-language': 'x'.repeat(3_000) },
  { 'idempotency-key': '\u00e9'.repeat(300) },
  { 'x-request-id': 'a b;c' },
  { 'x-forwarded-for': '999.1.1.1, unknown' },
  { origin: 'null' },
]

const oddNames = ['weir.pdf', 'weir.docx', 'weir.json', '', '../weir.txt', 'weir\u0000.html', `${'x'.repeat(400)}.csv`]
const oddFiles = [
  '',
  '{',
  '[[[[',
  'PK\u0003\u0004',
  '%PDF-1.7\n1 0 obj',
  '<html><body><table><tr>'.repeat(500),
  '\0'.repeat(5_000),
  '"a\nb',
  'TY  - CASE\n',
  '@book{',
]

/** A request of the contract, with `values` for what it names, of which something is not as it should be. */
export function damagedRequest(
  random: Random,
  e: Endpoint,
  values: Readonly<Record<string, string>>,
  another: string,
): Pick<InjectOptions, 'method' | 'url' | 'headers' | 'payload'> {
  const sample = sampleRequest(e, values, another)
  const url: string = random() < 0.4 || sample.body === undefined ? damagedAddress(random, sample.url, pick(random, oddTexts)) : sample.url
  const body = random() < 0.8 ? damaged(random, sample.body, pick(random, oddValues)) : sample.body
  const json = JSON.stringify(body) ?? 'null'
  const turn = random()
  const payload = turn < 0.05 ? json.slice(0, json.length >> 1) : turn < 0.08 ? Buffer.from([0xff, 0xfe, ...Buffer.from(json)]) : json
  const headers = random() < 0.15 ? pick(random, oddHeaders) : {}
  if (e.upload) {
    const files = multipart([{ name: pick(random, oddNames), content: pick(random, oddFiles) }])
    return { method: e.method, url, headers: { ...files.headers, ...headers }, payload: files.payload }
  }
  return {
    method: e.method,
    url,
    headers: { 'content-type': 'application/json', ...headers },
    ...(sample.body !== undefined && { payload }),
  }
}
