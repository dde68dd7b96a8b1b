import { expect, test } from 'vitest'
import type { Passage } from '../retrieval/passage.ts'
import { judgeSentence } from './judge-sentence.ts'

const passage = (text: string, more: Partial<Passage['source']> = {}): Passage => ({
  source: {
    kind: 'case',
    id: 'keca-2021-90501',
    title: 'Achieng v Barasa Fisheries',
    citation: '[2021] KECA 90501 (KLR)',
    court: 'Court of Appeal',
    date: '2021-03-04',
    paragraph: 14,
    number: '14',
    pinpoint: 'para 14',
    opinion: 'majority',
    author: null,
    standing: null,
    sample: true,
    private: false,
    ...more,
  },
  text,
  before: '',
  after: '',
  heading: 'Legal Reasoning',
  citations: [more.citation ?? '[2021] KECA 90501 (KLR)'],
  level: 2,
  voices: [],
})
const ponds =
  'Whoever drains the fish ponds of a neighbour without written notice of seven days owes the neighbour the market price of the fish. The appeal is dismissed.'
const lorry = { id: 'kehc-2019-90502', title: 'Mumo v Otieno', citation: '[2019] KEHC 90502 (KLR)', court: 'High Court', number: '8' }
const given = new Map([
  [1, passage(ponds)],
  [
    2,
    passage(
      'A person who borrows a vehicle keeps it at his own risk. On 3 May 2019 the plaintiff hired the lorry, a blue one, for the harvest.',
      lorry,
    ),
  ],
  [3, passage('A neighbour who builds a weir has no claim for the fish.', { opinion: 'dissenting', number: '33' })],
  [
    4,
    passage('A spouse has no share in the home.', {
      standing: { level: 'negative', kind: 'overruled', source: 'confirmed treatment', decided_on: null },
    }),
  ],
])

const verdictOf = (sentence: string) => judgeSentence(sentence, given)

test.each([
  ['quoted', 'The appeal is dismissed [1].'],
  ['quoted', '“A person who borrows a vehicle keeps it at his own risk.” [2]'],
  ['drawn', 'The plaintiff hired the lorry for the harvest [2].'],
  // Notice of any kind is more than notice of seven days.
  ['own', 'Whoever drains the fish ponds of a neighbour without written notice owes the neighbour the market price of the fish [1].'],
  ['own', 'Whoever drains fish ponds without seven days of notice owes the market price of the fish [1].'],
  ['own', 'The court said that “owes the neighbour the market price of the fish” [1].'],
  ['own', 'The court spoke of “Whoever drains the fish ponds … owes the neighbour” the price [1].'],
  ['own', 'In Achieng v Barasa Fisheries [2021] KECA 90501 (KLR) at para 14 the market price of the fish was owed [1].'],
  ['own', 'A written notice of 7 days is needed before fish ponds are drained [1].'],
  ['own', 'The dissent saw no claim for the fish of a neighbour who builds a weir [3].'],
  ['own', 'The decision that a spouse has no share in the home was overruled [4].'],
  ['own', '- A borrower keeps a vehicle at his own risk [2].'],
  ['own', 'Whoever drains the fish ponds of a neighbour does not owe the market price of the fish [1].'],
])('%s: %s', (verdict, sentence) => expect(verdictOf(sentence)).toMatchObject({ verdict, reason: null }))

test.each([
  ['no-reference', 'Whoever drains fish ponds owes the price of the fish.'],
  ['no-reference', 'Whoever drains fish ponds owes the price of the fish [9].'],
  ['citation-not-held', 'In [2017] KESC 31 (KLR) it was said that whoever drains fish ponds owes the price of the fish [1].'],
  ['other-name', 'In Njoroge v Simiyu it was said that whoever drains fish ponds owes the market price [1].'],
  ['other-name', 'In Mumo v Otieno [2021] KECA 90501 (KLR) whoever drained fish ponds owed the market price of the fish [1] [2].'],
  ['other-name', 'The Supreme Court said that whoever drains fish ponds owes the market price of the fish [1].'],
  ['other-name', 'The chambers of Zawadi settled the secret arbitration over smuggled ivory [1].'],
  ['quotation-altered', 'The court said that “owes the neighbour twice the market price of the fish” [1].'],
  ['quotation-altered', 'The court said that “owes the neighbour the market price [1].'],
  ['wrong-paragraph', 'At para 41 the court said that whoever drains fish ponds owes the market price of the fish [1].'],
  ['other-figure', 'Whoever drains fish ponds without notice of 14 days owes the market price of the fish [1].'],
  ['dissent-unsaid', 'A neighbour who builds a weir has no claim for the fish [3].'],
  ['overturned-unsaid', 'A spouse has no share in the home [4].'],
  ['foreign-matter', 'A borrower keeps a vehicle at his own risk, see [more](https://evil.example) [2].'],
  ['foreign-matter', '![x](https://evil.example/x.png) A borrower keeps a vehicle at his own risk [2].'],
  ['foreign-matter', 'A borrower keeps a vehicle at his own risk <img src=x> [2].'],
  ['foreign-matter', 'A borrower keeps a vehicle at his own risk, www.evil.example [2].'],
] as const)('%s: %s', (reason, sentence) => expect(verdictOf(sentence)).toEqual({ references: [], verdict: 'struck', reason }))
