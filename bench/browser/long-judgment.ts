import { makeJudgments, type SyntheticJudgment } from '../corpus.ts'

/** Every so many paragraphs one cites another case. */
const citingEvery = 6
const others = 120

/** A judgment of so many words in numbered paragraphs under headings, which cites the others that come with it. */
export function writeLongJudgment(words: number): { long: SyntheticJudgment; cited: SyntheticJudgment[] } {
  const [first, ...rest] = makeJudgments(others + 1)
  if (!first) throw new Error('No judgments were made')
  const paragraphs: string[] = []
  let written = 0
  for (let source = 0; written < words; source = (source + 1) % rest.length)
    for (const paragraph of rest[source]!.content.split('\n\n').map((text) => text.replace(/^\d+\. /, ''))) {
      if (written >= words) break
      const number = paragraphs.length + 1
      const other = rest[number % rest.length]!
      const citing = number % citingEvery === 0 ? ` See ${other.title} ${other.citation}.` : ''
      paragraphs.push(`${number}. ${paragraph}${citing}`)
      written += paragraph.split(' ').length
    }
  return {
    long: {
      ...first,
      title: 'Long v Measured',
      citation: '[2020] KEHC 99990 (KLR)',
      court_code: 'KEHC',
      date: '2020-02-03',
      content: paragraphs.join('\n\n'),
    },
    cited: rest.map((judgment) => ({ ...judgment, content: judgment.content.slice(0, 2000) })),
  }
}
