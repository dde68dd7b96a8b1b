import GlobalStyles from '@mui/material/GlobalStyles'
import type { Theme } from '@mui/material/styles'
import { textWithin } from './highlight-rule.ts'

const styles = ({ vars: { palette } }: Theme) => ({
  [`html${textWithin}::highlight(found)`]: { backgroundColor: palette.fill.highlight },
  [`html${textWithin}::highlight(found-now)`]: { backgroundColor: palette.secondary.main, color: palette.secondary.contrastText },
})

/** How matches are painted over the text. */
export const FoundStyles = () => <GlobalStyles styles={styles} />
