import Box from '@mui/material/Box'
import type { CheckLevel } from '#contract/document-check'
import { memo } from 'react'
import { useDocumentCheckMessages } from '../../messages/document-check.ts'
import { type Segment, type ShownParagraph } from './segments.ts'

interface DocumentTextProps {
  paragraphs: readonly ShownParagraph[]
  chosen: number | null
  isCut: boolean
  onChoose: (finding: number) => void
}

const lines: Record<CheckLevel, string> = { wrong: 'solid', look: 'dashed', unchecked: 'dotted', fine: 'solid' }
const hues: Record<CheckLevel, string> = { wrong: 'error', look: 'warning', unchecked: 'text', fine: 'success' }

/** The name by which the marks of a finding are found in the text. */
export const markId = (finding: number) => `mark-${finding}`

/** The document with its citations and quotes marked; pressing one chooses its finding. */
export const DocumentText = memo(function DocumentText({ paragraphs, chosen, isCut, onChoose }: DocumentTextProps) {
  const { cut } = useDocumentCheckMessages()
  const seen = new Set<number>()
  return (
    <Box
      sx={{
        fontFamily: (theme) => theme.typography.h1.fontFamily,
        fontSize: '1.0625rem',
        lineHeight: 1.65,
        maxWidth: 720,
        overflowWrap: 'anywhere',
        '& p': { m: 0, mb: 1.75, contentVisibility: 'auto', containIntrinsicSize: 'auto 5lh', scrollMarginTop: 120 },
      }}
    >
      {paragraphs.map(({ start, segments }) => (
        <p key={start}>
          {segments.map((segment) => {
            const { finding } = segment
            if (finding === null) return segment.text
            const isFirst = segment.part === 'citation' && !seen.has(finding)
            if (isFirst) seen.add(finding)
            return (
              <MarkedSegment
                key={segment.start}
                segment={segment}
                finding={finding}
                isFirst={isFirst}
                isChosen={finding === chosen}
                onChoose={onChoose}
              />
            )
          })}
        </p>
      ))}
      {isCut && (
        <Box component="p" sx={{ typography: 'body2', color: 'text.secondary' }}>
          {cut}
        </Box>
      )}
    </Box>
  )
})

interface MarkedSegmentProps {
  segment: Segment
  finding: number
  isFirst: boolean
  isChosen: boolean
  onChoose: (finding: number) => void
}

function MarkedSegment({ segment: { text, level, part }, finding, isFirst, isChosen, onChoose }: MarkedSegmentProps) {
  return (
    <Box
      component="mark"
      id={isFirst ? markId(finding) : undefined}
      data-level={level}
      onClick={() => onChoose(finding)}
      sx={{
        color: 'inherit',
        cursor: 'pointer',
        borderRadius: '2px',
        bgcolor: isChosen ? 'fill.highlight' : 'transparent',
        textDecorationLine: 'underline',
        textDecorationStyle: lines[level],
        textDecorationThickness: level === 'wrong' ? '2px' : '1.5px',
        textUnderlineOffset: '4px',
        textDecorationColor: ({ vars: { palette } }) =>
          level === 'unchecked' ? palette.text.secondary : palette[hues[level] as 'error' | 'warning' | 'success'].main,
        ...(part === 'quote' && level === 'fine' && { textDecorationColor: 'transparent' }),
        scrollMarginTop: 140,
        scrollMarginBottom: 80,
        '&:hover': { bgcolor: 'fill.inset' },
      }}
    >
      {text}
    </Box>
  )
}
