import type { Locator, Page } from '@playwright/test'
import { signInAnew } from './own-account.ts'
import { chooseTheme, expect, expectAccessible, expectNoSidewaysScroll, said, slow, test } from './signed-in.ts'

const question = 'When is a stay of execution granted pending appeal?'
const field = (page: Page) => page.getByRole('textbox', { name: 'Your question' })
const answers = (page: Page) => page.getByRole('article', { name: 'Assistant' })

/** Px from the top of the screen. */
const edges = (of: Locator) =>
  of.evaluate((element) => ({ top: element.getBoundingClientRect().top, bottom: element.getBoundingClientRect().bottom }))

async function ask(page: Page, words: string) {
  const before = await answers(page).count()
  await field(page).fill(words)
  await field(page).press('Enter')
  await expect(answers(page)).toHaveCount(before + 1)
  await expect(page.getByRole('button', { name: 'Regenerate' })).toBeVisible()
}

/** What the server tells of an answer, as it would come over the line. */
const told = (...events: [name: string, data: object][]) => ({
  contentType: 'text/event-stream',
  body: events.map(([name, data]) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`).join(''),
})
const names = { chat_id: '7f6c7a8e-58a8-4c5e-9a3c-2f7a0f6f1c11', question_id: 'q', message_id: 'a' }
const sentence = (index: number, markdown: string, more: object = {}) => ({
  index,
  markdown,
  opens: true,
  references: [],
  verdict: 'drawn',
  reason: null,
  ...more,
})

for (const [width, theme, details] of [
  [1440, 'light', {}],
  [820, 'light', slow],
  [390, 'dark', slow],
] as const)
  test(`a question is asked, its paragraph read and the chat kept, at ${width} px`, details, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await chooseTheme(page, theme)
    await signInAnew(page)
    await page.goto('/chat')
    await expect(page.getByRole('heading', { name: 'Ask a legal research question' })).toBeVisible()
    await expect(page.getByRole('list', { name: 'Questions to begin with' }).getByRole('button')).toHaveCount(4)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    await ask(page, question)
    await expect(page).toHaveURL(/\/chat\?id=/)
    await expect(page.getByRole('heading', { level: 1, name: question })).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: 'Today' })).toBeVisible()
    await expect(page.getByText('The assistant quotes them and does not reason about them.')).toBeVisible()
    await expect(page.getByRole('heading', { level: 3, name: 'Legal Reasoning' })).toBeVisible()
    const panel = page.getByRole(width === 1440 ? 'complementary' : 'dialog', { name: 'What the answers rest on' })
    if (width === 1440) await expect(panel).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    await page
      .getByRole('button', { name: /^Reference \d+: .*, para \d+$/ })
      .first()
      .click()
    await expect(panel.locator('[data-cited] mark')).toBeVisible()
    await expectAccessible(page)
    await panel.getByRole('button', { name: 'All references' }).click()
    await expect(panel.getByRole('link', { name: 'View Full Case' }).first()).toHaveAttribute('href', /^\/cases\//)
    await expect(panel.getByRole('link', { name: /^Verify on Kenya Law/ }).first()).toHaveAttribute('target', '_blank')
    await panel.getByRole('button', { name: 'Close the references' }).click()
    await expect(panel).toBeHidden()

    const authorities = page.getByRole('region', { name: 'Authorities' })
    await authorities.getByRole('checkbox').first().check()
    await expect(authorities.getByText('1 chosen:')).toBeVisible()
    // What is done with them stands whole above the field, beside the way to the end.
    const kept = authorities.getByRole('group', { name: 'Keep the chosen authorities' })
    await expect.poll(async () => edges(kept).then(({ bottom }) => bottom)).toBeLessThanOrEqual((await edges(field(page))).top)
    await expect(kept.getByRole('button', { name: 'Save as note' })).toBeInViewport({ ratio: 1 })
    await expect(authorities.getByText('Stands for:').or(authorities.locator('q')).first()).toBeVisible()
    await expectAccessible(page)
    await authorities.getByRole('button', { name: 'Cite' }).click()
    await page
      .getByRole('dialog', { name: /^Cite this/ })
      .getByRole('button', { name: 'Cite', exact: true })
      .click()
    await said(page, /cited|Cited at/)
    await authorities.getByRole('button', { name: 'Put into a bundle' }).click()
    await page.getByRole('dialog').getByLabel('Project Name').fill('The stay')
    await page.getByRole('dialog').getByRole('button', { name: 'Create and put in' }).click()
    await said(page, /added to The stay$/)
    await authorities.getByRole('button', { name: 'Save as note' }).click()
    await said(page, 'Saved as a note with its references')

    await page.reload()
    await expect(answers(page)).toHaveCount(1)
    await ask(page, 'And what must be shown on affidavit?')
    await expect(page.getByRole('article', { name: 'You' })).toHaveCount(2)

    await page.getByRole('button', { name: 'Save as note' }).last().click()
    await said(page, 'Saved as a note with its references')
    await page.getByRole('button', { name: 'More actions for this chat' }).click()
    await page.getByRole('menuitem', { name: 'Save Chat' }).click()
    await page.getByRole('textbox', { name: 'Name' }).fill('Stay pending appeal')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await said(page, 'Chat saved')
    await expect(page.getByRole('heading', { level: 1, name: 'Stay pending appeal' })).toBeVisible()

    await page.getByRole('button', { name: 'New Chat' }).click()
    await expect(page).toHaveURL(/\/chat$/)
    await expect(page.getByRole('heading', { name: 'Ask a legal research question' })).toBeVisible()
    await page.getByRole('button', { name: 'Chat history' }).click()
    const history = page.getByRole('dialog', { name: 'Chat history' })
    await expectAccessible(page)
    await history.getByRole('button', { name: /^Stay pending appeal/ }).click()
    await expect(answers(page)).toHaveCount(2)

    await page.getByRole('button', { name: 'More actions for this chat' }).click()
    await page.getByRole('menuitem', { name: 'Delete Chat' }).click()
    await expect(page).toHaveURL(/\/chat$/)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(answers(page)).toHaveCount(2)
  })

test('an answer is copied, made anew, asked for in other words and stopped, and the references are drawn wider', slow, async ({ page }) => {
  await signInAnew(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/chat')
  await ask(page, question)
  await page.getByRole('button', { name: 'Copy answer' }).click()
  await said(page, 'Copied to clipboard')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Legal Reasoning')

  const width = page.getByRole('separator', { name: 'Width of the references' })
  const panel = page.getByRole('complementary', { name: 'What the answers rest on' })
  const before = Number(await width.getAttribute('aria-valuenow'))
  await width.press('ArrowLeft')
  await expect(width).toHaveAttribute('aria-valuenow', String(before + 20))
  await width.hover()
  const { x, y } = (await width.boundingBox())!
  await page.mouse.down()
  await page.mouse.move(x - 100, y + 20, { steps: 4 })
  await page.mouse.up()
  await expect.poll(async () => (await panel.boundingBox())!.width).toBeGreaterThan(before + 60)
  await width.press('Home')
  await expect(width).toHaveAttribute('aria-valuenow', '300')

  await page.getByRole('button', { name: 'Regenerate' }).click()
  await expect(answers(page)).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Regenerate' })).toBeVisible()
  await page.getByRole('button', { name: 'Edit and ask again' }).click()
  await page.getByRole('textbox', { name: 'Edit your question' }).fill('What must be shown on affidavit for a stay of execution?')
  await page.getByRole('button', { name: 'Ask again' }).click()
  await expect(page.getByRole('article', { name: 'You' })).toHaveCount(1)
  await expect(page.getByRole('article', { name: 'You' })).toContainText('on affidavit')
  await expect(page.getByRole('button', { name: 'Regenerate' })).toBeVisible()

  // An answer that does not come is let go of, and the next question can be asked.
  await page.route('**/api/chat', () => undefined)
  await field(page).fill('And who bears the costs?')
  await field(page).press('Enter')
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByRole('button', { name: 'Stop' })).toBeHidden()
  await page.unroute('**/api/chat')
  await ask(page, 'And who bears the costs of the stay?')
})

test('what narrows an answer is said on it, kept by what is asked further, and left with one press', slow, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await chooseTheme(page, 'dark')
  await signInAnew(page)
  await page.goto('/chat')
  await ask(page, 'What has the Supreme Court held since 2018 on the duty of a bank to its customer?')
  await expect(answers(page).getByText('Only decisions of the Supreme Court given since 1 January 2018 were searched.')).toBeVisible()
  await ask(page, 'And when has the bank actual notice of fraud?')
  const further = answers(page).last()
  await expect(further.getByText('were searched, keeping to what was asked before.')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await ask(page, 'What has the High Court at Lodwar held on the duty of a bank to its customer?')
  const narrow = answers(page).last()
  await expect(narrow.getByText('Only decisions of the High Court at Lodwar given since 1 January 2018 were asked for')).toBeVisible()
  await expect(narrow.getByText('Nothing among these decisions answers this question.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ask the whole library' })).toHaveCount(1)
  await page.setViewportSize({ width: 1440, height: 900 })
  await narrow.getByRole('button', { name: 'Ask the whole library' }).click()
  await expect(narrow.getByText('Nothing among these decisions')).toHaveCount(0)
  await expect(narrow.getByRole('button', { name: /^Reference \d+: .* v / }).first()).toBeVisible()
  await expect(answers(page)).toHaveCount(3)
  await expect(narrow.getByText('Lodwar')).toHaveCount(0)
})

test('what is invented is left out and says why, and a lost answer can be asked for again', slow, async ({ page }) => {
  await signInAnew(page)
  const reference = {
    n: 1,
    kind: 'case',
    id: 'kesc-2026-90007',
    title: 'Wekulo v Mlima Crest Bank Limited',
    citation: '[2026] KESC 90007 (KLR)',
    court: 'Supreme Court',
    date: '2026-04-24',
    paragraph: 30,
    number: '12',
    pinpoint: 'para 12',
    quote: '',
    opinion: 'dissenting',
    author: 'Rading, SCJ',
    standing: { level: 'negative', kind: 'overruled', source: 'confirmed treatment', decided_on: null },
    sample: true,
    private: false,
  }
  const sentences = [
    sentence(0, '## Conclusion', { verdict: 'heading' }),
    sentence(1, 'The bank is liable. [1]', { references: [1] }),
    sentence(2, '', { verdict: 'struck', reason: 'other-name', opens: false }),
  ]
  let asked = 0
  await page.route('**/api/chat', async (route) => {
    asked += 1
    if (asked === 1)
      return route.fulfill(
        told(
          ['status', { step: 'asked', ...names }],
          ['references', { references: [reference] }],
          ['sentence', sentences[1]!],
          ['error', { status: 409, code: 'answer-broke-off', detail: 'The model broke off.' }],
        ),
      )
    return route.fallback()
  })
  await page.route(`**/api/chat/${names.chat_id}/regenerate`, (route) =>
    route.fulfill(
      told(['status', { step: 'asked', ...names }], ...sentences.map((one): [string, object] => ['sentence', one]), [
        'done',
        {
          message: 'The bank is liable. [1]',
          references: [reference],
          ...names,
          model: 'gpt-4.1-mini',
          state: 'complete',
          sentences,
          notices: [{ code: 'withheld', statements: 1 }],
        },
      ]),
    ),
  )
  await page.route(`**/api/chat/${names.chat_id}/messages`, (route) => route.fulfill({ json: [] }))
  await page.route(`**/api/chat/${names.chat_id}`, (route) =>
    route.fulfill({
      json: {
        chat_id: names.chat_id,
        title: question,
        project_id: null,
        case_id: null,
        saved: false,
        model: null,
        messages: 2,
        created_at: '2026-11-23T09:00:00.000Z',
        updated_at: '2026-11-23T09:00:00.000Z',
        own: true,
      },
    }),
  )
  await page.goto('/chat')
  await field(page).fill(question)
  await field(page).press('Enter')
  await expect(page.getByRole('alert').getByText('The model broke off.')).toBeVisible()
  await expect(page.getByText('The bank is liable.')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.locator('[data-left-out]')).toHaveText(
    'Left out. It names a case, a court or a person that the paragraph does not name.',
  )
  await expect(page.getByText('Written by gpt-4.1-mini')).toBeVisible()
  await page.getByRole('button', { name: 'Reference 1: Wekulo v Mlima Crest Bank Limited, para 12' }).click()
  const panel = page.getByRole('complementary', { name: 'What the answers rest on' })
  await expect(panel.getByText('Overruled')).toBeVisible()
  await expect(panel.getByText('Dissent of Rading, SCJ')).toBeVisible()
  await expectAccessible(page)
})

test('a case leads to a chat about it, and marked words to a question', slow, async ({ page }) => {
  await signInAnew(page)
  await page.goto('/cases/kesc-2026-90007')
  await page.getByRole('link', { name: 'Chat', exact: true }).click()
  await expect(page).toHaveURL(/\/chat\?case=kesc-2026-90007$/)
  await expect(page.getByRole('heading', { name: 'Ask about this case' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Wekulo v Mlima Crest Bank/ })).toBeVisible()
  await page.goto('/cases/kesc-2026-90007')
  await page.locator('#p-30').selectText()
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
  await page.getByRole('button', { name: 'Explain', exact: true }).click()
  await expect(page.getByRole('article', { name: 'You' })).toContainText('Explain this passage')
  await expect(page.getByRole('button', { name: 'Regenerate' })).toBeVisible()
})

test('cases that are compared lead to one chat about all of them', slow, async ({ page }) => {
  await signInAnew(page)
  await page.goto('/compare?ids=kesc-2026-90007&ids=keca-2025-90112')
  await page.getByRole('link', { name: 'Ask About These Cases' }).click()
  await expect(page).toHaveURL(/\/chat\?case=kesc-2026-90007&case=keca-2025-90112$/)
  await expect(page.getByRole('heading', { name: 'Ask about these cases' })).toBeVisible()
  await expect(page.getByText('About the case')).toHaveCount(2)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'What did each court decide, and why?' }).click()
  await expect(page.getByRole('button', { name: 'Regenerate' })).toBeVisible()
  await page.reload()
  await expect(page.getByText('About the case')).toHaveCount(2)
})

test('who is signed out is led to the chat by way of the login', slow, async ({ browser }) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto('/chat?case=kesc-2026-90007')
  await expect(page).toHaveURL(/\/login/)
  await page.getByRole('textbox', { name: /email/i }).fill('demo@hukumu.example')
  await page.getByLabel('Password', { exact: true }).fill('hukumu-demo')
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page).toHaveURL(/\/chat\?case=kesc-2026-90007$/)
  await context.close()
})

test('a document that was checked leads to a chat about it, which goes with the check', slow, async ({ page }) => {
  await signInAnew(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/citations/check')
  await page
    .getByLabel('Text of the document')
    .fill('It was held in Njuguna v Simotwo [2014] KECA 7777 (KLR). See [2024] KEHC 90147 (KLR).')
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await page.getByRole('button', { name: 'Ask about this document' }).click()
  const dialog = page.getByRole('dialog', { name: 'Keep this check' })
  await expect(dialog.getByText('Only you see it and the chat about it, and both are deleted together.')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Name of the check').fill('Submissions')
  await dialog.getByRole('button', { name: 'Keep', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Ask about this document' })).toBeVisible()
  await expect(page.getByText('About your document')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'What is not safe to cite in this document?' }).click()
  await expect(page.getByText(/The document cites Njuguna v Simotwo/).first()).toBeVisible()
  const chat = page.url()
  await page.getByRole('link', { name: 'Submissions' }).click()
  await expect(page.getByRole('heading', { name: 'Submissions' })).toBeVisible()
  await page.getByRole('link', { name: 'All checks' }).click()
  await page.getByRole('button', { name: 'Delete the check Submissions' }).click()
  await said(page, 'Check deleted')
  await page.goto(chat)
  await expect(page.getByText('This chat no longer exists, or is not yours.')).toBeVisible()
})

test('a research memorandum is drafted of a chat, shown once it is checked, and kept', slow, async ({ page }) => {
  await signInAnew(page)
  await page.setViewportSize({ width: 820, height: 1100 })
  await page.goto('/chat')
  await ask(page, question)
  await page.getByRole('button', { name: 'More actions for this chat' }).click()
  await page.getByRole('menuitem', { name: 'Research memorandum' }).click()
  const dialog = page.getByRole('dialog', { name: 'Research memorandum' })
  for (const heading of ['Question presented', 'Brief answer', 'Discussion', 'Table of authorities', 'What was checked'])
    await expect(dialog.getByRole('heading', { name: heading })).toBeVisible()
  await expect(dialog.getByText(/checked against the library once more/)).toBeVisible()
  await expectAccessible(page)
  const word = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download the memorandum as Word' }).click()
  expect((await word).suggestedFilename()).toMatch(/\.docx$/)
  const pdf = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download the memorandum as PDF' }).click()
  expect((await pdf).suggestedFilename()).toMatch(/\.pdf$/)
  await dialog.getByRole('button', { name: 'Save as note' }).click()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText('Saved as a note with its references')).toBeVisible()
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(page).toHaveURL(/\/research-notes\//)
})

test('an answer opens at its beginning, asked and opened again, and what of it is read can be cited', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 600 })
  await signInAnew(page)
  await page.goto('/chat')
  const newest = page.getByRole('article', { name: 'You' }).last()
  const opensAtQuestion = async () => {
    await expect.poll(async () => edges(newest).then(({ top }) => top)).toBeLessThan(160)
    await expect(newest).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('button', { name: 'Regenerate' })).not.toBeInViewport()
  }
  await ask(page, 'What must a bank do before it charges a guarantor?')
  await opensAtQuestion()
  await ask(page, 'And when is a term of a contract unfair?')
  await opensAtQuestion()
  await page.reload()
  await expect(answers(page)).toHaveCount(2)
  await opensAtQuestion()
  await page.getByRole('button', { name: 'Go to the latest message' }).click()
  await expect(page.getByRole('button', { name: 'Regenerate' })).toBeInViewport()

  const panel = page.getByRole('complementary', { name: 'What the answers rest on' })
  await panel
    .getByRole('button', { name: /^Read the paragraph: .*para \d+$/ })
    .first()
    .click()
  await panel.getByRole('button', { name: /^Cite .*, para \d+$/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cite', exact: true }).click()
  await expect(page.getByText(/^(?:Cited at para|Passage cited)/)).toBeVisible()
  await panel.getByRole('button', { name: 'All references' }).click()
  await panel.getByRole('tab', { name: /^Legislation/ }).click()
  await expect(panel.getByRole('tabpanel')).toBeVisible()
})
