import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BundleCover } from '#contract/bundles'
import { Case, type Paragraph } from '#contract/cases'
import type { PrintedJudgment } from '../../../printing/judgment/printed-judgment.ts'
import { sheet } from '../../../printing/sheet.ts'
import { readPages } from '../../../testing/read-bundle.ts'
import type { BundlePlan, PlannedAuthority, PlannedPassage } from './bundle-plan.ts'
import { createBundlePages } from './bundle-pages.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hukumu-bundle-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const cover = BundleCover.parse({
  court: 'Court of Appeal',
  station: 'Nairobi',
  case_number: 'Civil Appeal No. E1 of 2026',
  filed_for: 'Appellants',
})
const words = 'The court heard counsel for both sides on the weir and the lake, and reserved what it would say of costs.'

/** A judgment of so many numbered paragraphs, each with a word of its own. */
function judgment(tab: number, paragraphs: number): PrintedJudgment {
  const texts = Array.from({ length: paragraphs }, (_, index) => `${index + 1}. Mark${tab}x${index + 1}x ${words} ${words}`)
  let start = 0
  const laid = texts.map((text, index): Paragraph => {
    const at = start
    start += text.length + 2
    return { id: index + 1, part: 0, kind: 'paragraph', number: String(index + 1), depth: 0, start: at, end: at + text.length }
  })
  const content = texts.join('\n\n')
  return {
    case: Case.parse({
      id: `case-${tab}`,
      kind: 'judgment',
      title: `Party${tab}x v Republic`,
      ...Object.fromEntries(
        ['court', 'court_code', 'court_station', 'division', 'document_type', 'date', 'year', 'case_number', 'applicant', 'respondent'].map(
          (field) => [field, null],
        ),
      ),
      ...Object.fromEntries(
        ['category', 'summary', 'status', 'outcome', 'hierarchy_level', 'url', 'frbr_uri'].map((field) => [field, null]),
      ),
      ...Object.fromEntries(['citations', 'judges', 'parties', 'legal_areas', 'key_points', 'read_fields'].map((field) => [field, []])),
      citation: `[2020] KECA ${tab} (KLR)`,
      language: 'eng',
      sample: false,
      private: false,
    }),
    content,
    parts: [{ position: 0, kind: 'opinion', opinion_kind: 'sole', author: null, start: 0, end: content.length }],
    paragraphs: laid,
  }
}

function passageAt({ content, paragraphs }: PrintedJudgment, number: number): PlannedPassage {
  const { start, end } = paragraphs[number - 1]!
  return { start: start + 4, end, quote: content!.slice(start + 4, end), pinpoint: `paragraph ${number}`, relied: [] }
}

const authority = (tab: number, more: Partial<PlannedAuthority> = {}): PlannedAuthority => ({
  key: `case:case-${tab}`,
  caseId: `case-${tab}`,
  provisionId: null,
  tab,
  title: `Party${tab}x v Republic`,
  citation: `[2020] KECA ${tab} (KLR)`,
  decided: 'Court of Appeal, 3 August 2020',
  kind: 'case',
  group: 'binding',
  extent: 'whole',
  doubt: null,
  warning: null,
  lacksText: false,
  holding: '',
  relied: [],
  passages: [],
  ...more,
})

async function written(all: { authority: PlannedAuthority; judgment: PrintedJudgment | null }[], isGrouped = true) {
  const plan: BundlePlan = {
    cover,
    arrangement: isGrouped ? 'groups' : 'hand',
    issues: [],
    at: Date.parse('2026-11-22T09:00:00Z'),
    lawAsAt: '2026-11-22',
    authorities: all.map((one) => one.authority),
  }
  const path = join(folder, `${all.length}.pdf`)
  const pages = await createBundlePages(path, plan)
  for (const one of all) if (one.judgment) await pages.add({ authority: one.authority, text: { judgment: one.judgment } })
  const told = await pages.end()
  const read = await readPages(readFileSync(path))
  expect(read.pages).toHaveLength(told.pages)
  return { ...read, told }
}

/** The number at the end of the row of an authority in the index. */
const pageInIndex = (index: string, tab: number): number =>
  Number(new RegExp(String.raw`(?:^|\D)${tab}\. ?Party${tab}x v Republic .*?Court of Appeal, 3 August 2020 ?(\d+) `).exec(`${index} `)?.[1])

// From one page of index to two, and with it every number behind it by one.
test.each([1, 13, 14])('the pages that an index of %i authorities names are those on which they begin', async (count) => {
  const all = Array.from({ length: count }, (_, index) => {
    const tab = index + 1
    const text = judgment(tab, tab % 7 === 0 ? 14 : 2)
    return { authority: authority(tab, { passages: tab % 5 === 0 ? [passageAt(text, 2)] : [] }), judgment: text }
  })
  const { pages, links, outline, told } = await written(all)
  const [, ...front] = outline
  const at = (title: string) => front.find((entry) => entry.title === title)!.page
  const [index, list, digest] = [at('Index'), at('List of Authorities'), at('Digest of Authorities')]
  const rows = pages.slice(index - 1, list - 1).join(' ')
  expect(rows).toMatch(new RegExp(`List of Authorities ?${list} Digest of Authorities ?${digest} `))
  expect(pages[list - 1]).toContain('LIST OF AUTHORITIES')
  expect(pages[digest - 1]).toContain('DIGEST OF AUTHORITIES')
  for (const { authority: one } of all) {
    const page = pageInIndex(rows, one.tab)
    expect(told.starts).toContainEqual({ key: one.key, page })
    expect(pages[page - 1]).toContain(`${one.tab}. ${one.title}`)
    expect(pages[page - 1]).toContain(`Mark${one.tab}x1x`)
    expect(pages.findIndex((text) => text.includes(`Mark${one.tab}x1x`))).toBeGreaterThanOrEqual(page - 1)
    expect(outline).toContainEqual(expect.objectContaining({ title: `${one.tab}. ${one.title} ${one.citation}`, page }))
    expect(links.slice(index - 1, list - 1).flat()).toContain(page)
  }
  // Every page says its own number, at the top.
  for (const [place, text] of pages.entries()) expect(text.slice(0, 160)).toMatch(new RegExp(String.raw`(^|\D)${place + 1}(\D|$)`))
})

test('a pinpoint names the page on which its words stand, and its link leads there', async () => {
  const text = judgment(1, 60)
  const numbers = [1, 9, 10, 11, 33, 59, 60]
  const { pages, links, outline } = await written([
    { authority: authority(1, { passages: numbers.map((number) => passageAt(text, number)) }), judgment: text },
  ])
  const from = outline.find(({ title }) => title === 'Digest of Authorities')!.page
  const to = outline.find(({ title }) => title.startsWith('1.'))!.page
  const digest = pages.slice(from - 1, to - 1).join(' ')
  for (const number of numbers) {
    const said = Number(new RegExp(String.raw`Paragraph ${number} ?page (\d+) of this bundle`).exec(digest)?.[1])
    expect([number, pages[said - 1]!.includes(`Mark1x${number}x`)]).toEqual([number, true])
    expect(links.slice(from - 1, to - 1).flat()).toContain(said)
  }
})

test('of marked passages only those are bound, with a sign where something is left out', async () => {
  const text = judgment(1, 40)
  const cut = authority(1, { extent: 'passages', passages: [passageAt(text, 7), passageAt(text, 8), passageAt(text, 30)] })
  const { pages, told } = await written([{ authority: cut, judgment: text }])
  const bound = pages.slice(told.starts[0]!.page - 1).join(' ')
  expect([...bound.matchAll(/Mark1x(\d+)x|\[ … \]/g)].map(([found, number]) => number ?? found)).toEqual([
    '[ … ]',
    '7',
    '8',
    '[ … ]',
    '30',
    '[ … ]',
  ])
  expect(bound).toContain('The passages relied on.')
  // Nothing marked, nothing left out.
  const whole = await written([{ authority: authority(1, { extent: 'passages' }), judgment: text }])
  expect(whole.pages.join(' ')).toContain('Mark1x40x')
})

test('what is not held is listed and named as such, what was reversed says so in list and digest, and the order is the advocate’s', async () => {
  const text = judgment(2, 1)
  const all = [
    { authority: authority(1, { key: 'text:x', caseId: null, extent: 'listed', doubt: 'not held', group: 'foreign' }), judgment: null },
    {
      authority: authority(2, {
        doubt: 'reversed',
        warning: 'Reversed on appeal (3 August 2021)',
        holding: 'That weirs are fixtures.\nAnd more.',
      }),
      judgment: text,
    },
  ]
  const { pages, outline, info } = await written(all, false)
  expect(pages[1]).toMatch(/1\. ?Party1x v Republic .* \[not held: copy to be supplied\] ?listed only/)
  expect(pages[2]).toContain('[reversed on appeal (3 August 2021)]')
  expect(pages[2]).not.toContain('Binding decisions')
  expect(pages[3]).toContain('Standing: reversed on appeal (3 August 2021)')
  expect(pages[3]).toContain('Relied on for That weirs are fixtures. And more.')
  expect(outline.map(({ title, page }) => [title, page])).toEqual([
    ['Cover', 1],
    ['Index', 2],
    ['List of Authorities', 3],
    ['Digest of Authorities', 4],
    ['2. Party2x v Republic [2020] KECA 2 (KLR)', 5],
  ])
  expect(info).toMatchObject({ Title: 'Appellants’ Bundle of Authorities: Civil Appeal No. E1 of 2026' })
})

test('the digest quotes a cited paragraph whole, what it quotes itself in single marks, and more only to the end of a sentence', async () => {
  const text = judgment(1, 3)
  const holding = 'The holding stands in the last sentence.'
  const quotes = [`In “Achieng v Barasa” it was "held": ${`${words} `.repeat(15)}${holding}`, `${words} `.repeat(60)]
  const passages = quotes.map((quote, index) => ({ ...passageAt(text, index + 1), quote }))
  const { pages, told } = await written([{ authority: authority(1, { passages }), judgment: text }])
  const digest = pages.slice(3, told.starts[0]!.page - 1).join(' ')
  expect(digest).toContain('“In ‘Achieng v Barasa’ it was ‘held’: The court heard')
  expect(digest).toContain(`${holding}”`)
  expect(digest).toMatch(/of costs\. \[…\]”/)
})

test('every tenth line of a page of an authority has its number in the right margin', async () => {
  const text = judgment(1, 40)
  const { placed, outline } = await written([{ authority: authority(1, { passages: [passageAt(text, 9)] }), judgment: text }])
  const from = outline.find(({ title }) => title.startsWith('1.'))!.page
  const edge = sheet.width - sheet.right
  for (const page of placed.slice(from - 1)) {
    const body = page.filter(({ x, y }) => x < edge && y > sheet.headAt + 20 && y < sheet.height - sheet.bottom)
    const lines = [...new Set(body.map(({ y }) => Math.round(y)))].toSorted((a, b) => a - b)
    const numbers = page.filter(({ x }) => x > edge)
    const tenths = lines.filter((_, index) => index % 10 === 9)
    expect(numbers.map(({ text: number }) => number)).toEqual(tenths.map((_, index) => String((index + 1) * 10)))
    // On the height of its line: less than half of one away.
    for (const [index, { y }] of numbers.entries()) expect(Math.abs(y - tenths[index]!)).toBeLessThan(6)
  }
  // The index and what else stands in front has none.
  for (const page of placed.slice(1, from - 1)) expect(page.filter(({ x }) => x > edge)).toEqual([])
})
