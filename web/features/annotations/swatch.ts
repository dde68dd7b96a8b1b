import { styled } from '@mui/material/styles'
import { type AnnotationColor, annotationColors } from '#contract/annotations'
import { markLooks } from '../../reader/marks/mark-looks.ts'

const looks = (theme: 'light' | 'dark') =>
  Object.fromEntries(
    annotationColors.map((color) => {
      const { line, [theme]: look } = markLooks[color]
      const thick = line === 'wavy' || line === 'double' ? '1px' : '2px'
      const rule = { background: look.ground, textDecoration: `underline ${line} ${look.line} ${thick}`, borderColor: look.line }
      return [`${theme === 'dark' ? '[data-theme="dark"] ' : ''}&[data-color="${color}"]`, rule]
    }),
  )

/** Two letters as a mark of a colour shows them, so that the line below them tells it from the others. */
export const Swatch = styled('span')<{ 'data-color': AnnotationColor }>(({ theme }) => ({
  display: 'inline-grid',
  placeContent: 'center',
  flexShrink: 0,
  width: 28,
  height: 28,
  border: '1px solid',
  borderRadius: 6,
  color: theme.vars.palette.text.primary,
  fontFamily: theme.typography.h1.fontFamily,
  fontSize: 13,
  lineHeight: 1,
  textUnderlineOffset: '0.2em',
  textDecorationSkipInk: 'none',
  // No text of the document: what a button says is its name.
  '&::before': { content: '"Aa"', textDecoration: 'inherit' },
  ...looks('light'),
  ...looks('dark'),
}))
