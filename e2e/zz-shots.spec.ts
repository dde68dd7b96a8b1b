import { chooseTheme, test, expect } from './signed-in.ts'
import { signInAnew } from './own-account.ts'
import { arriveFile } from './arriving-law.ts'
const akn = (
  date: string,
  sections: string,
) => `<akomaNtoso xmlns="http://docs.oasis-open.org/legaldocml/ns/akn/3.0"><act><meta><identification>
  <FRBRWork><FRBRuri value="/akn/ke/act/1990/4"/><FRBRalias value="Reed Act"/></FRBRWork>
  <FRBRExpression><FRBRuri value="/akn/ke/act/1990/4/eng@${date}"/><FRBRlanguage language="eng"/></FRBRExpression></identification></meta>
  <body><part eId="part_I"><num>Part I</num><heading>Harvest</heading>${sections}</part></body></act></akomaNtoso>`
const section = (number: string, heading: string, ...texts: string[]) =>
  `<section eId="sec_${number}"><num>${number}.</num><heading>${heading}</heading>${texts.map((t, at) => `<subsection eId="s"><num>(${at + 1})</num><content><p>${t}</p></content></subsection>`).join('')}</section>`
test('shots', async ({ page }) => {
  test.setTimeout(300000)
  await arriveFile(
    'a.xml',
    akn(
      '1990-06-01',
      section(
        '1',
        'Licence',
        'No person shall cut reeds without a licence.',
        'A person who cuts reeds without one commits an offence and is liable to a fine not exceeding ten shillings.',
      ) + section('2', 'Fee', 'The fee is one shilling.'),
    ),
  )
  await arriveFile(
    'b.xml',
    akn(
      '2012-12-31',
      section('1', 'Licence', 'A licence is green.', 'No person shall cut reeds without a licence.') +
        section('1A', 'Schools', 'A school needs no licence.') +
        section('2', 'Fee', 'The fee is ten shillings.'),
    ),
  )
  const { access_token } = await signInAnew(page)
  const headers = { authorization: `Bearer ${access_token}` }
  for (const [id, eid, words, asAt, color, note] of [
    ['ke-act-1990-4', 'sec_1', 'cut reeds without a licence', '1990-06-01', '#8BC34A', 'The rule'],
    [
      'ke-act-1990-4',
      'sec_1',
      'commits an offence and is liable to a fine not exceeding ten shillings',
      '1990-06-01',
      '#F48FB1',
      'Repealed later?',
    ],
    ['ke-act-1990-4', 'sec_2', 'The fee is ten shillings', undefined, '#FFEB3B', ''],
  ] as const) {
    const { paragraphs } = await (
      await page.request.get(`/api/legislation/${id}/text?at=${eid}${asAt ? `&as_at=${asAt}` : ''}`, { headers })
    ).json()
    const held = paragraphs.find((p: { text: string }) => p.text.includes(words))
    const start = held.start + held.text.indexOf(words)
    const made = await page.request.post('/api/annotations', {
      headers,
      data: {
        case_id: id,
        text_selection: words,
        start_offset: start,
        end_offset: start + words.length,
        color,
        note,
        ...(asAt && { as_at: asAt }),
      },
    })
    expect(made.status()).toBe(201)
  }
  for (const [width, theme] of [
    [1440, 'light'],
    [1440, 'dark'],
    [820, 'light'],
    [820, 'dark'],
    [390, 'light'],
    [390, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
    await page.goto('/legal-library/legislation/ke-act-1990-4')
    if (theme === 'dark') {
      await chooseTheme(page, 'dark')
      await page.goto('/legal-library/legislation/ke-act-1990-4')
    } else {
      await chooseTheme(page, 'light')
      await page.goto('/legal-library/legislation/ke-act-1990-4')
    }
    await expect(page.getByRole('article', { name: 'Text of the law' })).toBeVisible()
    if (width < 1200) await page.getByRole('button', { name: 'Open annotations' }).click()
    else await page.getByRole('tab', { name: 'Annotations' }).click()
    await page.waitForTimeout(900)
    await page.screenshot({ path: `/tmp/h17a-${width}-${theme}-list.png` })
    await page.getByRole('list', { name: 'Annotations in the order of the text' }).locator('button.jump').first().click()
    await page.waitForTimeout(600)
    await page.screenshot({ path: `/tmp/h17a-${width}-${theme}-card.png` })
    await page.keyboard.press('Escape')
    await page.evaluate(() => {
      const n = document
        .createTreeWalker([...document.querySelectorAll('[data-unit="sec_1A"] [data-text]')].at(-1)!, NodeFilter.SHOW_TEXT)
        .nextNode()!
      getSelection()!.setBaseAndExtent(n, 0, n, 14)
    })
    await page.waitForTimeout(700)
    await page.screenshot({ path: `/tmp/h17a-${width}-${theme}-select.png` })
    await page.evaluate(() => getSelection()!.removeAllRanges())
    await page.goto('/annotations')
    await page.waitForTimeout(1200)
    await page.screenshot({ path: `/tmp/h17a-${width}-${theme}-all.png` })
  }
})
