import { expect, test } from 'vitest'
import { linesOfText } from './act-lines.ts'
import { readActOfLines } from './read-act.ts'

const ACT = `LAWS OF KENYA
REED ACT
CHAPTER 900
Revised Edition 2022
[Rev. 2022]
Reed
CAP. 900
CHAPTER 900
REED ACT
ARRANGEMENT OF SECTIONS
PART I – PRELIMINARY
Section
1. Short title.
2. Interpretation.
PART II – HARVEST
Licences
3. Licence to cut reeds on the shore of a lake or of a river that
crosses a county.
3A. Conditions.
4. Repealed.
SCHEDULE
[Rev. 2022]
Reed
CAP. 900
CHAPTER 900
REED ACT
[Date of assent: 3rd May, 1990.]
[Date of commencement: 1st June, 1990.]
An Act of Parliament to regulate the cutting of reeds
PART I – PRELIMINARY
1. Short title
This Act may be cited as the Reed Act.
2. Interpretation
(1) In this Act, unless the context otherwise requires—
“licence” means a licence under section 3;
“reed” includes—
(a) papyrus; and
(b) any grass that grows in
water.
(2) A reference to a lake is a reference to every lake named in subsection
(1) of section 3.
PART II – HARVEST
Licences
3. Licence to cut reeds on the shore of a lake or of a river that
crosses a county
(1) No person shall cut reeds except—
(h) at low water;
(i) with a hand tool; and
(j) for own use:
Provided that—
(i) a school may cut for teaching; and
(ii) a weaver may cut for sale.
(1A) Subsection (1) applies at night.
[Rev. 2022]
Reed
CAP. 900
(2) The fee is set out in the Schedule.
[Act No. 4 of 2001, s. 2.]
3A. Conditions
A licence lapses after one year.
4. Repealed by Act No. 4 of 2001, s. 3.
SCHEDULE
[Section 3(2)]
FEES
1. For a boat: ten shillings.
2. For a hand tool: one shilling.`

const read = (text: string) => readActOfLines(linesOfText(text), {}, 'reed.txt')
const ids = (text: string) => read(text).tree.provisions.map(({ eid }) => eid)

test('gives parts, sections, subsections, definitions, provisos and schedules ids that do not hang on what stands around a section', () => {
  expect(ids(ACT)).toEqual([
    'preface',
    'part_1',
    'sec_1',
    'sec_2',
    'sec_2__subsec_1',
    'sec_2__subsec_1__def_licence',
    'sec_2__subsec_1__def_reed',
    'sec_2__subsec_1__def_reed__para_a',
    'sec_2__subsec_1__def_reed__para_b',
    'sec_2__subsec_2',
    'part_2',
    'part_2__dvs_1',
    'sec_3',
    'sec_3__subsec_1',
    'sec_3__subsec_1__para_h',
    'sec_3__subsec_1__para_i',
    'sec_3__subsec_1__para_j',
    'sec_3__subsec_1__proviso',
    'sec_3__subsec_1__proviso__para_i',
    'sec_3__subsec_1__proviso__para_ii',
    'sec_3__subsec_1A',
    'sec_3__subsec_2',
    'sec_3A',
    'sec_4',
    'sched',
  ])
})

test('takes the heading over several lines and joins lines that a reference broke', () => {
  const { blocks, provisions } = read(ACT).tree
  expect(provisions.find(({ eid }) => eid === 'sec_3')).toMatchObject({
    type: 'section',
    num: '3',
    heading: 'Licence to cut reeds on the shore of a lake or of a river that crosses a county',
  })
  expect(blocks.map(({ text }) => text)).toContain(
    '(2) A reference to a lake is a reference to every lake named in subsection (1) of section 3.',
  )
  expect(blocks.find(({ text }) => text.startsWith('[Act No. 4'))).toMatchObject({ kind: 'note' })
})

test('leaves out running heads and the arrangement, and no word of the text', () => {
  const { tree, left } = read(ACT)
  const words = (lines: readonly string[]) => lines.join(' ').match(/\S+/g)!.toSorted()
  expect(words([...tree.blocks.map(({ text }) => text), ...left])).toEqual(words([ACT]))
  expect(tree.blocks.filter(({ text }) => /Rev\. 2022|ARRANGEMENT/.test(text))).toEqual([])
})

test('says what the Act is, and which section its arrangement names and its text lacks', () => {
  const { facts, missing } = read(ACT.replace('3A. Conditions\nA licence lapses after one year.\n', ''))
  expect(facts).toMatchObject({
    title: 'Reed Act',
    kind: 'act',
    cap: '900',
    date: '2022-12-31',
    assented: '1990-05-03',
    commenced: '1990-06-01',
  })
  expect(missing).toEqual(['3A'])
})

test('tells rules of an Order apart by the Order', () => {
  const rules = `REED RULES
ARRANGEMENT OF RULES
ORDER 1 – PARTIES
1. Who may sue
2. Costs
ORDER 2 – APPEALS
1. Stay
2. Costs
[Legal Notice 4 of 1999]
ORDER 1 – PARTIES
1. Who may sue
A weaver may sue.
2. Costs
(1) Costs follow the event.
ORDER 2 – APPEALS
1. Stay
An appeal stays nothing.
2. Costs
(1) Costs follow the event.`
  expect(ids(rules)).toEqual([
    'preface',
    'order_1',
    'order_1__rule_1',
    'order_1__rule_2',
    'order_1__rule_2__subsec_1',
    'order_2',
    'order_2__rule_1',
    'order_2__rule_2',
    'order_2__rule_2__subsec_1',
  ])
})

test('finds sections whose heading stands in the margin, by the arrangement', () => {
  const act = `ARRANGEMENT OF SECTIONS
1—Short title
2—Licence to cut
AN ACT of Parliament to regulate reeds
Short title 1. This Act may be cited as the Reed Act.
Licence to
cut
2. (1) No person shall cut reeds.
(2) A school may.`
  const { provisions } = read(act).tree
  expect(provisions.map(({ eid, heading }) => [eid, heading])).toEqual([
    ['preface', null],
    ['sec_1', 'Short title'],
    ['sec_2', 'Licence to cut'],
    ['sec_2__subsec_1', null],
    ['sec_2__subsec_2', null],
  ])
})

test('rules that a file prints after their Act are instruments of their own, and no word is in two', () => {
  const filler = Array.from({ length: 60 }, (_, index) => `Of reeds that grow beside water number ${index}.`).join('\n')
  const act = read(
    `${ACT}\n${filler}\nREED (BOATS) RULES, 1999\nRule\n1. Citation.\nREED (BOATS) RULES, 1999\n1. Citation\nThese Rules may be cited as the Reed (Boats) Rules, 1999.\nTHE REED (FEES OF\nWARDENS) ORDER\n1. This Order may be cited as the Reed (Fees of Wardens) Order.`,
  )
  expect(act.further.map(({ facts: { title, kind, year } }) => [title, kind, year])).toEqual([
    ['Reed (Boats) Rules, 1999', 'subsidiary', 1999],
    ['Reed (Fees of Wardens) Order', 'subsidiary', null],
  ])
  expect(act.further.map(({ tree }) => tree.provisions.map(({ eid }) => eid))).toEqual([
    ['preface', 'rule_1'],
    ['preface', 'rule_1'],
  ])
  expect(act.tree.blocks.some(({ text }) => text.includes('Boats'))).toBe(false)
})

test('sections repealed together are one provision, whatever stands between their numbers', () => {
  expect(
    ids(
      `REED ACT\nARRANGEMENT OF SECTIONS\n1-Licence.\n2-4 (Repealed.)\n5-Fee.\nAn Act of Parliament\n1. Licence\nNo person shall cut reeds.\n2 to 4. (Repealed by 5 of 2003, s. 82.)\n5*. Fee\nThe fee is ten shillings.`,
    ),
  ).toEqual(['preface', 'sec_1', 'sec_2-4', 'sec_5'])
})

test('a line of its own between two sections heads those that follow, also where the arrangement does not name it', () => {
  const text = `REED ACT
ARRANGEMENT OF SECTIONS
1. Short title
2. Boats
An Act of Parliament
1. Short title
This Act may be cited as the Reed Act.
Boats and rafts
2. Boats
No boat shall be moored on a lake of which the shore is grown with reeds, as the
Director General
may order.`
  const { tree } = readActOfLines(linesOfText(text), {}, 'reed.txt')
  const textOf = (eid: string) => {
    const { from, to } = tree.provisions.find((one) => one.eid === eid)!
    return tree.blocks.slice(from, to).map((block) => block.text)
  }
  expect(textOf('sec_1')).toEqual(['1. Short title', 'This Act may be cited as the Reed Act.'])
  expect(tree.provisions.filter(({ type }) => type === 'division').map(({ heading }) => heading)).toEqual(['Boats and rafts'])
  expect(textOf('sec_2').join(' ')).toContain('Director General may order.')
})

test('the list of subsidiary legislation that an edition prints behind an Act is no text of its last section', () => {
  const sections = Array.from({ length: 40 }, (_, at) => `${at + 1}. Reeds of kind ${at + 1}\nNo person shall cut them.`)
  const list = 'CHAPTER 900\nREED ACT\nSUBSIDIARY LEGISLATION\nList of Subsidiary Legislation\nPage\n1. Reed (Boats) Rules, 1977 ..... 53'
  const { tree, left } = readActOfLines(linesOfText(`REED ACT\nAn Act of Parliament\n${sections.join('\n')}\n${list}`), {}, 'reed.txt')
  const last = tree.provisions.find(({ eid }) => eid === 'sec_40')!
  expect(tree.blocks.slice(last.from, last.to).map(({ text }) => text)).toEqual(['40. Reeds of kind 40', 'No person shall cut them.'])
  expect(left).toContain('List of Subsidiary Legislation')
})

const WEIR_RULES = `ARRANGEMENT OF RULES
1—Citation
2—Hearing
3—Where a weir is closed
4—Opening it
5—Costs [Order 5, rule 5]
IN EXERCISE of the powers
Citation 1. These Rules may be cited as the Weir Rules.
Hearing 2. (1) A keeper may conduct a hearing at the weir.
(2) A hearing is open. [L.N. 5/2018, r. 2.]
Where a
weir is closed
3. (1) Where a weir is closed by a keeper, the keeper shall say why.
Opening it 4. A weir is opened at dawn.
5. Costs [Order 5, rule 5]
Costs follow the water.
`

test('a marginal note is a heading and no text, wherever it stands, and no heading says how it is cited', () => {
  const { tree } = read(WEIR_RULES)
  const rules = tree.provisions.filter(({ type }) => type === 'rule')
  const textsOf = ({ from, to }: { from: number; to: number }) => tree.blocks.slice(from, to).map(({ kind, text }) => `${kind}: ${text}`)
  expect(rules.map(({ num, heading }) => `${num} ${heading}`)).toEqual([
    '1 Citation',
    '2 Hearing',
    '3 Where a weir is closed',
    '4 Opening it',
    '5 Costs',
  ])
  expect(textsOf(rules[1]!)).toEqual([
    'heading: Hearing',
    'text: 2. (1) A keeper may conduct a hearing at the weir.',
    'text: (2) A hearing is open.',
    'note: [L.N. 5/2018, r. 2.]',
  ])
  expect(textsOf(rules[2]!)).toEqual([
    'heading: Where a weir is closed',
    'text: 3. (1) Where a weir is closed by a keeper, the keeper shall say why.',
  ])
  expect(textsOf(rules[4]!)).toEqual(['heading: 5. Costs [Order 5, rule 5]', 'text: Costs follow the water.'])
})
