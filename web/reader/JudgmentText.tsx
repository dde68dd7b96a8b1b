import type { CaseContent } from '#contract/cases'
import { useEffect, useMemo } from 'react'
import { useLocation } from 'react-router'
import { useMessages } from '../messages/messages.ts'
import { findTarget, indexNumbers, paragraphFragment, type Target } from './find-target.ts'
import { layOutJudgment } from './lay-out-judgment.ts'
import { ParagraphChoice } from './ParagraphChoice.tsx'
import { Judgment } from './reading-style.ts'
import { SectionView } from './SectionView.tsx'

interface JudgmentTextProps {
  text: Pick<CaseContent, 'parts' | 'paragraphs'> & { content: string }
  language?: string | undefined
}

/**
 * The text of a judgment by parts and paragraphs. `#para-12` in the address goes to the court's paragraph 12, `#p-34` to the
 * 34th of the document.
 */
export function JudgmentText({ text, language }: JudgmentTextProps) {
  const { reader } = useMessages().cases
  const location = useLocation()
  const sections = useMemo(() => layOutJudgment(text), [text])
  const fragments = useMemo(() => {
    const numbers = indexNumbers(text.paragraphs)
    const blocks = sections.flatMap(({ runs }) => runs.flatMap((run) => run.blocks))
    return new Map(blocks.map((block) => [block.id, paragraphFragment(block, numbers)]))
  }, [text, sections])
  // A new location for every navigation, so that following the same link twice goes there twice.
  const target = useMemo(() => findTarget(location, text.paragraphs), [location, text])
  const paragraph = onlyOne(target)
  useEffect(() => {
    const id = onlyOne(target)
    return id === null ? undefined : goToParagraph(id)
  }, [target])

  const opinions = sections.filter(({ kind }) => kind === 'opinion')
  const distinct = opinions.length > 1 || opinions.some(({ opinionKind }) => opinionKind !== null && opinionKind !== 'sole')
  return (
    <>
      {target && paragraph === null && <ParagraphChoice key={location.key + location.hash} target={target} sections={sections} />}
      <Judgment aria-label={reader.label} lang={language}>
        {sections.map((section) => (
          <SectionView
            key={section.runs[0]!.blocks[0]!.id}
            section={section}
            distinct={distinct}
            fragments={fragments}
            target={contains(section, paragraph) ? paragraph : null}
          />
        ))}
      </Judgment>
    </>
  )
}

/** The paragraph that an address means beyond doubt. */
const onlyOne = (target: Target | null) => (target?.ids.length === 1 ? target.ids[0]! : null)

const contains = ({ runs }: { runs: { blocks: { id: number }[] }[] }, id: number | null) =>
  id !== null && runs.some(({ blocks }) => blocks.some((block) => block.id === id))

/** Frames in which what stands above a paragraph may still find its height. */
const settlingFrames = 6

/** Brings a paragraph to the top of the screen and holds it there while the text around it is laid out. Returns what stops it. */
function goToParagraph(id: number): () => void {
  const place = document.getElementById(`p-${id}`)
  place?.focus({ preventScroll: true })
  let frame = 0
  let request = 0
  const settle = () => {
    place?.scrollIntoView({ block: 'start' })
    if (++frame < settlingFrames) request = requestAnimationFrame(settle)
  }
  settle()
  return () => cancelAnimationFrame(request)
}
