/** Every colour, measure and typeface of Hukumu; the theme and the first paint both read it, nothing else names a colour. */

/** A hue with its hover shade, its tint for fills, and the colour of text that lies on `main`. */
export interface Hue {
  main: string
  dark: string
  light: string
  contrastText: string
}

export interface Scheme {
  /** The page behind everything. */
  ground: string
  /** Cards, bars and panels. */
  surface: string
  /** What lies on a surface and wants to stand apart: table heads, quiet chips, fields. */
  inset: string
  ink: string
  inkQuiet: string
  hairline: string
  navy: Hue
  gold: Hue
  teal: Hue
  burgundy: Hue
  indigo: Hue
  error: Hue
  warning: Hue
  info: Hue
  success: Hue
  /** Behind matched words and selected text. */
  highlight: string
}

export const light: Scheme = {
  ground: '#f7f6f2',
  surface: '#ffffff',
  inset: '#f1f0ea',
  ink: '#16203a',
  inkQuiet: '#545f78',
  hairline: '#dedcd3',
  navy: { main: '#17305c', dark: '#0d1e3d', light: '#e6ebf5', contrastText: '#ffffff' },
  gold: { main: '#84600f', dark: '#67490a', light: '#f6ecd3', contrastText: '#ffffff' },
  teal: { main: '#0b6b64', dark: '#074e49', light: '#dcefec', contrastText: '#ffffff' },
  burgundy: { main: '#7b1e3c', dark: '#5c142b', light: '#f6e3e9', contrastText: '#ffffff' },
  indigo: { main: '#434aa3', dark: '#31377f', light: '#e7e8f6', contrastText: '#ffffff' },
  error: { main: '#a3202a', dark: '#7d151e', light: '#fae6e6', contrastText: '#ffffff' },
  warning: { main: '#8a5a00', dark: '#6a4500', light: '#fbf0d8', contrastText: '#ffffff' },
  info: { main: '#1f5286', dark: '#153c64', light: '#e3edf7', contrastText: '#ffffff' },
  success: { main: '#1d6b3a', dark: '#124d28', light: '#e0f1e6', contrastText: '#ffffff' },
  highlight: '#fbe9b0',
}

export const dark: Scheme = {
  ground: '#0c1321',
  surface: '#121b2d',
  inset: '#19243a',
  ink: '#e7ebf3',
  inkQuiet: '#a5b0c5',
  hairline: '#28344c',
  navy: { main: '#a9c1f0', dark: '#c6d6f6', light: '#1f2f50', contrastText: '#0c1321' },
  gold: { main: '#dcb965', dark: '#e9cf92', light: '#352c17', contrastText: '#0c1321' },
  teal: { main: '#63c2b7', dark: '#8fd6cd', light: '#14322f', contrastText: '#0c1321' },
  burgundy: { main: '#e79bb2', dark: '#f0bccb', light: '#3a1a26', contrastText: '#0c1321' },
  indigo: { main: '#adb3f3', dark: '#c9cdf8', light: '#262a52', contrastText: '#0c1321' },
  error: { main: '#f2a0a0', dark: '#f7c0c0', light: '#3d1a1d', contrastText: '#0c1321' },
  warning: { main: '#e8bd6d', dark: '#f0d29b', light: '#37290f', contrastText: '#0c1321' },
  info: { main: '#93bdea', dark: '#b7d3f2', light: '#172b44', contrastText: '#0c1321' },
  success: { main: '#84cf9f', dark: '#abdfbe', light: '#15301f', contrastText: '#0c1321' },
  highlight: '#473a14',
}

/** The brand panel is deep navy in both schemes. */
export const brand = { ground: '#0f2143', depth: '#0a1730', ink: '#f3f1ea', inkQuiet: '#b9c4dc', gold: '#d8b660', hairline: '#2b4069' }

const serifs =
  '"Source Serif Pro", Charter, "Bitstream Charter", "Iowan Old Style", "Sitka Text", Georgia, "Noto Serif", "Liberation Serif", serif'

export const fonts = {
  /** Menus, fields, lists. */
  interface: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", Arial, sans-serif',
  /** Headings and everything that is read at length. */
  reading: `"Source Serif 4", ${serifs}`,
  /** The name of the product: stays as it is when the font of judgments arrives. */
  wordmark: serifs,
  /** Citations and numbers that must line up. */
  figures: 'ui-monospace, "SF Mono", "Cascadia Mono", "Roboto Mono", "Liberation Mono", monospace',
}

/** The step of the spacing scale in px: theme.spacing(2) is 16 px. */
export const spacing = 8

export const radii = { field: 6, card: 10, pill: 999 }

/** Sizes in rem; line heights without unit. */
export const type = {
  display: { size: 2.5, line: 1.12 },
  h1: { size: 1.75, line: 1.2 },
  h2: { size: 1.375, line: 1.25 },
  h3: { size: 1.125, line: 1.3 },
  body: { size: 0.9375, line: 1.55 },
  small: { size: 0.8125, line: 1.45 },
  label: { size: 0.6875, line: 1.4 },
}

/** Widths and heights in px. */
export const measures = {
  sideMenu: 260,
  sideMenuCollapsed: 72,
  topBar: 64,
  /** The mark with the name, and the widest search box, in the top bar. */
  logo: 160,
  topSearch: 560,
  /** The smallest thing a finger hits on a phone. */
  touch: 44,
  /** The widest line of a screen of lists and panels. */
  page: 1280,
  /** Of a list with a text beside it. */
  desk: 1640,
  /** The widest line of text that is read at length. */
  line: 720,
}

export const motion = { quick: '120ms', calm: '200ms', easing: 'cubic-bezier(0.2, 0, 0, 1)' }
