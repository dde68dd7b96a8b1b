import { expect, test } from 'vitest'
import { layOutWords } from './entry-words.ts'

/** The places of each word of a tsvector in binary form, as PostgreSQL writes them: 1A,14. */
function showWords(packed: Uint8Array): Map<string, string> {
  const bytes = Buffer.from(packed.buffer, packed.byteOffset, packed.byteLength)
  const shown = new Map<string, string>()
  let at = 4
  while (at < bytes.length) {
    const end = bytes.indexOf(0, at)
    const count = bytes.readUInt16BE(end + 1)
    const places = Array.from({ length: count }, (_, i) => bytes.readUInt16BE(end + 3 + 2 * i))
    shown.set(bytes.toString('utf8', at, end), places.map((place) => `${place & 0x3fff}${place >> 14 === 3 ? 'A' : ''}`).join(','))
    at = end + 3 + 2 * count
  }
  return shown
}

test('words of the heading have weight A, and the body begins further on', () => {
  const { words, vocabulary } = layOutWords('Njeri v Otieno', 'Otieno appealed.')
  expect(showWords(words)).toEqual(
    new Map([
      ['njeri', '1A'],
      ['v', '2A'],
      ['otieno', '3A,14'],
      ['appealed', '15'],
    ]),
  )
  expect(vocabulary).toEqual(['njeri', 'v', 'otieno', 'appealed'])
})

test('a word that repeats goes on under another name', () => {
  const { words, vocabulary } = layOutWords('', 'court '.repeat(260))
  expect(showWords(words).get('court')!.split(',')).toHaveLength(250)
  expect(showWords(words).get('court+001')).toBe(Array.from({ length: 10 }, (_, i) => 10 + 251 + i).join(','))
  expect(vocabulary).toEqual(['court'])
})

test('a long text goes on in blocks that share their ends', () => {
  const body = Array.from({ length: 40_000 }, (_, i) => `w${i}`).join(' ')
  const { words, vocabulary } = layOutWords('', body)
  const found = showWords(words)
  const first = 16_000 - 10
  expect(found.get(`w${first - 1}`)).toBe('16000')
  expect(found.get(`w${first - 1}+a`)).toBe('60')
  expect(found.get(`w${first}`)).toBe('16383')
  expect(found.get(`w${first}+a`)).toBe('61')
  expect(found.get('w39999+b')).toBeDefined()
  expect(found.has('w39999+c')).toBe(false)
  expect(vocabulary.filter((word) => word.startsWith('+'))).toEqual(['+a', '+b'])
})

test('runs that are no words, and texts beyond what an entry holds, are left out', () => {
  expect(layOutWords('', `${'x'.repeat(300)} y`).vocabulary).toEqual(['y'])
  const endless = layOutWords('', Array.from({ length: 60_000 }, (_, i) => `${'word'.repeat(10)}${i}`).join(' '))
  expect(endless.words.byteLength).toBeLessThan(3_000_000)
})
