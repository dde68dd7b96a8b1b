import GlobalStyles from '@mui/material/GlobalStyles'
import type { Theme } from '@mui/material/styles'
import { textWithin } from './highlight-rule.ts'

const styles = ({ vars: { palette } }: Theme) => ({
  '@media screen': {
    [`html${textWithin}::highlight(found)`]: { backgroundColor: palette.fill.highlight },
    [`html${textWithin}::highlight(found-now)`]: { backgroundColor: palette.secondary.main, color: palette.secondary.contrastText },
  },
})

/** How matches are painted over the text; what one searched for is nobody's business who gets the print. */
export const FoundStyles = () => <GlobalStyles styles={styles} />
