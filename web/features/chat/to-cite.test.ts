import { expect, test } from 'vitest'
import type { ChatReference } from '#contract/chat'
import { citedOf, toCite } from './to-cite.ts'

const passage = (paragraph: number | null, more: Partial<ChatReference> = {}): ChatReference => ({
  n: 1,
  kind: 'case',
  id: 'kehc-2024-1',
  title: 'Achieng v Barasa [2024] KEHC 1 (KLR)',
  citation: '[2024] KEHC 1 (KLR)',
  court: 'High Court',
  date: null,
  paragraph,
  number: paragraph === null ? null : String(paragraph),
  pinpoint: paragraph === null ? '' : `para ${paragraph}`,
  quote: 'The weir was built.',
  opinion: null,
  author: null,
  standing: null,
  sample: false,
  private: false,
  ...more,
})

test('a card cites the passage that it shows, and where that is a digest the first of its case', () => {
  const [submission, shown, digest] = [passage(13, { voice: 'party' }), passage(28), passage(null)]
  expect(citedOf({ reference: shown, passages: [submission, shown] })).toBe(shown)
  expect(citedOf({ reference: digest, passages: [digest, submission, shown] })).toBe(submission)
  expect(citedOf({ reference: digest, passages: [digest] })).toBe(digest)
})

test('a paragraph goes along with its case, and whose words it has; a provision is cited as such', () => {
  expect(toCite(passage(13, { voice: 'party' }))).toEqual({
    caseId: 'kehc-2024-1',
    name: 'Achieng v Barasa',
    paragraph: 13,
    pinpoint: 'para 13',
    voice: 'party',
  })
  const unnumbered = passage(14, { number: null, pinpoint: 'paragraph not numbered in this copy' })
  expect(toCite(unnumbered)).toMatchObject({ paragraph: 14, pinpoint: null })
  expect(toCite(passage(null, { pinpoint: 'digest' }))).toMatchObject({ paragraph: null, pinpoint: null })
  const title = 'Land Registration Act (Cap. 300), section 26: Certificate of title'
  expect(
    toCite(passage(null, { kind: 'provision', id: 'ke-act-2012-3~sec_26', title, citation: null, pinpoint: 'section 26' })),
  ).toMatchObject({
    caseId: 'ke-act-2012-3',
    provision: { id: 'ke-act-2012-3~sec_26', law: { title: 'Land Registration Act (Cap. 300)' } },
    name: 'Land Registration Act (Cap. 300), section 26',
    paragraph: null,
  })
})
