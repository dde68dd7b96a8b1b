import type { Page, Request } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { signInAnew } from './own-account.ts'
import { buildPseudoScreens, collectContent, listUntranslated, readPlainText, showPseudoScreens } from './pseudo-screens.ts'
import { expect, slow, test } from './signed-in.ts'

const [sample, other] = ['kesc-2026-90007', 'keca-2025-90112']

/** An address of every screen, and what shows the rest of it. */
const screens: Record<string, { address: string; act?: (page: Page) => Promise<void> }[]> = {
  '/': [{ address: '/' }],
  '/cases': [{ address: '/cases' }, { address: '/cases?query=bank' }, { address: '/cases?query=zxqvwj' }],
  '/cases/:caseId': [{ address: `/cases/${sample}` }, { address: `/cases/${sample}`, act: openTabs }, { address: '/cases/no-such-case' }],
  '/chat': [{ address: '/chat' }, { address: `/chat?case=${sample}` }, { address: '/chat', act: askQuestion }],
  '/search': [{ address: `/search?similar=${sample}` }],
  '/bookmarks': [{ address: '/bookmarks' }],
  '/annotations': [{ address: '/annotations' }],
  '/research-notes/:noteId': [{ address: '/research-notes/none' }],
  '/research-notes': [{ address: '/research-notes' }, { address: '/research-notes?create=true' }],
  '/compare': [{ address: '/compare' }, { address: `/compare?ids=${sample},${other}` }],
  '/courts/:code': [{ address: '/courts/KEHC' }, { address: '/courts/NONE' }],
  '/judges/:id': [{ address: '/judges/1' }],
  '/coverage': [{ address: '/coverage' }],
  '/analytics': [
    { address: '/analytics' },
    { address: '/analytics?court=Supreme+Court&court=High+Court&chart=pie' },
    { address: '/analytics?court=&judge=Nobody&case=none' },
    { address: `/analytics?chart=bar&case=${other}` },
  ],
  '/citations/:screen?': [
    { address: '/citations' },
    { address: '/citations', act: importCitations },
    { address: '/citations/check' },
    { address: '/citations/check', act: checkDocument },
    { address: '/citations/reviews' },
    { address: '/citations/reviews?tab=decided' },
  ],
  '/legal-library/constitution': [{ address: '/legal-library/constitution' }],
  '/legal-library/legislation': [{ address: '/legal-library/legislation' }, { address: '/legal-library/legislation?query=zxqvwj' }],
  '/legal-library/legislation/:actId': ['', '?tab=timeline', '?tab=changes'].map((tab) => ({
    address: `/legal-library/legislation/ke-act-2007-11${tab}`,
  })),
  '/profile': [{ address: '/profile' }],
  '/settings': [{ address: '/settings' }],
  '/trash': [{ address: '/trash' }],
  '/library': [{ address: '/library' }, { address: '/library', act: addDocuments }],
  '/research-history': [{ address: '/research-history' }, { address: '/research-history?query=zxqvwj' }],
  '/research-hub': ['', '?tab=notes', '?tab=searches', '?tab=citations'].map((tab) => ({ address: `/research-hub${tab}` })),
  '/research-hub/projects/:projectId': [{ address: '/research-hub/projects/MRADI' }],
  '/research-hub/projects/:projectId/edit': [{ address: '/research-hub/projects/MRADI/edit' }],
  '/research-hub/projects/:projectId/bundle': ['', '?tab=cover', '?tab=index'].map((tab) => ({
    address: `/research-hub/projects/MRADI/bundle${tab}`,
  })),
  '/saved-searches': [{ address: '/saved-searches' }],
  '/notifications': [{ address: '/notifications' }],
  '/watches': [{ address: '/watches' }],
  '/admin': [{ address: '/admin' }],
  '/reports': [{ address: '/reports' }],
}
const visitorScreens = [
  '/login',
  // As an address, a link that was never made.
  '/shared/notes/:token',
  '/signup',
  '/forgot-password',
  '/reset-password',
  '/activate',
  '/keep-account',
  '/unsubscribe',
  '/terms',
  '/privacy',
]

/** A question with its answer, and what stands beside and over it. */
async function askQuestion(page: Page) {
  await page.getByRole('textbox').last().fill('Wekulo Mlima')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(page).toHaveURL(/\?id=/)
  await settle(page)
  // What came in a stream cannot be looked at as it came; as it is kept, it is content.
  await page.reload()
  await expect(page.getByRole('article')).toHaveCount(2)
  await settle(page)
}

/** Each tab of a case, with what stands in it. */
async function openTabs(page: Page) {
  const tabs = page.getByRole('tab')
  for (let at = 0; at < (await tabs.count()); at += 1) {
    await tabs.nth(at).click()
    await settle(page)
  }
}

/** Files of which each is added or refused for a reason of its own. */
async function addDocuments(page: Page) {
  const files: [name: string, content: string][] = [
    ['amri.json', JSON.stringify({ title: 'Kamau v Otieno', court: 'Mahakama Kuu', content: '1. Rufaa.' })],
    ['kijusi.json', '[{"title": "Barasa"}, 7]'],
    ['kelele.pdf', '\u0000\u0001'.repeat(3000)],
    ['tupu.xml', '<akomaNtoso><judgment><p>'],
  ]
  await page
    .locator('input[type=file]')
    .setInputFiles(files.map(([name, content]) => ({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) })))
  await expect(page.getByText('⟦Ñót áddéd')).toHaveCount(4)
  await settle(page)
}

/** A list of citations in which one record is read, one is none and one is saved as it is written. */
async function importCitations(page: Page) {
  await page.getByRole('button', { name: '⟦Ímpóŕt áñd éxpóŕt' }).click()
  await page.getByRole('menuitem', { name: '⟦Ímpóŕt á fílé' }).click()
  const content = 'TY  - BOOK\nER  - \n\nTY  - BOOK\nTI  - Ardhi\nPY  - 2008\nER  - \n'
  await page
    .getByRole('dialog')
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.ris', mimeType: 'text/plain', buffer: Buffer.from(content) })
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(2)
}

/** A text with a quote and paragraphs of a case, and with what the library does not hold. */
async function checkDocument(page: Page) {
  await page.getByRole('textbox').last().fill(checked)
  await page.getByRole('button', { name: /^⟦Çhéçk~/ }).click()
  await expect(page.locator('[id^=finding-]').first()).toBeVisible()
  await settle(page)
}
const checked =
  'Wekulo v Mlima Crest Bank [2026] KESC 90007 (KLR) at para 900. Suleiman v Amboseli Resort Ltd [2004] 2 KLR 589. Kamau v Otieno [2026] KESC 90007 (KLR).'

const underWay = new WeakMap<Page, Set<Request>>()

/** Knows from now on what a page asks for and has not been answered; the stream of events is open as long as the page. */
function followRequests(page: Page) {
  const requests = new Set<Request>()
  underWay.set(page, requests)
  page.on('request', (request) => void (!request.url().includes('/api/events') && requests.add(request)))
  page.on('requestfinished', (request) => void requests.delete(request))
  page.on('requestfailed', (request) => void requests.delete(request))
}

/** Nothing is on its way any more, and nothing follows from what came. */
async function settle(page: Page) {
  const requests = underWay.get(page)!
  for (let quiet = 0; quiet < 3; quiet = requests.size === 0 ? quiet + 1 : 0)
    await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => setTimeout(resolve, 100))))
}

/** What a screen says in English alone though it is shown in another language. */
async function findUntranslated(page: Page, addresses: (typeof screens)[string], own: string[]): Promise<string[]> {
  followRequests(page)
  const { texts } = collectContent(page)
  for (const words of own) texts.add(words)
  const found: string[] = []
  for (const { address, act } of addresses) {
    await page.goto(address)
    await expect(page.locator('h1').first()).toBeVisible()
    await settle(page)
    await act?.(page)
    found.push(...listUntranslated(await readPlainText(page), texts).map((words) => `${address}: ${words}`))
  }
  return found
}

test.describe('in another language', () => {
  test.use({ ownWindow: true })
  let built: Awaited<ReturnType<typeof buildPseudoScreens>>
  test.beforeAll(async () => {
    built = await buildPseudoScreens()
  })
  test.afterAll(() => built.remove())

  test('list and case say nothing in English', async ({ page }) => {
    await showPseudoScreens(page, built.folder)
    await signInAnew(page)
    await page.goto('/cases')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^⟦/)
    const two = [screens['/cases']![1]!, screens['/cases/:caseId']![0]!]
    expect(await findUntranslated(page, two, ['Reader of Cases', 'bank'])).toEqual([])
  })

  test('no screen says anything in English', slow, async ({ page, context }) => {
    // Sixty screens, one after the other.
    test.setTimeout(900_000)
    const routes = [...readFileSync('web/app/routes.tsx', 'utf8').matchAll(/\bpath: '([^']+)'/g)].map(([, path]) => path)
    expect([...visitorScreens, ...Object.keys(screens)], 'every screen is walked').toEqual(expect.arrayContaining(routes))
    await showPseudoScreens(page, built.folder)
    const { access_token } = await signInAnew(page, { isEditor: true })
    const headers = { authorization: `Bearer ${access_token}` }
    const own = [
      ['/api/bookmarks/folders', { name: 'Msingi', parent_path: null }],
      ['/api/bookmarks', { case_id: sample, folder_path: '/Msingi', note: 'Soma tena' }],
      ['/api/research-notes', { title: 'Dokezo', content: 'Maneno', tags: ['Ardhi'] }],
      ['/api/citation-list', { text: '[2026] KESC 90007 (KLR)', style: 'standard' }],
    ] as const
    for (const [path, data] of own) expect((await page.request.post(path, { headers, data })).status(), path).toBe(201)
    const made = await page.request.post('/api/research-hub/projects', { headers, data: { name: 'Mradi', description: 'Shamba' } })
    const { id: project } = (await made.json()) as { id: string }
    const addresses = Object.values(screens)
      .flat()
      .map(({ address, ...rest }) => ({ ...rest, address: address.replace('MRADI', project) }))
    const found = await findUntranslated(page, addresses, [
      'Reader of Cases',
      'Mradi',
      'Shamba',
      'bank',
      'zxqvwj',
      'NONE',
      checked,
      'Wekulo Mlima',
      'Dokezo',
      'Maneno',
      'Ardhi',
      // Numbers stand before the headings of the law that they belong to, and letters before lists.
      '1 Preliminary',
      'One Sovereignty of the People and Supremacy of this Constitution',
      'X',
    ])
    const visitor = await context.newPage()
    await showPseudoScreens(visitor, built.folder)
    found.push(
      ...(await findUntranslated(
        visitor,
        visitorScreens.map((address) => ({ address })),
        [],
      )),
    )
    expect(found).toEqual([])
  })
})
