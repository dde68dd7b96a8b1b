import { openBrowserStore, openSessionStore } from '../api/browser-store.ts'
import { createScrollPositions } from '../app/scroll-positions.ts'
import { readCase } from '../features/cases/read-case.ts'
import { readReferences, readText } from '../features/cases/read-text.ts'
import { cases } from '../messages/en/cases.ts'
import { goToParagraph } from '../reader/bring-into-view.ts'
import { buildJudgment } from '../reader/build-judgment.ts'
import { findTarget } from '../reader/find-target.ts'
import '../reader/judgment.css'
import { keepPaintedJudgment } from '../reader/painted-judgment.ts'
import '../reader/reading-font.ts'
import { createReadingPositions } from '../reader/reading-positions.ts'
import { readReadingSize } from '../reader/kept-reading-size.ts'
import { buildCaseScreen } from './build-case-screen.ts'
import './first-screen.css'

const store = openBrowserStore()

/**
 * Shows a case in `root` from the answer to its call, with plain elements: the text is read while the program is still on its way, and
 * then goes over to it. Answers whether there was a text to show.
 */
export function showCase(root: HTMLElement, id: string, answer: object): boolean {
  const record = readCase(answer)
  const text = readText(answer)
  if (!text || record.kind === 'digest' || record.signal !== null) return false
  const article = buildJudgment({ text, revision: text.revision, references: readReferences(answer) }, cases.reader)
  const isCollapsed = store.getItem('hukumu_side_menu') === 'collapsed'
  root.replaceChildren(buildCaseScreen({ record, article, isCollapsed, size: readReadingSize() }))
  keepPaintedJudgment({ caseId: id, revision: text.revision, article })
  if (!goToPlace(id, text.paragraphs)) paintBeginningFirst(article)
  return true
}

/** Leaves what lies below the screen out of the first frame, which is then there sooner. */
function paintBeginningFirst(article: HTMLElement) {
  article.classList.add('begun')
  requestAnimationFrame(() => setTimeout(() => article.classList.remove('begun')))
}

/** Goes where the reader will go: to the paragraph of the address, where the browser's entry was left, or where the case was. Answers whether it went. */
function goToPlace(id: string, paragraphs: Parameters<typeof findTarget>[1]): boolean {
  const { hash, search } = location
  if (hash !== '') {
    const ids = findTarget({ hash }, paragraphs)?.ids ?? []
    if (ids.length === 1) goToParagraph(ids[0]!)
    return ids.length === 1
  }
  const { key = 'default' } = (history.state ?? {}) as { key?: string }
  const left = createScrollPositions(openSessionStore()).recall(key)
  if (left > 0) {
    scrollTo({ top: left, behavior: 'instant' })
    return true
  }
  const paragraph = new URLSearchParams(search).has('q') ? null : createReadingPositions(store).recall(id)
  if (paragraph !== null) goToParagraph(paragraph)
  return paragraph !== null
}
