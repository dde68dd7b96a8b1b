import type { Components, Theme } from '@mui/material/styles'
import { measures, motion, radii } from './tokens.ts'

const focusRing = (theme: Theme) => ({
  outline: `2px solid ${theme.vars.palette.secondary.main}`,
  outlineOffset: 2,
})

/** How Hukumu dresses the parts of MUI: hairlines instead of shadows, a visible focus ring, fingers' room on phones. */
export const componentStyles: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      // The scroll bar is always there, so that nothing moves when a screen grows.
      html: { overflowY: 'scroll' },
      body: { minHeight: '100dvh', textRendering: 'optimizeLegibility' },
      'a, button, [tabindex]': { '&:focus-visible': focusRing(theme) },
      // Focused by the program, to go on from there: nothing to operate, so nothing to ring.
      'main[tabindex]:focus, h1[tabindex]:focus, h2[tabindex]:focus': { outline: 'none' },
      // The browser's own is a dull grey in the dark.
      'input[type=checkbox]': {
        appearance: 'none',
        display: 'inline-grid',
        placeContent: 'center',
        flex: 'none',
        border: `1.5px solid ${theme.vars.palette.text.secondary}`,
        borderRadius: 3,
        backgroundColor: theme.vars.palette.background.paper,
        '&:checked': { backgroundColor: theme.vars.palette.primary.main, borderColor: theme.vars.palette.primary.main },
        '&:checked::before': {
          content: '""',
          width: '0.3em',
          height: '0.6em',
          border: `solid ${theme.vars.palette.primary.contrastText}`,
          borderWidth: '0 2px 2px 0',
          transform: 'translateY(-10%) rotate(45deg)',
        },
        '&:focus-visible': focusRing(theme),
        '@media (forced-colors: active)': { appearance: 'auto' },
      },
      mark: { backgroundColor: theme.vars.palette.fill.highlight, color: 'inherit', borderRadius: 2 },
      // A printed judgment carries no frame.
      '@media print': { '[data-frame]': { display: 'none !important' } },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          transitionDuration: '0.01ms !important',
          scrollBehavior: 'auto !important',
        },
      },
    }),
  },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: ({ theme }) => ({ '&.Mui-focusVisible': focusRing(theme) }) },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 40,
        paddingInline: 16,
        transition: `background-color ${motion.quick}, border-color ${motion.quick}, color ${motion.quick}`,
        [theme.breakpoints.down('md')]: { minHeight: measures.touch },
      }),
      outlined: ({ theme, ownerState }) => (ownerState.color === 'inherit' ? { borderColor: theme.vars.palette.divider } : {}),
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: radii.field,
        [theme.breakpoints.down('md')]: { minWidth: measures.touch, minHeight: measures.touch },
      }),
    },
  },
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: { borderRadius: radii.card } },
  },
  MuiMenu: {
    styleOverrides: {
      paper: ({ theme }) => ({
        border: `1px solid ${theme.vars.palette.divider}`,
        borderRadius: radii.card,
        boxShadow: '0 12px 32px -12px rgb(8 16 36 / 0.35)',
      }),
    },
  },
  MuiMenuItem: {
    styleOverrides: { root: ({ theme }) => ({ minHeight: 40, [theme.breakpoints.down('md')]: { minHeight: measures.touch } }) },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({ backgroundColor: theme.vars.palette.background.paper }),
      notchedOutline: ({ theme }) => ({ borderColor: theme.vars.palette.divider, transition: `border-color ${motion.quick}` }),
    },
  },
  MuiChip: {
    styleOverrides: {
      root: { borderRadius: radii.field, fontWeight: 500 },
      outlined: ({ theme }) => ({ borderColor: theme.vars.palette.divider }),
    },
  },
  MuiTooltip: { defaultProps: { enterDelay: 400 } },
  MuiAlert: { styleOverrides: { root: { borderRadius: radii.field, alignItems: 'center' } } },
  MuiLink: { defaultProps: { underline: 'hover' } },
}
