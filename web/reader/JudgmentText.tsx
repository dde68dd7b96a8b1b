import type { CaseReference } from '#contract/cases'
import { memo, type ReactNode, useEffect, useMemo, useRef } from 'react'
import { useLocation } from 'react-router'
import { useMessages } from '../messages/messages.ts'
import { bringIntoView, goToParagraph } from './bring-into-view.ts'
import { findTarget, indexNumbers, paragraphFragment, type Target } from './find-target.ts'
import { layOutJudgment } from './lay-out-judgment.ts'
import type { DividedText, OpenJudgment } from './open-judgment.ts'
import { ParagraphChoice } from './ParagraphChoice.tsx'
import { followReading } from './reading-place.ts'
import { Judgment } from './reading-style.ts'
import './reading-font.ts'
import { SectionView } from './SectionView.tsx'
import { openTextPlaces } from './text-places.ts'

interface JudgmentTextProps {
  caseId: string
  revision?: number | null
  text: DividedText
  /** The citations in the text that lead to a case. */
  references?: CaseReference[]
  language?: string | undefined
  /** Size of the letters in px. */
  size: number
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
  language,
  onOpen,
}: Omit<JudgmentTextProps, 'size'>) {
  const { reader } = useMessages().cases
  const location = useLocation()
  const root = useRef<HTMLElement>(null)
  const sections = useMemo(() => layOutJudgment(text), [text])
  const fragments = useMemo(() => {
    const numbers = indexNumbers(text.paragraphs)
    const blocks = sections.flatMap(({ runs }) => runs.flatMap((run) => run.blocks))
    return new Map(blocks.map((block) => [block.id, paragraphFragment(block, numbers)]))
  }, [text, sections])
  const links = useMemo(() => Map.groupBy(references, ({ paragraph }) => paragraph), [references])
  // A new location for every navigation, so that following the same link twice goes there twice.
  const target = useMemo(() => findTarget(location, text.paragraphs), [location, text])
  const paragraph = onlyOne(target)
  const stays = (location.state as { stays?: unknown } | null)?.stays === true
  useEffect(() => {
    const id = onlyOne(target)
    return id === null || stays ? undefined : goToParagraph(id)
  }, [target, stays])

  useEffect(() => {
    const article = root.current!
    const places = openTextPlaces(article)
    onOpen({
      ...places,
      caseId,
      revision,
      text,
      root: article,
      reading: followReading(article),
      show: (place) => {
        const range = places.rangeOf(place)
        if (range) bringIntoView(range)
      },
    })
    return () => onOpen(null)
  }, [caseId, revision, text, onOpen])

  const opinions = sections.filter(({ kind }) => kind === 'opinion')
  const distinct = opinions.length > 1 || opinions.some(({ opinionKind }) => opinionKind !== null && opinionKind !== 'sole')
  return (
    <>
      {target && paragraph === null && <ParagraphChoice key={location.key + location.hash} target={target} sections={sections} />}
      <Judgment ref={root} aria-label={reader.label} lang={language} data-judgment data-revision={revision}>
        {sections.map((section) => (
          <SectionView
            key={section.runs[0]!.blocks[0]!.id}
            section={section}
            distinct={distinct}
            fragments={fragments}
            links={links}
            target={contains(section, paragraph) ? paragraph : null}
          />
        ))}
      </Judgment>
    </>
  )
})

/** The paragraph that an address means beyond doubt. */
const onlyOne = (target: Target | null) => (target?.ids.length === 1 ? target.ids[0]! : null)

const contains = ({ runs }: { runs: { blocks: { id: number }[] }[] }, id: number | null) =>
  id !== null && runs.some(({ blocks }) => blocks.some((block) => block.id === id))
