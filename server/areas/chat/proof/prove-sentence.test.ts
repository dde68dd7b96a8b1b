import { expect, test } from 'vitest'
import type { Passage } from '../retrieval/passage.ts'
import { proveSentence } from './prove-sentence.ts'

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
})
const ponds =
  'Whoever drains the fish ponds of a neighbour without written notice of seven days owes the neighbour the market price of the fish. The appeal is dismissed.'
const lorry = { id: 'kehc-2019-90502', title: 'Mumo v Otieno', citation: '[2019] KEHC 90502 (KLR)', court: 'High Court', number: '8' }
const given = new Map([
  [1, passage(ponds)],
  [2, passage('A person who borrows a vehicle keeps it at his own risk.', lorry)],
  [3, passage('A neighbour who builds a weir has no claim for the fish.', { opinion: 'dissenting', number: '33' })],
  [
    4,
    passage('A spouse has no share in the home.', {
      standing: { level: 'negative', kind: 'overruled', source: 'confirmed treatment', decided_on: null },
    }),
  ],
])

test.each([
  ['Whoever drains fish ponds without seven days of notice owes the market price of the fish [1].', [1]],
  ['The court said that “owes the neighbour the market price of the fish” [1].', [1]],
  ['The court held: “Whoever drains the fish ponds of a neighbour” [1].', [1]],
  ['The court spoke of “Whoever drains the fish ponds … owes the neighbour” the price [1].', [1]],
  ['In Achieng v Barasa Fisheries [2021] KECA 90501 (KLR) at para 14 the market price of the fish was owed [1].', [1]],
  ['A written notice of 7 days is needed before fish ponds are drained [1].', [1]],
  ['The dissent saw no claim for the fish of a neighbour who builds a weir [3].', [3]],
  ['The decision that a spouse has no share in the home was overruled [4].', [4]],
  ['- A borrower keeps a vehicle at his own risk [2].', [2]],
])('%s is borne out', (sentence, references) => expect(proveSentence(sentence, given)).toEqual({ references, reason: null }))

test.each([
  ['no-reference', 'Whoever drains fish ponds owes the price of the fish.'],
  ['no-reference', 'Whoever drains fish ponds owes the price of the fish [9].'],
  ['citation-not-held', 'In [2017] KESC 31 (KLR) it was said that whoever drains fish ponds owes the price of the fish [1].'],
  ['other-name', 'In Njoroge v Simiyu it was said that whoever drains fish ponds owes the market price [1].'],
  ['other-name', 'In Mumo v Otieno [2021] KECA 90501 (KLR) whoever drained fish ponds owed the market price of the fish [1] [2].'],
  ['quotation-altered', 'The court said that “owes the neighbour twice the market price of the fish” [1].'],
  ['quotation-altered', 'The court said that “owes the neighbour the market price [1].'],
  ['wrong-paragraph', 'Whoever drains the fish ponds without written notice owes the market price [2].'],
  ['wrong-paragraph', 'At para 41 the court said that whoever drains fish ponds owes the market price of the fish [1].'],
  ['not-said', 'Whoever drains fish ponds without notice of 14 days owes the market price of the fish [1].'],
  ['not-said', 'The Supreme Court said that whoever drains fish ponds owes the market price of the fish [1].'],
  ['not-said', 'The chambers of Zawadi settled the secret arbitration over smuggled ivory [1].'],
  ['opposite', 'Whoever drains the fish ponds of a neighbour does not owe the market price of the fish [1].'],
  ['opposite', 'The appeal over the fish ponds is allowed [1].'],
  ['not-said', 'The court held otherwise [1].'],
  ['opposite', 'Fish ponds may be drained with written notice or without it, and the neighbour never owes the market price [1].'],
  ['not-said', 'Whoever drains fish ponds always owes the neighbour the market price of the fish [1].'],
  ['dissent-unsaid', 'A neighbour who builds a weir has no claim for the fish [3].'],
  ['overturned-unsaid', 'A spouse has no share in the home [4].'],
  ['foreign-matter', 'A borrower keeps a vehicle at his own risk, see [more](https://evil.example) [2].'],
  ['foreign-matter', '![x](https://evil.example/x.png) A borrower keeps a vehicle at his own risk [2].'],
  ['foreign-matter', 'A borrower keeps a vehicle at his own risk <img src=x> [2].'],
  ['foreign-matter', 'A borrower keeps a vehicle at his own risk, www.evil.example [2].'],
] as const)('%s: %s', (reason, sentence) => expect(proveSentence(sentence, given)).toEqual({ references: [], reason }))
