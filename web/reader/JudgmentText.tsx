import type { CaseReference } from '#contract/cases'
import { memo, type ReactNode, type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { useLocation } from 'react-router'
import { useCasePageMessages } from '../messages/case-page.ts'
import { bringIntoView, goToParagraph, goToParagraphIn } from './bring-into-view.ts'
import { buildJudgment } from './build-judgment.ts'
import { findTarget, type Target } from './find-target.ts'
import { holdSelection, selectAgain } from './hold-selection.ts'
import { linkPlaces } from './link-places.ts'
import { wordsIn } from './markable-text.ts'
import type { DividedText, OpenJudgment } from './open-judgment.ts'
import './judgment.css'
import { takePaintedJudgment } from './painted-judgment.ts'
import { ParagraphChoice } from './ParagraphChoice.tsx'
import { followReading } from './reading-place.ts'
import { openTextPlaces } from './text-places.ts'

interface JudgmentTextProps {
  caseId: string
  revision?: number | null
  text: DividedText
  /** The citations of cases in the text. */
  references?: CaseReference[]
  /** Lines that stand above the text, which its heading need not say again. */
  repeated?: readonly string[] | undefined
  language?: string | undefined
  /** Size of the letters in px. */
  size: number
  /** What scrolls the text, where that is not the page. */
  box?: RefObject<HTMLElement | null> | undefined
  /** Hears what is on the screen, and null when it leaves. */
  onOpen: (open: OpenJudgment | null) => void
  /** Over and beside the text: marks, toolbars, cards. */
  children?: ReactNode
}

const noReferences: CaseReference[] = []

/**
 * The text of a judgment by parts and paragraphs. `#para-12` in the address goes to the court's paragraph 12, `#p-34` to the
 * 34th of the document.
 */
export function JudgmentText({ size, children, ...props }: JudgmentTextProps) {
  return (
    <div style={{ position: 'relative', '--reading-size': `${size}px` } as React.CSSProperties}>
      <Text {...props} />
      {children}
    </div>
  )
}

const Text = memo(function Text({
  caseId,
  revision = null,
  text,
  references = noReferences,
  repeated,
  language,
  box,
  onOpen,
}: Omit<JudgmentTextProps, 'size'>) {
  const { reader } = useCasePageMessages()
  const location = useLocation()
  const place = useRef<HTMLDivElement>(null)
  // A new location for every navigation, so that following the same link twice goes there twice.
  const target = useMemo(() => findTarget(location, text.paragraphs), [location, text])
  const paragraph = onlyOne(target)
  const stays = (location.state as { stays?: unknown } | null)?.stays === true

  // What the first screen showed goes on being shown.
  const article = useMemo(
    () => holdSelection(takePaintedJudgment(caseId, revision) ?? buildJudgment({ text, revision, references, repeated, language }, reader)),
    [caseId, revision, text, references, repeated, language, reader],
  )

  // Before the browser paints.
  useLayoutEffect(() => {
    place.current!.replaceChildren(article)
    selectAgain(article)
    const places = openTextPlaces(article)
    const reading = followReading(article)
    const opened: OpenJudgment = {
      ...places,
      ...wordsIn(text.content),
      caseId,
      revision,
      text,
      root: article,
      reading,
      elementBeingRead: () => {
        const read = reading.read()
        return read === null ? null : document.getElementById(`p-${read}`)
      },
      show: (shown) => {
        const range = places.rangeOf(shown)
        if (range) bringIntoView(range)
      },
      link: (links, kind) => linkPlaces(places, links, kind) && onOpen({ ...opened }),
    }
    onOpen(opened)
    return () => onOpen(null)
  }, [article, caseId, revision, text, onOpen])

  useEffect(() => {
    const meant = paragraph === null ? null : article.querySelector<HTMLElement>(`#p-${paragraph}`)
    if (!meant) return
    meant.classList.add('target')
    meant.tabIndex = -1
    return () => {
      meant.classList.remove('target')
      meant.removeAttribute('tabindex')
    }
  }, [article, paragraph])

  useEffect(() => {
    const id = onlyOne(target)
    if (id === null || stays) return
    return box?.current ? goToParagraphIn(box.current, id) : goToParagraph(id)
  }, [target, stays, box])

  return (
    <>
      {target && paragraph === null && <ParagraphChoice key={location.key + location.hash} target={target} text={text} />}
      <div ref={place} />
    </>
  )
})

/** The paragraph that an address means beyond doubt. */
const onlyOne = (target: Target | null) => (target?.ids.length === 1 ? target.ids[0]! : null)
