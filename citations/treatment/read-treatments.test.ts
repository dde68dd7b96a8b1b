import { expect, test } from 'vitest'
import { readAppeal } from './read-appeal.ts'
import { readTreatments } from './read-treatments.ts'
import type { LaidOutText } from './treatment.ts'

const first = 'Achieng v Barasa [2019] KEHC 7001 (KLR)'
const second = 'Chebet v Duale [2020] KECA 7002 (KLR)'

/** A judgment of these paragraphs: '# ' is a heading, '> ' a quotation; `front` stands in its header. */
function judgment(paragraphs: readonly string[], { front = [] as string[], opinion = 'sole' } = {}) {
  let content = ''
  const laid: LaidOutText['paragraphs'][number][] = []
  const add = (text: string, kind: string, part: number) => {
    laid.push({ start: content.length, end: content.length + text.length, kind, part })
    content += `${text}\n\n`
  }
  for (const line of front) add(line, 'line', 0)
  for (const text of paragraphs) {
    const kind = text.startsWith('# ') ? 'heading' : text.startsWith('> ') ? 'quote' : 'paragraph'
    add(text.replace(/^[#>] /, ''), kind, 1)
  }
  const cited = [
    ...content.matchAll(/Achieng v Barasa \[2019\] KEHC 7001 \(KLR\)|Chebet v Duale \[2020\] KECA 7002 \(KLR\)|Civil Suit No\. 7 of 2018/g),
  ]
  const parts = [
    { kind: 'header', opinion_kind: null },
    { kind: 'opinion', opinion_kind: opinion },
  ]
  return {
    text: { content, parts, paragraphs: laid },
    cited: cited.map(({ 0: words, index }) => ({ start: index, end: index + words.length })),
  }
}

const leadsOf = (paragraphs: readonly string[], options = {}) => {
  const { text, cited } = judgment(paragraphs, options)
  return readTreatments(text, cited).map((lead) => `${lead.cited} ${lead.treatment}${lead.by === 'another court' ? ' elsewhere' : ''}`)
}

test.each([
  [`I am guided by ${first}.`, ['0 followed']],
  [`I am guided by the decision of the Court of Appeal in the case of ${first} and ${second}.`, ['0 followed', '1 followed']],
  [`This Court therefore aligns itself with the holding in ${first}.`, ['0 followed']],
  [`With respect, we concur with the reasoning of Mutua, J in ${first}.`, ['0 followed']],
  [`Guided by the principles in ${first}, I find no merit in this ground.`, ['0 followed']],
  [`Applying the test laid down in ${first}, the answer is plain.`, ['0 applied']],
  [`I see no reason to depart from ${first}.`, ['0 followed']],
  [`I respectfully decline to follow ${first}.`, ['0 departed from']],
  [`I am not persuaded by ${first}.`, ['0 departed from']],
  [`We depart from our decision in ${first}.`, ['0 departed from']],
  [`The case of ${first} is clearly distinguishable, for there the deed was registered.`, ['0 distinguished']],
  [`Mr. Otieno relied on ${first}, which I find is distinguishable.`, ['0 distinguished']],
  [`In my view ${first} was decided per incuriam.`, ['0 per incuriam']],
  [`We hereby overrule ${first}.`, ['0 overruled']],
  [`${first} was overruled by the Court of Appeal in ${second}.`, ['0 overruled elsewhere']],
  [`${first} is no longer good law.`, ['0 overruled']],
  [`In ${second} the Court of Appeal reversed ${first}.`, ['1 reversed elsewhere']],
  [`The learned Judge distinguished ${first}.`, ['0 distinguished elsewhere']],
])('reads a treatment: %s', (paragraph, expected) => expect(leadsOf([`1. ${paragraph}`])).toEqual(expected))

test.each([
  [`Counsel submitted that ${first} was decided per incuriam and is no longer good law.`],
  [`Mr. Otieno urged this court to depart from ${first}.`],
  [`The 2nd respondent argued that ${first} is distinguishable.`],
  [`It was submitted that the court should follow ${first}.`],
  [`Learned counsel for the appellant relied on ${first}. The decision was distinguishable, he said, from ${second}.`],
  [`Reliance was placed on ${first}.`],
  [`The question is whether ${first} should be overruled.`],
  [`I do not consider that ${first} was overruled.`],
  [`${first} sets out the law. The objection is overruled and the appellant shall follow the rules.`],
  [`The High Court applied this principle in ${first}.`],
  [`“I am guided by ${first} in this matter.”`],
  [`See ${first}.`],
])('reads none in what is no treatment by a court: %s', (paragraph) => expect(leadsOf([`1. ${paragraph}`])).toEqual([]))

test.each([
  // what was not done, or is not decided
  [`Had I been free to do so, I would have departed from ${first}.`, []],
  [`Nothing in ${second} overrules ${first}.`, []],
  [`I do not accept that ${first} is no longer good law.`, []],
  [`Nobody argued that ${first} was wrongly decided.`, []],
  [`The defence in ${first} is distinguishable from a set-off.`, []],
  // what is declined
  [`I decline the invitation to follow ${first}.`, ['0 departed from']],
  [`We decline to depart from ${first}.`, ['0 followed']],
  [`I have no choice but to follow ${first}.`, ['0 followed']],
  // what is granted or accepted
  [`We have been asked to depart from ${first} and we do so.`, ['0 departed from']],
  [`I accept the submission that ${first} is distinguishable.`, ['0 distinguished']],
  [`The respondent argues, correctly, that ${first} is distinguishable.`, ['0 distinguished']],
  // objects: pronouns, one of two, both, what a relative clause hangs on
  [`With respect to the judge who decided ${first}, I decline to follow it.`, ['0 departed from']],
  [`Of ${first} and ${second} I follow the latter.`, ['1 followed']],
  [`${first} and ${second} are both distinguishable.`, ['0 distinguished', '1 distinguished']],
  [`My attention was drawn to ${first}, a decision that I am unable to follow.`, ['0 departed from']],
  // whose it is: the subject of a clause before, of the main clause, far before
  [`The magistrate purported to follow ${first} but in truth departed from it.`, ['0 departed from elsewhere']],
  [`In declining to follow ${first}, the judge gave no reasons.`, ['0 departed from elsewhere']],
  [`This Court, exercising its power, departs from ${first}.`, ['0 departed from']],
  [`The Court of Appeal has acknowledged that ${first} was decided per incuriam.`, ['0 per incuriam elsewhere']],
  [`What the Court of Appeal said in ${first} is binding upon me.`, ['0 followed']],
  // what became of it, past an aside
  [`${first}, on which the magistrate placed her whole weight, has since been reversed.`, ['0 reversed elsewhere']],
  [`The orders in ${first} were set aside on review.`, ['0 reversed elsewhere']],
  [`${first} must be distinguished.`, ['0 distinguished']],
  [`${first} was not followed by Mutua J in ${second}.`, ['0 departed from elsewhere']],
])('reads who did what, and what was not done: %s', (paragraph, expected) => expect(leadsOf([`1. ${paragraph}`])).toEqual(expected))

test('the parties are heard under their headings until the court begins', () => {
  expect(
    leadsOf(['# Appellant’s submissions', `5. ${first} is distinguishable.`, '# Analysis', `6. ${second} is distinguishable.`]),
  ).toEqual(['1 distinguished'])
})

test('the head of a list speaks of the cases below it, whose paragraphs begin with them', () => {
  const head = '7. In arriving at this figure, this court associated itself with the holdings in the following cases:-'
  expect(leadsOf([head, `(a) ${first} where so much was awarded.`, `(b) ${second}.`, `8. In ${first} more was said.`])).toEqual([
    '0 followed',
    '1 followed',
  ])
  expect(leadsOf(['7. Counsel relied on the following cases:-', `(a) ${first}.`])).toEqual([])
  expect(leadsOf(['7. This court had regard to the following cases:', `(a) ${first}.`])).toEqual([])
})

test('what stands in a quotation is another court’s', () => {
  expect(leadsOf([`5. In ${second} it was said:`, `> “We overrule ${first}.”`])).toEqual([])
})

test('words that point back mean the case before them, with the sentence as quote and the kind of the opinion', () => {
  const { text, cited } = judgment([`5. Counsel referred to ${first}. It is distinguishable.`, '6. I would not follow Barasa.'], {
    opinion: 'dissenting',
  })
  const leads = readTreatments(text, cited)
  expect(leads.map(({ quote: { start, end }, ...lead }) => ({ ...lead, quote: text.content.slice(start, end) }))).toEqual([
    {
      cited: 0,
      treatment: 'departed from',
      by: 'this court',
      paragraph: 1,
      opinionKind: 'dissenting',
      quote: 'I would not follow Barasa.',
    },
    { cited: 0, treatment: 'distinguished', by: 'this court', paragraph: 0, opinionKind: 'dissenting', quote: 'It is distinguishable.' },
  ])
})

const appealFrom =
  '(Being an appeal from the judgment of the High Court at Kisumu (Mutua, J.) delivered on 3rd May 2019 in Civil Suit No. 7 of 2018)'

test.each([
  ['The appeal is dismissed with costs.', 'upheld'],
  ['I find no merit in the appeal, and dismiss it.', 'upheld'],
  ['The upshot is that this appeal is allowed.', 'reversed'],
  ['The appeal is upheld with costs.', 'reversed'],
  ['The order of the full court is set aside and substituted with the following: ‘The appeal is dismissed with costs.’', 'reversed'],
  ['The appeal succeeds partially.', 'varied'],
  ['The appeal against conviction is dismissed. The appeal against sentence is allowed in part.', 'varied'],
  ['The judgment of the High Court is hereby set aside.', 'reversed'],
  ['The appeal is struck out.', 'appeal struck out'],
  ['The appeal is marked as withdrawn.', 'appeal withdrawn'],
  ['The cross-appeal is dismissed.', 'appealed'],
  ['The appellant prays that the appeal be allowed.', 'appealed'],
  ['Counsel submitted that the appeal is allowed by the rules.', 'appealed'],
])('header and orders give what became of the decision below: %s', (orders, outcome) => {
  const { text, cited } = judgment(['1. It was heard.', `2. ${orders}`], { front: [appealFrom] })
  expect(readAppeal(text, cited)).toMatchObject([{ kind: 'appeal', cited: 0, outcome }])
})

test.each([
  [
    '(Being an application for stay of execution pending the hearing of an intended appeal from the ruling in Civil Suit No. 7 of 2018)',
    'The application is dismissed.',
    'stay refused',
  ],
  [
    '(An application for stay of execution of the judgment in Civil Suit No. 7 of 2018 pending appeal)',
    'An order of stay of execution is hereby granted.',
    'stayed',
  ],
  [
    '(Being an application for extension of time to appeal against the judgment in Civil Suit No. 7 of 2018)',
    'The application is allowed.',
    'appeal pending',
  ],
])('an application says that an appeal is sought, and whether there is a stay', (header, orders, outcome) => {
  const { text, cited } = judgment([`1. ${orders}`], { front: [header] })
  expect(readAppeal(text, cited)).toMatchObject([{ cited: 0, outcome }])
})

test('a ruling in an appeal that is not decided leaves it pending, and a judgment without such a header has no step', () => {
  const { text, cited } = judgment(['1. The application is dismissed.'], { front: [appealFrom, 'RULING'] })
  expect(readAppeal(text, cited)).toMatchObject([{ outcome: 'appeal pending', decided: null }])
  expect(readAppeal(judgment(['1. The appeal is allowed.']).text, [])).toEqual([])
})

test.each([
  [`As was held by the Court of Appeal in ${first}, a party is bound by its pleadings.`, ['0 followed']],
  [`As Mutua, J observed in ${first}, costs follow the event.`, ['0 followed']],
  [`The principles were well settled in the locus classicus case of ${first} thus:`, ['0 followed']],
  [`In line with the decision in ${first}, the suit is struck out.`, ['0 followed']],
  [`That is so on the authority of ${first}.`, ['0 followed']],
  [`${first} is instructive.`, ['0 followed']],
  [`I am bound by ${first} and persuaded by ${second}.`, ['0 followed', '1 followed']],
  [`Unlike in ${first}, here the deed was registered.`, ['0 distinguished']],
  [`The facts here are quite different from those in ${first}.`, ['0 distinguished']],
  [`The appellant’s reliance on ${first} is misplaced.`, ['0 distinguished']],
  [`${first} does not assist the appellant.`, ['0 distinguished']],
  [`${first} turned on its own facts.`, ['0 distinguished']],
  [`${first} (reversed on another point by the Court of Appeal in ${second}) was such a case.`, ['0 reversed elsewhere']],
  [`${first}, affirmed in ${second}, settled it.`, ['0 upheld elsewhere']],
  [`The disapproval of ${first} by the Supreme Court ends the matter.`, ['0 departed from elsewhere']],
  [`${first} was considered in ${second}.`, ['0 considered elsewhere']],
  [`I have considered the decision in ${first}.`, ['0 considered']],
  [`In ${second} the Court of Appeal explained its decision in ${first}.`, ['1 explained elsewhere']],
  [`I refer to ${first}, which we applied last year.`, ['0 applied']],
  [`He relied on ${first}, which the Court of Appeal overruled.`, []],
  [`That was the rule in ${first}, which the Court of Appeal overruled.`, ['0 overruled elsewhere']],
  [`Lord Amolo, who gave the leading speech, disapproved ${first}.`, ['0 departed from elsewhere']],
])('reads a turn of phrase: %s', (paragraph, expected) => expect(leadsOf([`1. ${paragraph}`])).toEqual(expected))

test.each([
  [`The issue was considered in ${first}.`],
  [`The magistrate acted contrary to the principles set out in ${first}.`],
  [`It was submitted that, as was held in ${first}, the suit is late.`],
  [`Counsel argued that ${first} does not assist the appellant.`],
  [`The question is whether, as was held in ${first}, the notice is void.`],
  [`The history of the dispute is set out in ${first}.`],
  [`In ${first}, considered the purpose of a stay.`],
])('reads none in a turn of phrase that treats nothing: %s', (paragraph) => expect(leadsOf([`1. ${paragraph}`])).toEqual([]))

test.each([
  ['This is an appeal from the judgment of the High Court in Civil Suit No. 7 of 2018.', 0],
  ['The appellant appeals against the decree of the magistrate.', null],
  ['Being dissatisfied with the judgment in Civil Suit No. 7 of 2018, the appellant lodged this appeal.', 0],
])('a judgment without such a header says at its start what it is an appeal from: %s', (opening, below) => {
  const { text, cited } = judgment([`1. ${opening}`, '2. I would dismiss the appeal.'])
  expect(readAppeal(text, cited)).toMatchObject([{ kind: 'appeal', cited: below, outcome: 'upheld', header: { paragraph: 0 } }])
})

test('what a judgment says later of another appeal is none of its own', () => {
  const { text, cited } = judgment(['1. The suit is old.', '2. The plaintiff’s appeal from the judgment of the magistrate was dismissed.'])
  expect(readAppeal(text, cited)).toEqual([])
})

test.each([
  [`This was held in the case of ${first}.`, ['0 followed']],
  [`The same position was aptly stated by Mutua J in ${first} and ${second}.`, ['0 followed', '1 followed']],
  [`This rule has been affirmed in many decisions of this Court, among them ${first}.`, ['0 followed']],
  [`That has been the law since at least ${first}.`, ['0 followed']],
  [`Of relevance to the first issue are the remarks of Mutua J in ${first}.`, ['0 followed']],
  [`${first} and ${second} are of considerable assistance here.`, ['0 followed', '1 followed']],
  [`The approach of the courts is exemplified by the case of ${first}.`, ['0 followed']],
  [`As explained in cases such as ${first}, silence is no consent.`, ['0 followed']],
  [`The benefit accrues as held ${first}.`, ['0 followed']],
  [`It follows that Mutua J was right to hold in ${first} that no notice was due.`, ['0 followed']],
  [`Notice being short, the rule in ${first} applies.`, ['0 applied']],
  [`I regard the guidance in ${first} as equally applicable.`, ['0 applied']],
  [`The magistrate was correct in her application of the principles in ${first}.`, ['0 applied elsewhere']],
  [`The judge in ${first} was therefore wrong to ask for a deed.`, ['0 departed from']],
  [`The facts in ${first} were entirely different.`, ['0 distinguished']],
  [`${first} was decided under the repealed Constitution.`, ['0 distinguished']],
  [`${first} is not an authority for that proposition.`, ['0 distinguished']],
  [`The Court of Appeal allowed an appeal from the decision in ${first}.`, ['0 reversed elsewhere']],
  [`I also take into account the decision in ${first}.`, ['0 considered']],
  [`The authority of ${first} has been shaken by ${second}.`, ['0 departed from elsewhere']],
  [`The learned Judge found no fault with ${first}.`, ['0 upheld elsewhere']],
  [`I can do no better than to quote ${first}.`, ['0 followed']],
  [`I find ${first} the more persuasive.`, ['0 followed']],
  [`The holding in ${first} must be confined to its peculiar facts.`, ['0 distinguished']],
  [`The trial judge cannot be faulted for following ${first}.`, ['0 followed elsewhere']],
  [`The petitioner’s case is on all fours with ${first}.`, ['0 applied']],
  // what a party cites is answered, or is told as a fact
  [`Counsel relied on ${first}, but the facts there were quite different.`, ['0 distinguished']],
  [`Counsel cited ${first}, unaware that it has since been reversed.`, ['0 reversed elsewhere']],
  [`I was urged to follow ${first}. I decline to do so.`, ['0 departed from']],
  [`I was urged to depart from ${first}. We shall not do so.`, ['0 followed']],
  // told, asked or said by a party
  [`Counsel submitted that ${first} was cited, but that the facts there were quite different.`, []],
  [`The appellant would have us hold that ${first} is no longer good law.`, []],
  [`On the respondent’s reading, ${first} is no longer good law.`, []],
  [`The advocate was emphatic that ${first} had been overruled.`, []],
  [`The third ground is that the magistrate wrongly applied ${first}.`, []],
  // denied
  [`I was not referred to any decision in which ${first} has been doubted.`, []],
  [`It is not correct that the Court of Appeal overruled ${first}.`, []],
  [`Counsel submitted that the facts in ${first} were different.`, []],
  [`The appellant argued that this was held in ${first}.`, []],
  [`The question is whether the rule in ${first} applies.`, []],
  [`The rule in ${first} applies only where notice was given.`, []],
  [`This application was dismissed in ${first}.`, []],
  [`The appeal was argued as ${first} was.`, []],
])('reads a turn of phrase: %s', (paragraph, expected) => expect(leadsOf([`1. ${paragraph}`])).toEqual(expected))
