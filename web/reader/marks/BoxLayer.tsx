import { styled } from '@mui/material/styles'
import { annotationColors } from '#contract/annotations'
import { markLooks, openMark } from './mark-looks.ts'

const boxOf = (theme: 'light' | 'dark') =>
  Object.fromEntries(
    annotationColors.map((color) => {
      const { name, line, [theme]: look } = markLooks[color]
      // Boxes have no wavy border; two lines close together stand for it.
      return [
        `i[data-mark="${name}"]`,
        { background: look.ground, borderBottom: `${line === 'double' ? 3 : 2}px ${line === 'wavy' ? 'groove' : line} ${look.line}` },
      ]
    }),
  )

/** Lies over the text; its boxes darken a light page and lighten a dark one, so that the words stay as they are. */
export const BoxLayer = styled('div')({
  position: 'absolute',
  inset: 0,
  pointerEvents: 'none',
  i: { position: 'absolute', mixBlendMode: 'multiply' },
  ...boxOf('light'),
  [`i[data-mark="${openMark}"]`]: { outline: '2px solid' },
  '[data-theme="dark"] & i': { mixBlendMode: 'lighten' },
  ...Object.fromEntries(Object.entries(boxOf('dark')).map(([selector, look]) => [`[data-theme="dark"] & ${selector}`, look])),
})
