import type { Passage } from '../../server/areas/chat/retrieval/passage.ts'

/**
 * Passages and true sentences that were written before the rules of proof were mended, freely and in other words than the passage. Of half the
 * sentences only the sum is printed: they are not read while the rules are tuned. Invented; no party, number or decision is real.
 */
interface Fresh {
  title: string
  citation: string
  court: string
  date: string
  number: string
  text: string
  tuning: readonly string[]
  heldOut: readonly string[]
}

const given: readonly Fresh[] = [
  {
    title: 'Wekesa v Lulu Estates Ltd',
    citation: '[2022] KEELC 90601 (KLR)',
    court: 'Environment and Land Court',
    date: '2022-03-15',
    number: '23',
    text: 'A registered proprietor who obtained title through a forged transfer acquires no interest that he can pass on. The innocence of a later purchaser does not cure the forgery, though she may recover what she paid from the person who sold to her.',
    tuning: [
      'Title founded on a forged instrument is worthless and cannot be handed to anybody else [1].',
      'A buyer in good faith gets no better title where the transfer was forged [1].',
      'The buyer’s remedy is a refund of the price from the seller [1].',
    ],
    heldOut: [
      'Forgery leaves the registered owner with nothing to convey [1].',
      'Good faith on the part of a subsequent buyer does not heal a forged transfer [1].',
      'The deceived purchaser can reclaim her money from whoever sold her the land [1].',
    ],
  },
  {
    title: 'Akinyi v Daily Lantern Ltd',
    citation: '[2020] KEHC 90602 (KLR)',
    court: 'High Court',
    date: '2020-09-02',
    number: '31',
    text: 'The publication of an apology on an inside page eleven weeks after the article does not extinguish the claim. It goes to the quantum of damages, which I assess at Kshs 2,200,000.',
    tuning: [
      'A late apology does not defeat an action for defamation [2].',
      'Apologising merely reduces the amount of compensation payable [2].',
      'The plaintiff was awarded Kshs 2,200,000 [2].',
    ],
    heldOut: [
      'An apology printed inside the paper after 11 weeks left the cause of action alive [2].',
      'The apology matters only for how much is to be paid [2].',
      'Compensation was fixed at Kshs 2,200,000 [2].',
    ],
  },
  {
    title: 'In re Estate of Murithi (Deceased)',
    citation: '[2019] KEHC 90603 (KLR)',
    court: 'High Court',
    date: '2019-05-20',
    number: '17',
    text: 'A child born outside wedlock inherits from the father in equal shares with the other children. A customary rule to the contrary is inconsistent with the Constitution and void to that extent.',
    tuning: [
      'Children of unmarried parents take the same portion of the father’s estate as their siblings [3].',
      'Custom that disinherits such a child is unconstitutional [3].',
      'Whether the parents were married makes no difference to succession from the father [3].',
    ],
    heldOut: [
      'All children of the deceased rank alike, whether or not he had married their mother [3].',
      'A custom excluding children of unmarried parents gives way to the Constitution [3].',
      'The estate of a father is divided equally among his children, including those born out of marriage [3].',
    ],
  },
  {
    title: 'Republic v Liquor Licensing Board ex parte Kamau',
    citation: '[2021] KEHC 90604 (KLR)',
    court: 'High Court',
    date: '2021-10-11',
    number: '28',
    text: 'The licensing board gave no reasons for cancelling the applicant’s licence and did not invite him to respond to the complaint. Its decision is quashed and the matter is remitted for a fresh hearing by differently constituted members.',
    tuning: [
      'The board revoked the licence without hearing the holder or explaining why [4].',
      'The cancellation was set aside, and other members must decide the complaint afresh [4].',
      'The applicant was never asked to answer the complaint against him [4].',
    ],
    heldOut: [
      'The licence was withdrawn unexplained and unheard [4].',
      'A new panel has to rehear the matter [4].',
      'The court annulled the decision of the board and sent the case back [4].',
    ],
  },
  {
    title: 'Nyota Mills Ltd v Commissioner of Domestic Taxes',
    citation: '[2023] KEHC 90605 (KLR)',
    court: 'High Court',
    date: '2023-02-27',
    number: '19',
    text: 'Input tax may be deducted within six months of the supply. The taxpayer lodged its claim in the ninth month, and the Commissioner had no discretion to accept it.',
    tuning: [
      'A claim to deduct input tax must be made no later than 6 months after the supply [5].',
      'The claim came too late, and the Commissioner was bound to reject it [5].',
      'There is no power to admit a deduction out of time [5].',
    ],
    heldOut: [
      'Input tax is deductible for half a year from the supply and not beyond [5].',
      'Having filed in the ninth month, the taxpayer was out of time [5].',
      'The Commissioner could not extend the period [5].',
    ],
  },
  {
    title: 'Sokoni Traders v Mjengo Hardware Ltd',
    citation: '[2018] KECA 90606 (KLR)',
    court: 'Court of Appeal',
    date: '2018-07-06',
    number: '12',
    text: 'Silence after receipt of an offer is not acceptance. The parties’ earlier dealings, however, may show that they had agreed to treat it so, and the burden of proving such an agreement rests on the party who alleges it.',
    tuning: [
      'An offeree who says nothing is ordinarily not bound [6].',
      'Past transactions may show that silence was meant as consent [6].',
      'Whoever relies on silence as acceptance must prove an agreement to that effect [6].',
    ],
    heldOut: [
      'A contract is not concluded merely because the offer went unanswered [6].',
      'From previous dealings it may appear that silence was to count as acceptance [6].',
      'Proof of such an understanding falls to the side asserting it [6].',
    ],
  },
  {
    title: 'Otieno v Republic',
    citation: '[2017] KECA 90607 (KLR)',
    court: 'Court of Appeal',
    date: '2017-11-24',
    number: '21',
    text: 'A single identifying witness must be treated with great caution where the light was poor. The trial court failed to warn itself of that danger, and the conviction for robbery with violence cannot stand.',
    tuning: [
      'Evidence of one eyewitness in bad light calls for particular care [7].',
      'Because the court below gave itself no such warning, the robbery conviction was quashed [7].',
      'Recognition by a lone witness at night is unsafe unless the court warns itself [7].',
    ],
    heldOut: [
      'Identification by one person under poor lighting has to be approached carefully [7].',
      'The appellant’s conviction was overturned since the trial judge had not warned himself [7].',
      'Omitting the warning about a lone identifying witness was fatal to the conviction [7].',
    ],
  },
  {
    title: 'Barongo v Uvumbuzi Holdings Ltd',
    citation: '[2024] KEHC 90608 (KLR)',
    court: 'High Court',
    date: '2024-04-18',
    number: '14',
    text: 'Directors owe their duties to the company and not to individual shareholders. A shareholder may nevertheless sue on the company’s behalf with leave of the court where those in control refuse to act.',
    tuning: [
      'The duties of a director run to the company, never to a particular member [8].',
      'With permission of the court a member can bring a derivative claim for the company [8].',
      'Such a suit presupposes that the controllers are unwilling to proceed [8].',
    ],
    heldOut: [
      'It is the company to which directors answer, rather than its members one by one [8].',
      'A derivative action requires leave [8].',
      'Where the majority declines to litigate, a shareholder may do so in the company’s name [8].',
    ],
  },
  {
    title: 'Reli Contractors v Bandari Works Ltd',
    citation: '[2022] KESC 90609 (KLR)',
    court: 'Supreme Court',
    date: '2022-12-09',
    number: '37',
    text: 'The court will not set aside an arbitral award merely because the arbitrator misconstrued the contract. Only where the award deals with a dispute outside the terms of reference, or offends public policy, may it intervene.',
    tuning: [
      'A mistake in reading the contract is no ground for disturbing an award [9].',
      'Courts interfere where the arbitrator exceeded his mandate or the award violates public policy [9].',
      'An arbitrator’s error of interpretation must be lived with [9].',
    ],
    heldOut: [
      'Misinterpretation of the agreement by the arbitrator does not justify annulling the award [9].',
      'Excess of mandate and public policy are the sole grounds of intervention [9].',
      'The award survives even if the arbitrator got the contract wrong [9].',
    ],
  },
  {
    title: 'NWK v JMO',
    citation: '[2021] KEHC 90610 (KLR)',
    court: 'High Court',
    date: '2021-06-30',
    number: '9',
    text: 'The welfare of the child is the paramount consideration. The mother’s frequent night shifts do not by themselves disqualify her, since the grandmother lives in the same house and cares for the boy in her absence.',
    tuning: [
      'What serves the child best comes before everything else [10].',
      'Working at night does not make the mother unfit for custody [10].',
      'The grandmother looks after the boy whenever the mother is at work [10].',
    ],
    heldOut: [
      'The best interests of the child prevail over all other concerns [10].',
      'Night work alone is no reason to deny the mother custody [10].',
      'While the mother is away the boy is minded by his grandmother under the same roof [10].',
    ],
  },
]

export const freshPassages: ReadonlyMap<number, Passage> = new Map(
  given.map(({ title, citation, court, date, number, text }, at) => [
    at + 1,
    {
      source: {
        kind: 'case',
        id: `fresh-${at + 1}`,
        title,
        citation,
        court,
        date,
        paragraph: Number(number),
        number,
        pinpoint: `para ${number}`,
        opinion: 'sole',
        author: null,
        standing: null,
        sample: true,
        private: false,
      },
      text,
      before: '',
      after: '',
      heading: 'Legal Reasoning',
      citations: [citation],
      level: null,
    },
  ]),
)

/** The opposite of what these passages say, written after the rules of proof were mended, and not read while they were. */
export const freshOpposites: readonly string[] = [
  'A registered proprietor who obtained title through a forged transfer acquires an interest that he can pass on [1].',
  'The innocence of a later purchaser cures the forgery [1].',
  'A late apology extinguishes the claim [2].',
  'A child born outside wedlock does not inherit from the father in equal shares [3].',
  'A customary rule to the contrary is consistent with the Constitution and valid [3].',
  'The licensing board gave reasons for cancelling the licence [4].',
  'The decision of the board is upheld [4].',
  'Input tax may not be deducted within six months of the supply [5].',
  'The Commissioner had discretion to accept the late claim [5].',
  'Silence after receipt of an offer is acceptance [6].',
  'The burden of proving such an agreement does not rest on the party who alleges it [6].',
  'The trial court warned itself of the danger [7].',
  'The conviction for robbery with violence can stand [7].',
  'Directors do not owe their duties to the company [8].',
  'A shareholder may not sue on the company’s behalf [8].',
  'The court will set aside an arbitral award because the arbitrator misconstrued the contract [9].',
  'The court may not intervene where the award offends public policy [9].',
  'The welfare of the child is not the paramount consideration [10].',
  'The mother’s frequent night shifts by themselves disqualify her [10].',
  'The grandmother does not care for the boy in her absence [10].',
]

export const freshTuning = given.flatMap(({ tuning }) => tuning)
export const freshHeldOut = given.flatMap(({ heldOut }) => heldOut)
