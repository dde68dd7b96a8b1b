import type { Passage } from '../../server/areas/chat/retrieval/passage.ts'

type Given = Pick<Passage, 'text'> & { case: keyof typeof cases; number: string; opinion?: 'dissenting' }

/** Invented cases; no party, number or decision is real. */
const cases = {
  weir: ['Achieng v Barasa Fisheries Ltd', '[2021] KECA 90501 (KLR)', 'Court of Appeal', '2021-03-04', null],
  lorry: ['Mumo v Otieno', '[2019] KEHC 90502 (KLR)', 'High Court', '2019-04-01', null],
  dismissal: ['Wanjala v Tumaini Sacco Society', '[2022] KEELRC 90503 (KLR)', 'Employment and Labour Relations Court', '2022-07-18', null],
  lease: ['Kirinyo Properties v Nakhumicha', '[2020] KEELC 90504 (KLR)', 'Environment and Land Court', '2020-11-09', null],
  stay: ['Lokai v Imara Insurance', '[2023] KECA 90505 (KLR)', 'Court of Appeal', '2023-05-12', null],
  bail: ['Republic v Chelimo', '[2018] KEHC 90506 (KLR)', 'High Court', '2018-02-14', null],
  old: ['Okello v Sironga', '[2009] KEHC 90507 (KLR)', 'High Court', '2009-06-30', 'overruled'],
  rates: ['Mwangaza Traders v County Government of Lamu', '[2024] KESC 90508 (KLR)', 'Supreme Court', '2024-01-26', null],
} as const

const given: Given[] = [
  {
    case: 'weir',
    number: '14',
    text: 'Whoever drains the fish ponds of a neighbour without written notice of seven days owes the neighbour the market price of the fish that were lost. It does not matter that the water returned afterwards.',
  },
  {
    case: 'weir',
    number: '21',
    text: 'The learned judge was right to refuse interest before judgment. The respondent had not pleaded it, and a court does not grant what nobody has asked for.',
  },
  {
    case: 'weir',
    number: '33',
    opinion: 'dissenting',
    text: 'I would allow the appeal. A neighbour who builds a weir across a public stream takes the risk that others will open it, and has no claim for the fish.',
  },
  {
    case: 'lorry',
    number: '8',
    text: 'A person who borrows a vehicle free of charge keeps it at his own risk and must return it in the state in which he received it, fair wear excepted.',
  },
  {
    case: 'lorry',
    number: '12',
    text: 'The defendant admitted in cross-examination that the lorry lay uncovered at Voi for eleven months. I award the plaintiff Kshs 1,250,000 for the loss of its engine.',
  },
  {
    case: 'dismissal',
    number: '27',
    text: 'An employer who has lost trust in a cashier must still hear her before dismissal. The hearing may be short, but a colleague of her choice may attend it, and she must be told of that right.',
  },
  {
    case: 'dismissal',
    number: '31',
    text: 'The claimant was summoned at 4 p.m. and dismissed at 4.20 p.m. of the same day. No reasonable time to prepare was given, and the termination was therefore unfair.',
  },
  {
    case: 'dismissal',
    number: '40',
    text: 'I decline to order reinstatement. Two years have passed, and the respondent has filled the post. The claimant shall have eight months’ gross salary as compensation.',
  },
  {
    case: 'lease',
    number: '16',
    text: 'A landlord of a controlled tenancy who wishes to raise the rent must serve a notice in the prescribed form two months before it takes effect. A letter, however clear, is not enough.',
  },
  {
    case: 'lease',
    number: '19',
    text: 'The tenant who receives a defective notice may ignore it. She does not waive the defect by paying the higher rent for a month under protest.',
  },
  {
    case: 'stay',
    number: '9',
    text: 'An applicant for a stay of execution must show that the appeal is arguable and that it would be rendered nugatory if the stay were refused. Both must be shown; one alone does not suffice.',
  },
  {
    case: 'stay',
    number: '11',
    text: 'An arguable appeal is not one that must succeed. It is enough that a single ground deserves full consideration by the court.',
  },
  {
    case: 'stay',
    number: '15',
    text: 'The respondent is a widow without known means. Were the decretal sum of Kshs 4,800,000 paid to her now, the applicant could hardly recover it. The stay is granted on condition that half of the sum is deposited within thirty days.',
  },
  {
    case: 'bail',
    number: '6',
    text: 'Every arrested person has the right to be released on bond on reasonable terms unless there are compelling reasons to the contrary. The seriousness of the charge alone is no such reason.',
  },
  {
    case: 'bail',
    number: '10',
    text: 'The prosecution bears the burden of proving that the accused is likely to abscond or to interfere with witnesses. A bare statement of the investigating officer from the bar does not discharge it.',
  },
  { case: 'old', number: '5', text: 'A spouse who made no contribution in money has no share in the matrimonial home upon divorce.' },
  {
    case: 'rates',
    number: '44',
    text: 'A county may impose property rates and entertainment taxes under the Constitution. Any other tax requires an Act of Parliament that authorises it.',
  },
  {
    case: 'rates',
    number: '52',
    text: 'The by-law was made without any public participation. A meeting held on one day’s notice at which nobody spoke is not participation. The by-law is invalid for that reason as well.',
  },
  {
    case: 'rates',
    number: '58',
    text: 'The declaration of invalidity is suspended for six months so that the county assembly may enact a lawful measure. Levies collected before this judgment need not be refunded.',
  },
]

const source = ({ case: key, number, opinion }: Given): Passage['source'] => {
  const [title, citation, court, date, standing] = cases[key]
  return {
    kind: 'case',
    id: key,
    title,
    citation,
    court,
    date,
    paragraph: Number(number),
    number,
    pinpoint: `para ${number}`,
    opinion: opinion ?? 'majority',
    author: null,
    standing: standing === null ? null : { level: 'negative', kind: standing, source: 'confirmed treatment', decided_on: null },
    sample: true,
    private: false,
  }
}

export const passages: ReadonlyMap<number, Passage> = new Map(
  given.map((one, at) => [
    at + 1,
    {
      source: source(one),
      text: one.text,
      before: '',
      after: '',
      heading: 'Legal Reasoning',
      citations: [cases[one.case][1]],
      level: null,
      voices: [],
    },
  ]),
)

/** A paragraph of a case of which nothing else is told. */
export const passageOf = (text: string, { title = 'Achieng v Barasa' }: { title?: string } = {}): Passage => ({
  source: {
    kind: 'case',
    id: title,
    title,
    citation: null,
    court: null,
    date: null,
    paragraph: 1,
    number: null,
    pinpoint: 'paragraph 1',
    opinion: null,
    author: null,
    standing: null,
    sample: true,
    private: false,
  },
  text,
  before: '',
  after: '',
  heading: 'Background',
  citations: [],
  level: null,
  voices: [],
})
