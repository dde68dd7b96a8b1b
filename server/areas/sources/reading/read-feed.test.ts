import { expect, test } from 'vitest'
import { readFeed } from './read-feed.ts'

test.each([
  [
    'Atom: the enclosure before the page',
    `<feed xmlns="http://www.w3.org/2005/Atom"><title>New</title><link href="/feed"/><entry><id>tag:1</id><title>One</title>
      <link href="/one.html"/><link rel="enclosure" href="/one.pdf"/><updated>2031-04-01T00:00:00Z</updated></entry></feed>`,
    [{ id: 'tag:1', link: '/one.pdf', version: '2031-04-01T00:00:00Z' }],
  ],
  [
    'RSS 2.0, with a link in words and words in CDATA',
    `<rss version="2.0"><channel><link>https://courts.test/</link><item><title><![CDATA[A & B]]></title><link> https://courts.test/2.docx </link>
      <pubDate>Tue, 01 Apr 2031 09:00:00 +0300</pubDate></item><item><title>Words alone</title></item></channel></rss>`,
    [{ id: 'https://courts.test/2.docx', link: 'https://courts.test/2.docx', version: 'Tue, 01 Apr 2031 09:00:00 +0300' }],
  ],
  [
    'RSS with an enclosure and an id of its own',
    '<rss><channel><item><guid>7</guid><link>/7</link><enclosure url="/7.pdf" length="1" type="application/pdf"/></item></channel></rss>',
    [{ id: '7', link: '/7.pdf', version: '/7.pdf' }],
  ],
])('%s', (_, xml, entries) => {
  expect(readFeed(xml)?.entries).toEqual(entries)
})

test.each([
  ['a page', '<html><body>Down for maintenance</body></html>'],
  ['half a feed', '<feed xmlns="http://www.w3.org/2005/Atom"><entry><id>1</id>'],
  ['an entity of its own', '<!DOCTYPE feed [<!ENTITY x "y">]><feed>&x;</feed>'],
])('%s is no feed', (_, xml) => {
  expect(readFeed(xml)).toBeNull()
})
