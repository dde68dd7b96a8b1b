import GlobalStyles from '@mui/material/GlobalStyles'
import { annotationColors } from '#contract/annotations'
import { dark, light } from '../../app/theme/tokens.ts'
import { draftOf, markLooks, openMark } from './mark-looks.ts'

const styleOf = (theme: 'light' | 'dark') =>
  Object.fromEntries(
    annotationColors.map((color) => {
      const { name, line, [theme]: look } = markLooks[color]
      return [
        `[data-theme="${theme}"] ::highlight(${name}), [data-theme="${theme}"] ::highlight(${draftOf(name)})`,
        {
          backgroundColor: look.ground,
          textDecoration: `underline ${line} ${look.line} ${line === 'wavy' || line === 'double' ? '1px' : '2px'}`,
          textUnderlineOffset: '0.22em',
          textDecorationSkipInk: 'none',
        },
      ]
    }),
  )

const styles = {
  ...styleOf('light'),
  ...styleOf('dark'),
  [`[data-theme="light"] ::highlight(${openMark})`]: {
    textDecoration: `underline solid ${light.navy.main} 4px`,
    textUnderlineOffset: '0.22em',
  },
  [`[data-theme="dark"] ::highlight(${openMark})`]: {
    textDecoration: `underline solid ${dark.navy.main} 4px`,
    textUnderlineOffset: '0.22em',
  },
}

/** The style sheet of painted marks. */
export const MarkStyles = () => <GlobalStyles styles={styles} />
