import { expect, test } from 'vitest'
import { layOutDigest } from './digest-letter.ts'
import type { ToldPart } from './digest.ts'

const part: ToldPart = {
  name: 'Mills & <weirs>',
  query: 'mill /p weir',
  path: '/cases?query=mill',
  cases: [
    {
      shown: {
        id: 'keca-2026-12',
        title: 'Otieno v Ochieng',
        court: 'Court of Appeal',
        date: '2026-01-26',
        citation: '[2026] KECA 12 (KLR)',
      },
      passage: { html: 'The <mark>mill</mark> &amp; its weir.', paragraph: 14 },
    },
  ],
  found: [11, 12, 13],
  more: 2,
  old: 1,
  isWatched: false,
}
const unsubscribe = { post: 'https://hukumu.test/api/mail/unsubscribe/x', page: 'https://hukumu.test/unsubscribe?token=x' }
const lay = (parts: readonly ToldPart[]) =>
  layOutDigest({ to: 'a@example.test', parts, notices: [], siteUrl: 'https://hukumu.test', unsubscribe })

test('a mail of one search says the same in plain words and in HTML', () => {
  const { subject, text, html } = lay([part])
  expect(subject).toBe('3 new decisions: Mills & <weirs>')
  expect(text).toContain(
    [
      'Otieno v Ochieng',
      'Court of Appeal, 26 January 2026, [2026] KECA 12 (KLR)',
      '“The mill & its weir.”',
      'https://hukumu.test/cases/keca-2026-12#p-14',
    ].join('\n'),
  )
  expect(html).toContain('Mills &amp; &lt;weirs&gt;')
  expect(html).toContain('Court of Appeal, 26 January 2026, [2026]&nbsp;KECA&nbsp;12&nbsp;(KLR)')
  expect(html).toContain('“The <strong>mill</strong> &amp; its weir.”</blockquote>')
  expect(html).toContain('And 2 more new decisions. 1 older decision came to the library as well.')
  // Read where the device is dark, and on a phone, too.
  for (const words of ['name="color-scheme" content="light dark"', 'prefers-color-scheme: dark', 'max-width: 600px'])
    expect(html).toContain(words)
})

test('what several searches found is counted once', () => {
  expect(lay([part, { ...part, name: 'Weirs', found: [13, 14] }]).subject).toBe('4 new decisions for your searches')
})

test.each([
  [{ isWatched: true, name: 'Overturned: Otieno v Ochieng' }, 'See where it stands'],
  [{ isWatched: true, name: 'Amended: Section 41', cases: [] }, 'Read it'],
  [{}, 'Open this search'],
])('%j leads on by “%s”', (given, words) => {
  const { text, html } = lay([{ ...part, ...given }])
  expect(text).toContain(`${words}:\nhttps://hukumu.test/cases?query=mill`)
  expect(html).toContain(`>${words}</a>`)
})

test('a mail to an address that was never confirmed says so, and where it is confirmed', () => {
  const unconfirmed = lay([{ ...part, name: null, query: '' }])
  expect(unconfirmed.text).toContain('Your email address is not confirmed')
  expect(unconfirmed.text).toContain('Confirm it:\nhttps://hukumu.test/activate')
  expect(unconfirmed.html).toContain('href="https://hukumu.test/activate"')
  for (const said of [lay([part]).text, lay([part]).html]) expect(said).not.toContain('not confirmed')
})
