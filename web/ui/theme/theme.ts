import { createTheme } from '@mui/material/styles'
import { componentStyles } from './component-styles.ts'
import { dark, fonts, light, radii, type Scheme, spacing, type } from './tokens.ts'

const palette = (scheme: Scheme) => ({
  primary: scheme.navy,
  secondary: scheme.gold,
  teal: scheme.teal,
  burgundy: scheme.burgundy,
  indigo: scheme.indigo,
  error: scheme.error,
  warning: scheme.warning,
  info: scheme.info,
  success: scheme.success,
  text: { primary: scheme.ink, secondary: scheme.inkQuiet },
  background: { default: scheme.ground, paper: scheme.surface },
  fill: { inset: scheme.inset, highlight: scheme.highlight },
  divider: scheme.hairline,
})

const rem = (step: { size: number; line: number }) => ({ fontSize: `${step.size}rem`, lineHeight: step.line })
const heading = (step: { size: number; line: number }) => ({
  ...rem(step),
  fontFamily: fonts.reading,
  fontWeight: 600,
  letterSpacing: '-0.01em',
})

/** One theme with two schemes as CSS variables: changing between them repaints without rendering anything again. */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: '[data-theme="%s"]', cssVarPrefix: 'hukumu' },
  colorSchemes: { light: { palette: palette(light) }, dark: { palette: palette(dark) } },
  spacing,
  shape: { borderRadius: radii.field },
  breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } },
  typography: {
    fontFamily: fonts.interface,
    htmlFontSize: 16,
    display: { ...heading(type.display), letterSpacing: '-0.02em' },
    h1: heading(type.h1),
    h2: heading(type.h2),
    h3: heading(type.h3),
    h4: heading(type.h3),
    h5: { ...rem(type.body), fontWeight: 600 },
    h6: { ...rem(type.body), fontWeight: 600 },
    body1: rem(type.body),
    body2: rem(type.small),
    caption: rem(type.small),
    label: { ...rem(type.label), fontWeight: 600, letterSpacing: '0.08em', textTransform: 'uppercase' },
    button: { ...rem(type.body), fontWeight: 600, textTransform: 'none', letterSpacing: 0 },
  },
  components: componentStyles,
})
