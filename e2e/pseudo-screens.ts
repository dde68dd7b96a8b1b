import type { Page } from '@playwright/test'
import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

const root = resolve(import.meta.dirname, '..')
/** A language that the browser may ask for and that nobody speaks. */
const pseudo = 'qps'

/** Builds the screens with one more folder of words beside English, as any other language is added, in a place of its own. */
export async function buildPseudoScreens(): Promise<{ folder: string; remove: () => void }> {
  const place = mkdtempSync(join(tmpdir(), 'hukumu-pseudo-'))
  for (const part of ['web', 'contract', 'citations', 'package.json', 'tsconfig.base.json'])
    cpSync(join(root, part), join(place, part), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(place, 'node_modules'))
  const language = join(place, 'web/messages', pseudo)
  mkdirSync(language)
  cpSync(join(root, 'e2e/pseudo-words.ts'), join(language, 'pseudo-words.ts'))
  writeFileSync(join(language, 'words.ts'), writeLanguage(readFileSync(join(root, 'web/messages/en/words.ts'), 'utf8')))
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  await promisify(execFile)(process.execPath, [vite, 'build', '--config', join(place, 'web/vite.config.ts'), '--logLevel', 'error'], {
    cwd: place,
  })
  return { folder: join(place, 'dist/web'), remove: () => rmSync(place, { recursive: true, force: true }) }
}

/** The words.ts of the language: every area that English has. */
function writeLanguage(english: string): string {
  // import type { casePage } from './case-page.ts'
  const areas = [...english.matchAll(/^import type \{ (\w+) \} from '\.\/([\w-]+)\.ts'/gm)]
  return [
    ...areas.map(([, area, file]) => `import { ${area} } from '../en/${file}.ts'`),
    `import { pseudoWords } from './pseudo-words.ts'`,
    `export const words = pseudoWords({ ${areas.map(([, area]) => area).join(', ')} })`,
  ].join('\n')
}

/** Shows the screens of `folder` instead of those of the server, to a browser that asks for the pseudo-language. */
export async function showPseudoScreens(page: Page, folder: string) {
  await page.addInitScript((language) => Object.defineProperty(navigator, 'languages', { get: () => [language, 'en'] }), pseudo)
  // The stream of notices never ends, and with it nothing would ever be at rest.
  await page.route('**/api/events', (route) => route.abort())
  await page.route(
    (url) => !url.pathname.startsWith('/api/'),
    (route) => {
      const file = join(folder, new URL(route.request().url()).pathname)
      return route.fulfill({ path: existsSync(file) && statSync(file).isFile() ? file : join(folder, 'index.html') })
    },
  )
}

/** What the server names otherwise than by a code, in lists and answers, would be English on every screen: it is no content. */
const serverWords = new Set(['detail', 'message', 'msg', 'reason', 'warning', 'warnings', 'explanation', 'said', 'hint'])

/** A passage is HTML with what was found marked: "Selle &amp; another: the <mark>bank</mark> …". */
const withoutMarks = (text: string) =>
  text
    .replace(/<\/?\w+>/g, '')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')

/** With every quotation mark and apostrophe as a typewriter has it: screens set printers', and other ones within a quotation. */
const typewritten = (text: string) => text.replace(/[‘’“”"]/g, "'")

/** Collects what the server sends to a page, which is content: texts, names of cases, courts and judges, citations. */
export function collectContent(page: Page): { texts: Set<string> } {
  const content = { texts: new Set<string>() }
  const add = (value: unknown): void => {
    if (typeof value === 'string') content.texts.add(typewritten(withoutMarks(value)))
    else if (Array.isArray(value)) value.forEach(add)
    else if (typeof value === 'object' && value !== null) {
      for (const [name, one] of Object.entries(value)) {
        // Names of facets are content as well.
        content.texts.add(typewritten(name))
        if (!serverWords.has(name)) add(one)
      }
      // A part of an Act is named by both: 'Part I Preliminary'.
      if ('num' in value && 'heading' in value) add(`${String(value.num)} ${String(value.heading)}`)
    }
  }
  page.on('response', (response) => {
    if (!response.url().includes('/api/') || !response.headers()['content-type']?.includes('json')) return
    // One that a closed page no longer hears is none of its content.
    response.json().then(add, () => undefined)
  })
  return content
}

/** Every piece of text that the page shows or says outside ⟦ ⟧, in its order; not the text of the judgment. */
export function readPlainText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const pieces: string[] = []
    const cut = (words: string, depth = 0) => {
      let plain = ''
      for (const letter of words) {
        if (letter === '⟦') depth += 1
        if (depth === 0) plain += letter
        else if (letter === '⟧') depth -= 1
        if (letter === '⟦' && depth === 1) plain += '\n'
      }
      pieces.push(...plain.split('\n'))
      return depth
    }
    let depth = 0
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Element) {
        if (node.checkVisibility())
          for (const name of ['aria-label', 'aria-description', 'placeholder', 'title', 'alt']) cut(node.getAttribute(name) ?? '')
      } else if (
        node.parentElement?.checkVisibility() &&
        !node.parentElement.closest('script, style, template, noscript, mark, article[data-judgment]')
      )
        depth = cut(node.nodeValue ?? '', depth)
    }
    pieces.push(...(() => (cut(document.title), []))())
    return pieces.map((piece) => piece.replace(/\s+/g, ' ').trim()).filter((piece) => /\p{L}/u.test(piece))
  })
}

/** The pieces that no content holds, as it is or as the parts of a list: "Supreme Court · 24", "Banking; Evidence", "Samuel Kamau Macharia…", “quoted”. */
export function listUntranslated(pieces: string[], texts: Set<string>): string[] {
  const all = [...texts]
  // In a long text anything short stands by chance.
  const isContent = (part: string) => texts.has(part) || all.some((text) => text.includes(part) && (part.length >= 12 || text.length < 200))
  const isList = (piece: string) =>
    piece.split(/ ?· ?|[;,:…]|\s\(|\)|(?=\[\d{4}\])/).every((part) => !/\p{L}/u.test(part) || isContent(part.trim()))
  const unquoted = (piece: string) => /^'(.*)'$/.exec(piece)?.[1] ?? piece
  // Of a long quotation what stands between the marks of what is left out.
  const isShortened = (piece: string) =>
    unquoted(piece)
      .split('…')
      .every((part) => part.trim() === '' || isContent(part.trim()))
  return [...new Set(pieces.map(typewritten))].filter((piece) => !isContent(piece) && !isShortened(piece) && !isList(piece))
}
