import { openAccountStore, openBrowserStore } from '../api/browser-store.ts'
import { headingLines } from '../features/cases/heading-lines.ts'
import { readCase } from '../features/cases/read-case.ts'
import { readReferences, readText } from '../features/cases/read-text.ts'
import { casePage } from '../messages/en/case-page.ts'
import { goToParagraph } from '../reader/bring-into-view.ts'
import { beginJudgment } from '../reader/build-judgment.ts'
import { findTarget } from '../reader/find-target.ts'
import '../reader/judgment.css'
import { keepPaintedJudgment } from '../reader/painted-judgment.ts'
import { createReadingPositions } from '../reader/reading-positions.ts'
import { readReadingSize } from '../reader/stored-reading-size.ts'
import { buildCaseScreen } from './build-case-screen.ts'
import { buildDigest } from './build-digest.ts'
import { leftAt, scrollBack } from './find-place.ts'
import './first-screen.css'

const store = openBrowserStore()

/**
 * Shows a case in `root` from the answer to its call, with plain elements: the text is read while the program is still on its way, and
 * then goes over to it. Answers whether there was something to read.
 */
export function showCase(root: HTMLElement, id: string, answer: object): boolean {
  const record = readCase(answer)
  const isCollapsed = store.getItem('hukumu_side_menu') === 'collapsed'
  const show = (body: HTMLElement) => root.replaceChildren(buildCaseScreen({ record, body, isCollapsed, size: readReadingSize() }))
  if (record.kind === 'digest') {
    show(buildDigest(record))
    return true
  }
  const text = readText(answer)
  if (!text) return false
  const { article, complete } = beginJudgment(
    { text, revision: text.revision, references: readReferences(answer), repeated: headingLines(record) },
    casePage.reader,
    innerHeight,
  )
  show(article)
  keepPaintedJudgment({ caseId: id, revision: text.revision, article, complete })
  const go = findPlace(id, text.paragraphs)
  // What lies below the screen is set behind the first frame, which is then there sooner.
  if (go === null) requestAnimationFrame(() => setTimeout(complete))
  else {
    complete()
    go()
  }
  return true
}

/** What goes where the reader will go: to the paragraph of the address, where the browser's entry was left, or where the case was; null for its beginning. */
function findPlace(id: string, paragraphs: Parameters<typeof findTarget>[1]): (() => void) | null {
  const { hash, search } = location
  if (hash !== '') {
    const ids = findTarget({ hash }, paragraphs)?.ids ?? []
    return ids.length === 1 ? () => void goToParagraph(ids[0]!) : null
  }
  const left = leftAt()
  if (left > 0) return () => scrollBack(left)
  const paragraph = new URLSearchParams(search).has('q') ? null : createReadingPositions(openAccountStore()).recall(id)
  return paragraph === null ? null : () => void goToParagraph(paragraph)
}
