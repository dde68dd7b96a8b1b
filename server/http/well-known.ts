import type { FastifyInstance } from 'fastify'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import { Problem } from '../problem.ts'

/** All that a visitor sees without an account, with what the pages are made of; the rest belongs to readers who have signed in. */
const robots = `User-agent: *
Allow: /$
Allow: /login$
Allow: /signup$
Allow: /assets/
Disallow: /
`

const day = 86_400_000
/** RFC 9116 asks for less than a year; what a cache holds of it is good for this long. */
const contactGoodFor = 180 * day

/** How a browser searches here from its own bar (OpenSearch 1.1); `site` is the address at which it knows this library. */
const searchDescription = (site: string) => `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>Hukumu</ShortName>
  <Description>Kenyan case law and statutes</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="16" height="16" type="image/svg+xml">${site}/favicon.svg</Image>
  <Url type="text/html" template="${site}/cases?query={searchTerms}"/>
</OpenSearchDescription>
`

/** What programs look for under fixed names: what they may crawl (RFC 9309), where a weakness is reported (RFC 9116), and how they search. */
export function serveWellKnown(
  app: FastifyInstance,
  { publicUrl, securityContact, clock }: Pick<Config, 'publicUrl' | 'securityContact'> & { clock: Clock },
) {
  const schema = { hide: true }
  // What a link shows is for whoever has it: a robot that comes by it anyway lists it nowhere.
  app.addHook('onRequest', async ({ url }, reply) => {
    if (/^\/(?:api\/)?shared\//.test(url)) reply.header('x-robots-tag', 'noindex, nofollow')
  })
  app.get('/robots.txt', { schema }, (_, reply) => reply.type('text/plain; charset=utf-8').send(robots))
  app.get('/opensearch.xml', { schema }, (request, reply) => {
    // Without an address of its own it is searched under the one that the browser knows: a forged one misleads whoever forged it.
    const known = publicUrl === '' ? `${request.protocol}://${request.host}` : publicUrl
    if (!URL.canParse(known)) throw new Problem('malformed-request')
    return reply
      .header('cache-control', 'no-store')
      .type('application/opensearchdescription+xml; charset=utf-8')
      .send(searchDescription(new URL(known).origin.replaceAll('&', '&amp;')))
  })
  app.get('/.well-known/security.txt', { schema }, (_, reply) => {
    const fields = [
      `Contact: ${securityContact}`,
      `Expires: ${new Date(clock.now() + contactGoodFor).toISOString()}`,
      'Preferred-Languages: en, sw',
      // Whoever reads a copy elsewhere can tell where it is from.
      ...(publicUrl.startsWith('https:') ? [`Canonical: ${publicUrl}/.well-known/security.txt`] : []),
    ]
    return reply
      .header('cache-control', 'no-cache')
      .type('text/plain; charset=utf-8')
      .send(`${fields.join('\n')}\n`)
  })
}
