import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { paragraphKinds } from '#contract/cases'
import { anotherPage, oneLinePage, pageBlocks, tornPage } from '../fixtures/kenya-law-page.ts'
import type { GivenText } from '../given-text.ts'
import { splitText } from './split-text.ts'

/** The paragraphs of a text in short: part, kind, number, depth and how each begins. */
function outline(given: GivenText) {
  const { content, layout } = splitText(given)
  return layout.paragraphs.map(([start, end, kind, number, depth, part]) => ({
    part: layout.parts[part]!.kind,
    kind: paragraphKinds[kind]!,
    number,
    depth,
    text: content.slice(start, end),
  }))
}

const body = (given: GivenText) =>
  outline(given)
    .filter(({ part }) => part === 'opinion' || part === 'orders')
    .map(({ kind, number, depth, text }) => `${kind} ${number ?? '-'} ${depth} ${text.slice(0, 24)}`)

const parts = (given: GivenText) => splitText(given).layout.parts.map(({ kind }) => kind)

const expectedBody = [
  'heading - 0 Introduction',
  'paragraph 1 0 1. By a motion dated 24t',
  'item a 1 a. Spent;',
  'item b 1 b. stay of execution; an',
  'item c 1 c. costs.',
  'paragraph 2 0 2. The respondent oppose',
  'heading - 0 Analysis',
  'paragraph 3 0 3. The law was put in th',
  'quote 17 1 “ 17. A stay is not give',
  'quote 18 1 18. It rests on three co',
  'paragraph 4 0 4. I find the motion wit',
  'heading - 0 Disposition',
  'paragraph 5 0 5. I make the following ',
  'item 1 1 1. The motion is dismiss',
  'item 2 1 2. Costs to the responde',
]

describe('one ruling in the layouts that sources give', () => {
  const page = anotherPage()
  const layouts: [name: string, given: GivenText][] = [
    ['a list of blocks', { blocks: pageBlocks(page) }],
    ['a line to a block', { text: pageBlocks(page).join('\n') }],
    ['empty lines between', { text: pageBlocks(page).join('\r\n\r\n').replaceAll('\r', '') }],
    ['cut at every tag', { text: tornPage(page) }],
  ]
  test.for(layouts)('%s', ([, given]) => {
    expect(parts(given)).toEqual(['header', 'parties', 'opinion', 'orders', 'ending'])
    expect(body(given)).toEqual(expectedBody)
    const ending = outline(given).filter(({ part }) => part === 'ending')
    expect(ending.map(({ kind, text }) => `${kind} ${text}`)).toEqual(page.ending.map((line) => `line ${line}`))
  })

  test('all on one line: what numbers, letters and headings tell is found', () => {
    const found = body({ text: oneLinePage(page) })
    expect(parts({ text: oneLinePage(page) })).toEqual(['header', 'parties', 'opinion', 'orders', 'ending'])
    expect(found.filter((line) => line.startsWith('paragraph'))).toEqual(expectedBody.filter((line) => line.startsWith('paragraph')))
    expect(found.filter((line) => line.startsWith('heading'))).toEqual(expectedBody.filter((line) => line.startsWith('heading')))
    expect(found.filter((line) => line.startsWith('item'))).toEqual(expectedBody.filter((line) => line.startsWith('item')))
  })

  test('torn ordinals, links and numbers are whole in the text shown', () => {
    const { content } = splitText({ text: tornPage(page) })
    expect(content).toContain('1. By a motion dated 24th January 2024 the appellants')
    expect(content).toContain('rule 6 of the Civil Procedure Rules and section 3A')
    expect(content).toContain('1st Appellant')
    expect(content).not.toMatch(/\u00A0| {2}/)
  })
})

describe('numbers', () => {
  const numbered = (blocks: string[]) => body({ blocks }).map((line) => line.split(' ').slice(0, 2).join(' '))

  test('a list within a paragraph does not pass for paragraphs, nor paragraphs for a list', () => {
    const blocks = [
      '1. One.',
      '2. The prayers are:',
      '1. First.',
      '2. Second.',
      '3. Third.',
      '4. Fourth.',
      '3. Three.',
      '4. Four.',
      '5. Five.',
    ]
    expect(numbered(blocks)).toEqual([
      'paragraph 1',
      'paragraph 2',
      'item 1',
      'item 2',
      'item 3',
      'item 4',
      'paragraph 3',
      'paragraph 4',
      'paragraph 5',
    ])
  })

  test('the number of a rule that is quoted among paragraphs without numbers is not the court’s', () => {
    const paragraph = (words: string) => `${words} ${'and the court was told of it at length by both counsel '.repeat(5)}.`
    const text = [
      'RULING',
      ...['The motion is old', 'The reply is late', 'The first counsel spoke', 'The second counsel spoke'].map(paragraph),
      'Article 35 is the right of every citizen:',
      '(1) Every citizen has the right of access to—',
      '(a) information held by the State; and',
      '(b) information held by another person.',
      paragraph('No such report has been shown'),
    ].join('\n\n\n')
    expect(body({ text }).filter((one) => /^paragraph \d/.test(one))).toEqual([])
    // Many that follow are the court's, however late they begin.
    const late = [text, ...Array.from({ length: 20 }, (_, i) => paragraph(`${i + 1}. The court finds`))].join('\n\n\n')
    expect(body({ text: late }).filter((one) => /^paragraph \d/.test(one))).toHaveLength(20)
  })

  test('a word that a soft hyphen divides is whole, within its line and at the end of it', () => {
    const { content } = splitText({
      text: 'RULING\n\n1. The judg\u00ADment was deliv\u00AD\nered and the appli\u00AD\n  cant was heard.\n\n2. It stands.',
    })
    expect(content).toContain('1. The judgment was delivered and the applicant was heard.')
  })

  test('brackets of every form', () => {
    expect(numbered(['[1] One.', '[2] Two:', '(a) item;', '(b) item.', '[3] Three.'])).toEqual([
      'paragraph 1',
      'paragraph 2',
      'item a',
      'item b',
      'paragraph 3',
    ])
    expect(numbered(['(1) One.', '(2) Two.', '(3) Three.'])).toEqual(['paragraph 1', 'paragraph 2', 'paragraph 3'])
  })

  test('numbers of the court that are repeated where the source sets them apart', () => {
    const text = ['1.\nOne.', '2.\nTwo:\na.\nitem\nb.\nitem', '2.\nTwo again.', '3.\nThree.'].join('\n\n\n\n\n')
    expect(body({ text }).map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
      'paragraph 1',
      'paragraph 2',
      'item a',
      'item b',
      'paragraph 2',
      'paragraph 3',
    ])
  })

  test('nested lists lie deeper, and a letter that is also a Roman number is read by its place', () => {
    const blocks = [
      '1. One:',
      'a. a;',
      'b. b:',
      'i. i;',
      'ii. ii;',
      'c. c;',
      'd. d;',
      'e. e;',
      'f. f;',
      'g. g;',
      'h. h;',
      'i. nine.',
      '2. Two.',
    ]
    const depths = outline({ blocks }).map(({ depth }) => depth)
    expect(depths).toEqual([0, 1, 1, 2, 2, 1, 1, 1, 1, 1, 1, 1, 0])
  })
})

describe('orders', () => {
  const ordersOf = (...blocks: string[]) =>
    outline({ blocks: ['Ruling', '1. The parties are neighbours.', '2. The fence was moved.', ...blocks] })
      .filter(({ part }) => part === 'orders')
      .map(({ text }) => text)

  test.each([
    [['3. The application is dismissed with costs.', '4. It is so ordered.'], 2],
    [['3. The upshot is that the motion is allowed:', 'a. The decree is set aside.', 'b. Costs in the cause.'], 3],
    [['3. The appeal fails.', '4. Each party shall bear its own costs.', 'Orders accordingly.'], 3],
    [['Disposition', '3. The file is closed.'], 2],
    [['3. Counsel urged that the appeal be dismissed.', '4. The parties spoke of the fence.'], 0],
    [['3. “The appeal is dismissed with costs.”', '4. So it was said in that case.'], 0],
  ] as const)('%s', (blocks, count) => expect(ordersOf(...blocks)).toEqual(count === 0 ? [] : blocks.slice(-count)))
})

describe('opinions', () => {
  const judgment = [
    'REPUBLIC OF KENYA',
    'IN THE COURT OF APPEAL AT NYERI',
    'BETWEEN',
    'A ………… APPELLANT',
    'VERSUS',
    'B ………… RESPONDENT',
    'JUDGMENT OF TANGA, JA',
    '1. The appeal fails.',
    'DATED AND DELIVERED AT NYERI THIS 2ND DAY OF MAY 2003',
    'J. M. TANGA',
    'JUDGE OF APPEAL',
    'CONCURRING JUDGMENT OF SERO, JA',
    '1. I agree.',
    'M. SERO',
    'JUDGE OF APPEAL',
    'DISSENTING JUDGMENT OF P. LUMBASI, JA',
    '1. I regret that I cannot agree.',
    '2. I would allow the appeal.',
    'DATED AND DELIVERED AT NYERI THIS 2ND DAY OF MAY 2003',
    'JUDGE OF APPEAL',
  ]

  test('each has its author, its kind and its ending', () => {
    const { layout } = splitText({ blocks: judgment })
    expect(layout.parts.map(({ kind, opinion_kind, author }) => [kind, opinion_kind, author])).toEqual([
      ['header', null, null],
      ['parties', null, null],
      ['opinion', 'opinion', 'TANGA, JA'],
      ['ending', null, null],
      ['opinion', 'concurring', 'SERO, JA'],
      ['ending', null, null],
      ['opinion', 'dissenting', 'P. LUMBASI, JA'],
      ['ending', null, null],
    ])
  })

  test('an opinion may go on with the numbers of the one before it', () => {
    const dissent = ['DISSENTING OPINION OF P. LUMBASI, SCJ', '[3] I cannot agree.', '[4] I would dismiss the appeal.']
    const { layout } = splitText({
      blocks: ['Judgment', 'JUDGMENT OF TANGA, SCJ', '[1] The appeal is allowed.', '[2] Costs follow the event.', ...dissent],
    })
    expect(layout.paragraphs.filter(([, , kind]) => kind === 2).map(([, , , number]) => number)).toEqual(['1', '2', '3', '4'])
  })

  test('a judgment of one opinion is the sole one', () => {
    const { layout } = splitText({ blocks: ['Ruling', '1. Dismissed.'] })
    expect(layout.parts.filter(({ kind }) => kind === 'opinion').map(({ opinion_kind }) => opinion_kind)).toEqual(['sole'])
  })
})

describe('endings', () => {
  test.for([
    'DATED, SIGNED AND DELIVERED AT NAIROBI THIS 30TH DAY OF SEPTEMBER 2024',
    'DATED AND DELIVERED VIRTUALLY AT MOMBASA THIS 2ND DAY OF MAY, 2023.',
    'Delivered virtually, dated and signed in Nairobi on this 22nd day of January 2026',
    'Dated, Signed and Delivered online via Microsoft Teams this 4th June 2021',
    'RULING DATED AND DELIVERED AT KIBERA THIS 3RD DAY OF MAY 2024',
    'DELIVERED, DATED AND SIGNED THIS 30 TH DAY OF SEPT 2024.',
  ])('%s', (formula) => {
    const given = {
      blocks: ['Ruling', '1. The motion dated 3rd May 2024 is dismissed.', '2. It is so ordered.', formula, 'A. B. NYABUGA', 'JUDGE'],
    }
    expect(parts(given)).toEqual(['header', 'opinion', 'ending'])
    expect(outline(given).find(({ part }) => part === 'ending')!.text).toMatch(/^(?:RULING )?(?:dated|delivered)/i)
  })

  test('words of a paragraph are none', () => {
    expect(parts({ blocks: ['Ruling', '1. One.', 'Delivered goods were never paid for in 2020 at all.', '2. Dismissed.'] })).toEqual([
      'header',
      'opinion',
    ])
  })
})

describe('layout', () => {
  test('wrapped lines become paragraphs', () => {
    const text = [
      'REPUBLIC OF KENYA',
      'IN THE HIGH COURT OF KENYA AT MERU',
      'RULING',
      '',
      '1. The applicant asks the court to stay the execution of a decree that was',
      'passed on 2nd March 2023 against him in the magistrate’s court at Meru, and says',
      'that the appeal would otherwise serve no purpose.',
      '',
      '2. The respondent opposes the application. She says that the decree is for money',
      'and that she is able to pay the same back if the appeal should suc-',
      'ceed in the end, so that no loss is shown.',
    ].join('\n')
    const found = outline({ text }).filter(({ part }) => part === 'opinion')
    expect(found).toHaveLength(2)
    expect(found[0]!.text).toMatch(/decree that was passed on 2nd March 2023 against him/)
    expect(found[1]!.text).toMatch(/should suc-ceed in the end/)
  })

  test('the cells of a table are lines, and their numbers nobody’s', () => {
    const cells = [
      'No.',
      'Particulars',
      'Amount',
      '1. Instructions',
      '1,000',
      '2. Insurance',
      'Nil',
      '3. Storage',
      '4,800',
      'TOTAL',
      '5,800.00',
    ]
    const found = outline({ blocks: ['Ruling', '1. The bill is:', ...cells, '2. It was taxed.'] }).filter(({ part }) => part === 'opinion')
    expect(found.map(({ kind, number }) => `${kind} ${number ?? '-'}`)).toEqual([
      'paragraph 1',
      ...cells.map(() => 'line -'),
      'paragraph 2',
    ])
  })
})

describe('every text', () => {
  const withoutSpace = (text: string) => text.replace(/\s+/g, '')
  const line = fc.oneof(
    fc.constantFrom(
      '1.',
      '2.',
      '3. The',
      '(a) x',
      '“',
      'JUDGE',
      'Between',
      'Ruling',
      '24\nth\n May',
      'DATED AT NAIROBI THIS 2ND DAY OF MAY 2020',
      '',
      'a'.repeat(80),
      'in the High Court at Meru',
    ),
    fc.string({ maxLength: 40, unit: 'grapheme' }),
  )
  const text = fc.array(line, { maxLength: 40 }).map((lines) => lines.join('\n'))

  const check = (given: GivenText, source: string): boolean => {
    const { content, layout } = splitText(given)
    expect(withoutSpace(content)).toBe(withoutSpace(source))
    let at = 0
    for (const [start, end, kind, , , part] of layout.paragraphs) {
      expect(start).toBeGreaterThanOrEqual(at)
      expect(end).toBeGreaterThan(start)
      expect(content.slice(start, end).trim()).toBe(content.slice(start, end))
      expect(paragraphKinds[kind]).toBeDefined()
      const whole = layout.parts[part]!
      expect(start >= whole.start && end <= whole.end).toBe(true)
      at = end
    }
    return at === content.length
  }

  test('keeps every character and lies wholly in its parts', () => {
    const lines = fc.property(text, (source) => check({ text: source }, source))
    const blocks = fc.property(fc.array(line), (given) => check({ blocks: given }, given.join('\n')))
    const oneLine = fc.property(fc.array(line, { minLength: 60, maxLength: 120 }), (words) =>
      check({ text: words.join(' ').replaceAll('\n', ' ') }, words.join(' ')),
    )
    expect(fc.check(lines, { numRuns: 300 })).toMatchObject({ failed: false })
    expect(fc.check(blocks, { numRuns: 200 })).toMatchObject({ failed: false })
    expect(fc.check(oneLine, { numRuns: 60 })).toMatchObject({ failed: false })
  })

  test('takes little time, also when it is made to be slow', () => {
    const slow = [
      '1. '.repeat(20_000),
      '(a) '.repeat(20_000),
      '“'.repeat(50_000),
      '('.repeat(50_000),
      '.'.repeat(100_000),
      'DATED '.repeat(20_000),
      'a'.repeat(1_000_000),
      '1.\n'.repeat(20_000),
      'Between '.repeat(20_000),
      '…… '.repeat(30_000),
    ]
    for (const source of slow) {
      const started = process.threadCpuUsage()
      splitText({ text: source })
      splitText({ text: `Neutral citation: [2024] KEHC 90501 (KLR) May 3, 2024 Between ${source} Ruling 1. ${source}` })
      // What this thread itself has worked: others may keep it waiting as long as they like.
      expect(process.threadCpuUsage(started).user / 1000, source.slice(0, 8)).toBeLessThan(10_000)
    }
  })
})
