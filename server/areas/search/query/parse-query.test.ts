import { expect, test } from 'vitest'
import { findNames, listNames } from './names.ts'
import { parseQuery } from './parse-query.ts'
import type { Condition, Placed } from './query.ts'

/** A query as it was understood, with every bracket: for reading. */
function write(condition: Condition | Placed | null): string {
  if (condition === null) return ''
  switch (condition.kind) {
    case 'word':
      return condition.word
    case 'prefix':
      return `${condition.prefix}*`
    case 'phrase':
      return `"${condition.words.join(' ')}"`
    case 'all':
      return `(${condition.of.map(write).join(' & ')})`
    case 'any':
    case 'either':
      return `(${condition.of.map(write).join(' | ')})`
    case 'not':
      return `-${write(condition.of)}`
    case 'near':
      return `{${write(condition.left)} ${condition.ordered ? '+' : '/'}${condition.distance} ${write(condition.right)}}`
    case 'field':
      return `${condition.field}=${condition.years?.join('..') ?? condition.value}`
  }
}

test.for<[string, string]>([
  ['the appeal of the court', '(appeal & court)'],
  ['the', 'the'],
  ['to be or not', 'not'],
  ['"burden of proof" murder', '("burden of proof" & murder)'],
  ['“the court”', '"the court"'],
  ['Giella vs Cassman Brown', '(giella & cassman & brown)'],
  ['Giella -v- Cassman -costs', '(giella & cassman & -costs)'],
  ['-v', '-v'],
  ['"Giella v Cassman"', '"giella v cassman"'],
  ['land & title | fraud', '((land & title) | fraud)'],
  ['land AND title OR fraud costs', '((land & title) | (fraud & costs))'],
  ['land and title', '(land & title)'],
  ['heard.then', 'heard'],
  ['land land', 'land'],
  ['the of and '.repeat(180), '(the & of & and)'],
  ['(land OR title) fraud (land OR title) "stay of" NOT "a b" "stay of"', '((land | title) & fraud & "stay of" & -"a b")'],
  ['land NOT fraud', '(land & -fraud)'],
  ['land -fraud -"stay of execution"', '(land & -fraud & -"stay of execution")'],
  ['NOT (land OR title)', '-(land | title)'],
  ['sub-county 1982-88 - x', '(sub & county & 1982 & 88 & x)'],
  ['(land OR title) trespass*', '((land | title) & trespass*)'],
  ['stay /5 execution appeal', '({stay /5 execution} & appeal)'],
  ['stay w/5 execution', '{stay /5 execution}'],
  ['stay +3 execution /s appeal', '{{stay +3 execution} /sentence appeal}'],
  ['"natural justice" /p (hearing OR hear*)', '{"natural justice" /paragraph (hearing | hear*)}'],
  ["Murang'a /4 land", '{"murang a" /4 land}'],
  ['court:KESC judge:"Mumo Matemu" year:2010-2015 land', '(court=KESC & judge=Mumo Matemu & year=2010..2015 & land)'],
  ['year: 2015 -court:"High Court"', '(year=2015..2015 & -court=High Court)'],
  ['cite:[2022] KEHC 65 (KLR) land', '(cite=[2022] KEHC 65 (KLR) & land)'],
  ['see [2022] KEHC 65 (KLR) -costs', '(see & 2022 & kehc & 65 & klr & -costs)'],
  ['section 296(2)', '(section & 296 & 2)'],
  ['E12/2020 and/or', '(e12 & 2020)'],
  ['iebc v Moja', '((iebc | "independent electoral and boundaries commission") & moja)'],
  ['A.G. v Moja', '((ag | "a g" | "attorney general") & moja)'],
  ['Dresden ag', '(dresden & ag)'],
  ['-KRA moja', '(-(kra | "kenya revenue authority") & moja)'],
  ['Kenya Revenue Authority v Moja', '(((kenya & revenue & authority) | kra) & moja)'],
  ['Law Society of Kenya /3 rules', '(law & society & {kenya /3 rules})'],
  ['(KRA OR land) /4 tax', '{((kra | "kenya revenue authority") | land) /4 tax}'],
  ['Moja Bank Ltd', '(moja & bank & (ltd | "limited"))'],
  ['moja company limited v mbili', '(moja & (company | "co") & (limited | "ltd") & mbili)'],
  ['time limited by law', '(time & limited & law)'],
  ['Rep. v. Moja', '((rep | "republic") & moja)'],
  ['Moja vs R', '(moja & (r | "republic"))'],
  ['rep of Moja v Mbili', '(rep & moja & mbili)'],
  ['s.80 CPA', '((s | "section") & 80 & (cpa | "civil procedure act"))'],
  ['O. 42 r. 6', '((o | "order") & 42 & (r | "rule") & 6)'],
  ['"s 80" land', '("s 80" & land)'],
  ['(land /1 court) ((E12/2020 OR x) /1 court)', '({land /1 court} & {("e12 2020" | x) /1 court})'],
  ['land NOT E12/2020', '(land & -(e12 & 2020))'],
  ["' OR' 1=1; --", '1'],
  ['""', ''],
  ['[]{} ; 🦁', ''],
])('%j', ([text, understood]) => {
  expect(write(parseQuery(text).condition)).toBe(understood)
})

test.for<[string, string]>([
  ['an "unbalanced quote', 'The quotation mark at character 4 is not closed'],
  ['land AND', 'AND at character 6 has nothing after it'],
  ['OR land', 'OR at character 1 has nothing before it'],
  ['land AND OR fraud', 'AND at character 6 has nothing after it'],
  ['land NOT', 'NOT at character 6 has nothing after it'],
  ['/5 land', '/5 at character 1 has nothing before it'],
  ['land /5', '/5 at character 6 has nothing after it'],
  ['land /0 title', '/0 at character 6: a distance is a number of words from 1 to 250'],
  ['land /5 court:KESC', '/5 at character 6 stands between words, phrases or alternatives such as (stay OR injunction)'],
  ['(land title) /5 fraud', '/5 at character 14 stands between words, phrases or alternatives such as (stay OR injunction)'],
  ['(land', 'The bracket at character 1 is not closed'],
  ['land)', 'The bracket at character 5 closes nothing'],
  ['land ()', 'The brackets at character 6 are empty'],
  ['(((('.repeat(20), 'The brackets at character 31 are nested too deep'],
  ['wom*n', 'The star at character 4 must stand at the end of a word'],
  ['a*', 'The star at character 2 needs at least 2 letters before it'],
  ['court:', 'court: at character 1 has no value after it'],
  ['year:soon', 'year: at character 1 takes a year or two: year:2015, year:2010-2015'],
  ['year:2015-2010', 'The years at character 1 run backwards: 2015-2010'],
])('%j is refused: %s', ([text, words]) => {
  expect(() => parseQuery(text)).toThrow(words)
})

test('citations, case numbers and addresses are names of judgments', () => {
  expect(findNames('see [2022] KEHC 65 (KLR) and HCCC 39 of 2003')).toEqual({
    identities: ['/akn/ke/judgment/kehc/2022/65'],
    citationKeys: ['[2022] kehc 65 [klr]'],
    caseNumbers: ['civil case|39|2003'],
  })
  expect(findNames('https://new.kenyalaw.org/akn/ke/judgment/keca/1989/48/eng@1989-11-17').identities).toEqual([
    '/akn/ke/judgment/keca/1989/48',
  ])
  expect(findNames('KEHC 5 of 2019').identities).toEqual(['/akn/ke/judgment/kehc/2019/5'])
  expect(findNames('land').identities).toEqual([])
  expect(listNames('[2022]  KEHC 65 (KLR), HCCC 39 of 2003, Tom v Tim [2017] eKLR').map(({ written }) => written)).toEqual([
    '[2022] KEHC 65 (KLR)',
    'HCCC 39 of 2003',
    null,
  ])
})

test.for<[string, (string | null)[]]>([
  ['KEHC 5 of 2019', ['KEHC 5 of 2019']],
  ['appeal 5 of 2019, Civil Suit Nos. 5 of 2019, suits nos. 5 of 2019', [null, 'Civil Suit Nos. 5 of 2019', null]],
  ['Legal Notice 5 of 2010, section 5 of the Land Act, LR No. 209/2012, Order 42 of 2010, 5 of 2019, 12/2020', [null]],
])('%j tells of %j', ([text, written]) => {
  expect(listNames(text).map((name) => name.written)).toEqual(written)
})

test.for<[string, boolean[]]>([
  ['Petition 5 of 2013 [2013] KESC 6 (KLR) (Civ), [2013] 1 KLR 33; [2013] eKLR', [false, true, true, true]],
  ['[1979] KLR 154; [1976-80] 1 KLR 1272', [false, true]],
  ['[2013] KESC 6 (KLR), [2014] KESC 7 (KLR)', [false, false]],
  ['Petition 5 of 2013 and [2013] KESC 6 (KLR)', [false, false]],
  ['Petition 5 of 2013 OR [2013] KESC 6 (KLR)', [false, false]],
])('%j: which names may be of the judgment named before', ([text, parallel]) => {
  expect(parseQuery(text).names.map(({ isParallel }) => isParallel)).toEqual(parallel)
})

test.for<[string, string]>([
  ['1973 EA 358', '[1973] ea 358'],
  ['1973 e.a. 358', '[1973] ea 358'],
  ['(1973) ea 358', '[1973] ea 358'],
  ['2017 kehc 65', '/akn/ke/judgment/kehc/2017/65'],
  ['[2017]kehc 65', '/akn/ke/judgment/kehc/2017/65'],
  ['KEHC 65 of 2017', '/akn/ke/judgment/kehc/2017/65'],
  ['SC Petition 5 of 2013', 'petition|5|2013'],
  ['HC Succession Cause 5 of 2013', 'succession cause|5|2013'],
  ['CA E5/2023', 'civil appeal|E5|2023'],
])('%s is %s in any spelling', ([typed, key]) => {
  const [name, ...others] = listNames(typed)
  expect(others).toEqual([])
  expect([...name!.identities, ...name!.citationKeys, ...name!.caseNumbers]).toContain(key)
  expect(name!.written).toBe(typed)
})

test('what is negated or the value of a field names nothing', () => {
  expect(parseQuery('land [2022] KEHC 65').names).toHaveLength(1)
  expect(parseQuery('land -"[2022] KEHC 65"').names).toEqual([])
  expect(parseQuery('land NOT [2022] KEHC 65 title').names).toEqual([])
  expect(parseQuery('cite:"[2022] KEHC 65" land').names).toEqual([])
})

test('names are looked for in a word four times as long in about four times the time', () => {
  const costOf = (letters: number) => {
    const costs = [1, 2, 3].map(() => {
      const before = process.threadCpuUsage()
      expect(findNames('👩‍⚖️é'.repeat(letters / 8)).identities).toEqual([])
      const { user, system } = process.threadCpuUsage(before)
      return user + system
    })
    return Math.min(...costs) / 1000
  }
  const many = costOf(80_000)
  // What takes a few milliseconds in all says nothing of how it grows.
  expect(many < 40 ? 1 : many / costOf(20_000)).toBeLessThan(9)
})
