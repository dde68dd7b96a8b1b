import type { PaletteColor, PaletteColorOptions } from '@mui/material/styles'

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true
  }
  interface Palette {
    teal: PaletteColor
    burgundy: PaletteColor
    indigo: PaletteColor
    /** `inset`: what lies on a surface and stands apart. `highlight`: behind matched words. */
    fill: { inset: string; highlight: string }
  }
  interface PaletteOptions {
    teal?: PaletteColorOptions
    burgundy?: PaletteColorOptions
    indigo?: PaletteColorOptions
    fill?: { inset: string; highlight: string }
  }
  interface TypographyVariants {
    /** Small capitals above a group. */
    label: React.CSSProperties
    display: React.CSSProperties
  }
  interface TypographyVariantsOptions {
    label?: React.CSSProperties
    display?: React.CSSProperties
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    label: true
    display: true
  }
}

declare module '@mui/material/Chip' {
  interface ChipPropsColorOverrides {
    teal: true
    burgundy: true
    indigo: true
  }
}
