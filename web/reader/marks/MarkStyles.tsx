import GlobalStyles from '@mui/material/GlobalStyles'
import { annotationColors } from '#contract/annotations'
import { dark, light } from '../../ui/theme/tokens.ts'
import { textWithin } from '../highlight-rule.ts'
import { draftOf, markLooks, openMark } from './mark-looks.ts'

const styleOf = (theme: 'light' | 'dark') =>
  Object.fromEntries(
    annotationColors.map((color) => {
      const { name, line, [theme]: look } = markLooks[color]
      return [
        `[data-theme="${theme}"]${textWithin}::highlight(${name}), [data-theme="${theme}"]${textWithin}::highlight(${draftOf(name)})`,
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
  [`[data-theme="light"]${textWithin}::highlight(${openMark})`]: {
    textDecoration: `underline solid ${light.navy.main} 4px`,
    textUnderlineOffset: '0.22em',
  },
  [`[data-theme="dark"]${textWithin}::highlight(${openMark})`]: {
    textDecoration: `underline solid ${dark.navy.main} 4px`,
    textUnderlineOffset: '0.22em',
  },
}

/** The style sheet of painted marks. */
export const MarkStyles = () => <GlobalStyles styles={styles} />
