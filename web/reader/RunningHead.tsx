import Box from '@mui/material/Box'
import { useMemo } from 'react'
import { useCasePageMessages } from '../messages/case-page.ts'
import { useReaderMessages } from '../messages/reader.ts'
import { nameSection } from './name-section.ts'
import { useOpenJudgment } from './open-judgment.ts'
import { useReadingParagraph } from './use-reading-paragraph.ts'

/** The name of the case once its heading is gone, with the part and paragraph that are being read: nobody reads a dissent as the judgment. */
export function RunningHead({ name }: { name: string }) {
  const { reader } = useCasePageMessages()
  const { tools } = useReaderMessages()
  const text = useOpenJudgment()?.text
  const reading = useReadingParagraph()
  const place = useMemo(() => {
    const paragraph = text?.paragraphs.find(({ id }) => id === reading)
    const part = text?.parts.find(({ position }) => position === paragraph?.part)
    if (!paragraph || !part) return null
    const name = nameSection({ kind: part.kind, opinionKind: part.opinion_kind, author: part.author }, reader)
    const number = text?.paragraphs.findLast(
      (one) => one.id <= paragraph.id && one.part === part.position && one.kind === 'paragraph',
    )?.number
    return {
      name,
      number: part.kind === 'opinion' || part.kind === 'orders' ? number : null,
      isDissent: part.opinion_kind === 'dissenting',
    }
  }, [text, reading, reader])
  return (
    <Box sx={{ flex: 1, minWidth: 0, typography: 'body2', lineHeight: 1.3, '& > *': oneLine }}>
      {place && <Box sx={{ fontWeight: 600 }}>{name}</Box>}
      <Box sx={{ color: place?.isDissent ? 'burgundy.main' : 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {place?.number && (
          <Box component="span" sx={{ fontWeight: 600, mr: 1, color: place.isDissent ? 'inherit' : 'text.primary' }}>
            {tools.at(place.number)}
          </Box>
        )}
        {place ? place.name : tools.start}
      </Box>
    </Box>
  )
}

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const
