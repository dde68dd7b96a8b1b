import type { Act } from '#contract/legislation'
import type { ActText, TocEntry } from '#contract/legislation-text'
import { openBrowserStore } from '../api/browser-store.ts'
import '../features/legal-library/act.css'
import { holdWords } from '../features/legal-library/held-words.ts'
import { type ActBlocks, blocksOfAct } from '../features/legal-library/blocks-of-act.ts'
import { indexToc } from '../features/legal-library/name-provision.ts'
import { legalLibrary as words } from '../messages/en/legal-library.ts'
import { createElement } from '../reader/create-element.ts'
import { readReadingSize } from '../reader/stored-reading-size.ts'
import { type ActRenderOptions, buildStretch, type Cited } from './build-act-text.ts'
import { buildLawScreen } from './build-law-screen.ts'
import { leftAt, scrollBack } from './find-place.ts'
import './first-law.css'
import './first-screen.css'
import type { LawAddress } from '../features/legal-library/read-law-address.ts'

/** The answers to the calls of law-requests.ts; `citing` is null where there was none. */
interface LawAnswers {
  act: object
  contents: object
  text: object
  citing: object | null
}

/** Letters that a pixel of the height of a screen may show in the smallest size, headings left out. */
const lettersInPixel = 4.1

const store = openBrowserStore()

/**
 * Shows an Act in `root` from the answers to its calls, with plain elements: it is read while the program is still on its way, which then sets
 * the same in its place. Answers whether there was something to read.
 */
export function showLaw(root: HTMLElement, asked: LawAddress, answers: LawAnswers): boolean {
  const act = answers.act as Act
  const { toc } = answers.contents as { toc: TocEntry[] }
  const { paragraphs, path, previous, next, at } = answers.text as ActText
  const index = indexToc(toc, words.types)
  const laid = blocksOfAct(
    paragraphs,
    index,
    path.map(({ eid }) => eid),
  )
  if (laid.length === 0) return false
  const addressOf = (eid: string) => `${location.pathname}${asked.asAt === null ? '' : `?as_at=${asked.asAt}`}#${encodeURIComponent(eid)}`
  const target = asked.eid === null ? null : (at ?? asked.eid)
  const { article, complete } = beginText(laid, act.version.guide, { index, words, citing: readCiting(answers.citing), addressOf, target })
  const cards = asked.id === 'constitution'
  article.className = cards ? 'act cards' : 'act'
  article.lang = act.language
  const isCollapsed = store.getItem('hukumu_side_menu') === 'collapsed'
  const screen = { act, asAt: asked.asAt, index, article, previous, next, addressOf, cards, isCollapsed, size: readReadingSize() }
  root.replaceChildren(buildLawScreen(screen))
  holdWords(article)
  const left = leftAt()
  if (target !== null || left > 0) {
    complete()
    if (target === null) scrollBack(left)
    else document.getElementById(target)?.scrollIntoView({ block: 'start' })
  } else {
    // What lies below the screen is set behind the first frame, which is then there sooner.
    requestAnimationFrame(() => setTimeout(complete))
  }
  return true
}

/** The article of a text, set up to where the screen ends; `complete` sets the rest. */
function beginText(laid: readonly ActBlocks[], isGuide: boolean, manner: ActRenderOptions) {
  const place = createElement('div', { class: isGuide && 'guide' })
  const article = createElement('article', { 'aria-label': manner.words.text.label }, place)
  let [set, letters] = [0, 0]
  const setUntil = (most: number) => {
    for (; set < laid.length && letters < most; set += 1) {
      const one = laid[set]!
      place.append(buildStretch(one, manner))
      letters += one.paragraphs.reduce((sum, { text }) => sum + text.length, 0)
    }
  }
  setUntil(innerHeight * lettersInPixel)
  return { article, complete: () => setUntil(Number.POSITIVE_INFINITY) }
}

function readCiting(answer: object | null): ReadonlyMap<string, Cited> {
  const { provisions } = (answer ?? { provisions: [] }) as { provisions: (Cited & { eid: string })[] }
  return new Map(provisions.map((one) => [one.eid, one]))
}
