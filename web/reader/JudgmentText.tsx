import type { CaseContent } from '#contract/cases'
import { useEffect, useMemo } from 'react'
import { useLocation } from 'react-router'
import { useMessages } from '../messages/messages.ts'
import { findTarget, indexNumbers, paragraphFragment } from './find-target.ts'
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
  const { hash, key } = useLocation()
  const sections = useMemo(() => layOutJudgment(text), [text])
  const fragments = useMemo(() => {
    const numbers = indexNumbers(text.paragraphs)
    const blocks = sections.flatMap(({ runs }) => runs.flatMap((run) => run.blocks))
    return new Map(blocks.map((block) => [block.id, paragraphFragment(block, numbers)]))
  }, [text, sections])
  const target = useMemo(() => findTarget(hash, text.paragraphs), [hash, text])
  const paragraph = target?.ids.length === 1 ? target.ids[0]! : null
  // The key changes with every navigation, so that following the same link twice goes there twice.
  useEffect(() => (paragraph === null ? undefined : goToParagraph(paragraph)), [paragraph, key])

  const opinions = sections.filter(({ kind }) => kind === 'opinion')
  const distinct = opinions.length > 1 || opinions.some(({ opinionKind }) => opinionKind !== null && opinionKind !== 'sole')
  return (
    <>
      {target && paragraph === null && <ParagraphChoice target={target} sections={sections} />}
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
