import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useEffect, useMemo, useRef } from 'react'
import { useCasePageMessages } from '../messages/case-page.ts'
import { Notice } from '../ui/Notice.tsx'
import type { Target } from './find-target.ts'
import { layOutJudgment } from './lay-out-judgment.ts'
import { nameSection } from './name-section.ts'
import type { DividedText } from './open-judgment.ts'

/** Letters of a paragraph that tell it from another of the same number. */
const openingLength = 90

/** Offers the paragraphs that bear the number asked for, or says that there is none. */
export function ParagraphChoice({ target, text }: { target: Target; text: DividedText }) {
  const { reader } = useCasePageMessages()
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    notice.current?.scrollIntoView({ block: 'center' })
    notice.current?.focus({ preventScroll: true })
  }, [])

  const sections = useMemo(() => layOutJudgment(text), [text])
  const places = sections.flatMap((section) =>
    section.runs.flatMap(({ blocks }) => blocks.filter(({ id }) => target.ids.includes(id)).map((block) => ({ section, block }))),
  )
  return (
    <Box ref={notice} tabIndex={-1} sx={{ mb: 3, '&:focus': { outline: 'none' } }}>
      <Notice severity="info">
        {places.length === 0 ? reader.missing(target.number) : reader.several(target.number, places.length)}
        {places.length > 0 && (
          <Box component="ul" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}>
            {places.map(({ section, block }) => (
              <li key={block.id}>
                <Link href={`#p-${block.id}`} color="inherit" sx={{ display: 'block', py: { xs: 1.25, md: 0.5 } }}>
                  <strong>{nameSection(section, reader)}</strong>: {openingOf(block.text)}
                </Link>
              </li>
            ))}
          </Box>
        )}
      </Notice>
    </Box>
  )
}

function openingOf(text: string): string {
  if (text.length <= openingLength) return text
  return `${text.slice(0, text.lastIndexOf(' ', openingLength) || openingLength)}…`
}
