import { expect, test } from 'vitest'
import { findCitations } from './find.ts'
import { resolveBackReferences } from './resolve.ts'

const cited = 'Bahari Traders Limited v Okello [2017] eKLR'
const shortsOf = (text: string) => {
  const citations = findCitations(text)
  const backTo = resolveBackReferences(citations, text)
  return citations.flatMap(({ kind, text: words }, index) => (kind === 'short' ? [`${words} ${backTo[index]}`] : []))
}

test.each([
  [`See ${cited}. Unlike in Bahari Traders, the tenant paid.`, ['Bahari Traders 0']],
  [`See ${cited}. In Bahari Traders the court found fraud.`, ['Bahari Traders 0']],
  [`See ${cited} (“Bahari”). I apply Bahari.`, ['Bahari 0']],
  [`See ${cited} (hereinafter, for short, "the Bahari decision"). I apply Bahari.`, ['Bahari decision 0', 'Bahari 0']],
])('a case is cited by a name alone: %s', (text, expected) => expect(shortsOf(text)).toEqual(expected))

test.each([
  ['See Otieno v Republic [2017] eKLR. The court has faith in Otieno and his brothers.'],
  ['In Otieno, the court found fraud. See Otieno v Republic [2017] eKLR.'],
  ['See Republic v Otieno [2017] eKLR. In Republic, the court sat.'],
  [`See ${cited} (“Bahari”). Bahari v Simba [2018] eKLR is another, and Bahari J sat.`],
  [`See ${cited} (“Bahari”). The goods that Bahari had sold were lost, and Bahari maintained so.`],
])('what is no name of a case cited before is none: %s', (text) => expect(shortsOf(text)).toEqual([]))
