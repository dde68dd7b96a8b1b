import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applyEdits, boundariesOf, editsOf, shiftBy, shiftLayout } from './edits.ts'
import { createNameFinder, hideName } from './find-names.ts'
import { wordsOfAnswer, wordsOfMail } from './decode-words.ts'

const key = 'a key'
const redact = (name: string, text: string, options = {}) => {
  const find = createNameFinder(key, [hideName(key, name, '#')])
  return applyEdits(text, editsOf(find(text, options), ['#'], []))
}

describe('a name is found', () => {
  test.each([
    ['as given', 'Zawadi Kerubo', 'heard Zawadi Kerubo today', 'heard # today'],
    ['in capitals and small letters', 'Zawadi Kerubo', 'ZAWADI KERUBO, zawadi kerubo', '#, #'],
    ['over NBSP, several spaces, a line break', 'Zawadi Kerubo', 'Zawadi\u00a0Kerubo Zawadi   Kerubo Zawadi\n  Kerubo', '# # #'],
    ['with a possessive', 'Zawadi Kerubo', "Zawadi Kerubo’s claim, ZAWADI KERUBO'S claim", "#’s claim, #'S claim"],
    ['with dots, without, apart', 'Z.K. Omwenga', 'Z.K. Omwenga, ZK Omwenga, Z K Omwenga, Z. K. Omwenga', '#, #, #, #'],
    ['with an apostrophe of any kind', "Ng'endo", "Ng’endo, NG'ENDO and Ngendo", '#, # and #'],
    ['broken over a line', 'Kerubo', 'said Keru-\nbo then', 'said # then'],
    ['with a soft hyphen or a joiner inside', 'Kerubo', 'Keru\u00adbo and Ke\u200brubo', '# and #'],
    ['with and without accents', 'Wanjiku', 'Wanjikũ and WANJIKŨ', '# and #'],
    ['with the mark of a footnote', 'Zawadi Kerubo', 'Zawadi Kerubo1 and Zawadi Kerubo²', '#1 and #²'],
  ])('%s', (_, name, text, expected) => expect(redact(name, text)).toBe(expected))

  test('in the name of a file', () =>
    expect(redact('Zawadi Kerubo', 'Zawadi_Kerubo+v.-Republic (zawadi, kerubo).pdf#3', { inFileName: true })).toBe(
      '#+v.-Republic (#).pdf#3',
    ))
})

describe('no name is found', () => {
  test.each([
    ['in longer words', 'Dan', 'Daniel ordained sedan'],
    ['in words that only together spell it', 'Dan', 'exhibit D an affidavit'],
    ['over a comma', 'Zawadi Kerubo', 'Zawadi, Kerubo'],
    ['over the end of a sentence', 'Zawadi Kerubo', 'She saw Zawadi. Kerubo left.'],
    ['over a spaced dash', 'Zawadi Kerubo', 'Zawadi – Kerubo'],
    ['in part', 'Zawadi Kerubo', 'Zawadi Kemunto and Kerubo'],
  ])('%s', (_, name, text) => expect(redact(name, text)).toBe(text))
})

test('the longest of several names wins, whatever their order', () => {
  const names = [hideName(key, 'Kerubo', 'K'), hideName(key, 'Zawadi Kerubo', 'Z.K.'), hideName(key, 'Zawadi', 'Z')]
  const text = 'Zawadi Kerubo, Kerubo and Zawadi'
  expect(applyEdits(text, editsOf(createNameFinder(key, names)(text), ['K', 'Z.K.', 'Z'], []))).toBe('Z.K., K and Z')
})

test('a hidden name does not hold the name, and another key gives another hash', () => {
  const hidden = hideName(key, 'Zawadi Kerubo', 'Z.K.')
  expect(JSON.stringify(hidden)).not.toMatch(/zawadi|kerubo/i)
  expect(hideName('another', 'Zawadi Kerubo', 'Z.K.').hash).not.toBe(hidden.hash)
})

test('a name over the end of a paragraph is replaced in both', () => {
  const text = 'of Zawadi\n\nKerubo says'
  const layout = {
    parts: [],
    paragraphs: [
      [0, 9, 2, null, 0, 0],
      [11, 22, 2, null, 0, 0],
    ] as [number, number, number, null, number, number][],
  }
  const edits = editsOf(createNameFinder(key, [hideName(key, 'Zawadi Kerubo', '')])(text), ['Z.K.'], boundariesOf(layout))
  const changed = applyEdits(text, edits)
  expect(changed).toBe('of Z.K.\n\nZ.K. says')
  expect(shiftLayout(layout, edits).paragraphs.map(([start, end]) => changed.slice(start, end))).toEqual(['of Z.K.', 'Z.K. says'])
})

test('paragraphs hold the same words after any edits', () => {
  const words = fc.array(fc.constantFrom('Zawadi', 'Kerubo', 'Zawadi Kerubo', 'the', 'court', 'ZAWADI\u00a0KERUBO', '12.'), {
    minLength: 1,
  })
  const finder = createNameFinder(key, [hideName(key, 'Zawadi Kerubo', 'A much longer reading')])
  fc.assert(
    fc.property(fc.array(words, { minLength: 1 }), fc.constantFrom('Z', 'A much longer reading'), (given, initials) => {
      const paragraphs = given.map((one) => one.join(' '))
      const text = paragraphs.join('\n\n')
      let at = 0
      const bounds = paragraphs.map((paragraph) => {
        const start = at
        at += paragraph.length + 2
        return [start, start + paragraph.length] as const
      })
      const edits = editsOf(finder(text), [initials], bounds.flat())
      const changed = applyEdits(text, edits)
      const shift = shiftBy(edits)
      const now = bounds.map(([start, end]) => changed.slice(shift(start), shift(end)))
      expect(now.join('\n\n')).toBe(changed)
      expect(now).toHaveLength(changed.split('\n\n').length)
      expect(finder(changed)).toEqual([])
    }),
    { numRuns: 200 },
  )
})

describe('what is kept elsewhere is read as words', () => {
  const find = createNameFinder(key, [hideName(key, 'Zawadi Kerubo', '#')])
  test.each([
    ['a stored answer', '{"title":"Zawadi Kerubo v Republic"}'],
    ['escapes', String.raw`{"text":"of\nZawadi\u00a0Kerubo"}`],
    ['a snippet with marks', String.raw`{"html":"<mark>Zawadi<\/mark> Kerubo"}`],
  ])('%s', (_, body) => expect(find(wordsOfAnswer(body))).toHaveLength(1))

  const mail = (headers: string, body: string) => `To: reader@example.test\r\n${headers}\r\n\r\n${body}\r\n`
  test.each([
    ['plain', mail('Subject: New cases', 'Zawadi Kerubo v Republic')],
    ['in a subject', mail('Subject: Zawadi\r\n Kerubo v Republic', 'See there.')],
    ['in an encoded subject', mail(`Subject: =?UTF-8?B?${Buffer.from('Zawadi').toString('base64')}?= =?UTF-8?Q?_Kerubo?=`, 'See there.')],
    ['quoted-printable', mail('Subject: New cases', 'Zawa=\r\ndi=C2=A0Kerubo v Republic')],
    ['base64', mail('Subject: New cases', Buffer.from('A case: Zawadi Kerubo v Republic').toString('base64'))],
  ])('a mail, %s', (_, text) => expect(find(wordsOfMail(text)).length).toBeGreaterThan(0))

  test('but not whom a mail is for', () =>
    expect(find(wordsOfMail('To: Zawadi Kerubo\r\n <zawadi.kerubo@example.test>\r\nSubject: Welcome\r\n\r\nWelcome.'))).toEqual([]))
})

test('a name of a hundred words is looked for at every word in not much more time than one of two', () => {
  const text = 'a '.repeat(40_000)
  const costOf = (words: number) => {
    const find = createNameFinder(key, [hideName(key, 'b '.repeat(words), '#')])
    const costs = [1, 2, 3].map(() => {
      const before = process.threadCpuUsage()
      expect(find(text)).toEqual([])
      const { user, system } = process.threadCpuUsage(before)
      return user + system
    })
    return Math.min(...costs)
  }
  expect(costOf(100) / costOf(2)).toBeLessThan(9)
})
