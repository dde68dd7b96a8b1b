import { styled } from '@mui/material/styles'
import { fonts } from '../app/theme/tokens.ts'
import { coveredHeight } from './reading-place.ts'

/**
 * How a judgment is set: one style sheet over plain elements, since a long judgment has a thousand of them. The court's numbers
 * hang in a margin of `--hang`; the text keeps a measure of 68 characters.
 */
export const Judgment = styled('article')(({ theme }) => {
  const { palette } = theme.vars
  return {
    '--hang': '3.25rem',
    '--letters-in-line': 82,
    [theme.breakpoints.down('sm')]: { '--hang': '2.375rem', '--letters-in-line': 50 },
    maxWidth: 'calc(68ch + var(--hang))',
    marginInline: 'auto',
    fontFamily: fonts.reading,
    fontSize: 'var(--reading-size)',
    lineHeight: 1.68,
    overflowWrap: 'anywhere',
    hangingPunctuation: 'first allow-end',

    '.section + .section': { marginTop: '2.5em' },
    '.block': {
      position: 'relative',
      paddingLeft: 'calc(var(--hang) + var(--depth, 0) * 1.75em)',
      scrollMarginTop: coveredHeight + 16,
      // What is off the screen is laid out when it comes near; until then it stands at the height that its length suggests.
      contentVisibility: 'auto',
      containIntrinsicBlockSize: 'auto calc((var(--letters) / var(--letters-in-line) + 0.5) * 1.68em)',
      '@media print': { contentVisibility: 'visible' },
      '& + .block, & + .quotation': { marginTop: '1em' },
    },
    '.block > p, .block > h3': { margin: 0, whiteSpace: 'pre-line' },
    '.number': {
      position: 'absolute',
      left: 0,
      top: 0,
      minWidth: 'calc(var(--hang) - 0.5rem)',
      color: palette.text.secondary,
      fontFamily: fonts.interface,
      fontSize: '0.8em',
      lineHeight: 'calc(1.68em / 0.8)',
      fontVariantNumeric: 'tabular-nums lining-nums',
      textDecoration: 'none',
    },
    'a.number': {
      minHeight: 24,
      borderRadius: 3,
      '&:hover': { color: palette.primary.main, textDecoration: 'underline' },
    },
    // Drawn, so that it is neither copied nor found as text.
    '.unnumbered': { opacity: 0, '&::before': { content: '"¶"' } },
    '.block:hover > .unnumbered, .unnumbered:focus, .target > .unnumbered': { opacity: 1 },
    '@media (hover: none)': { '.unnumbered': { opacity: 0.55 } },
    '.cited': {
      color: palette.primary.main,
      textDecoration: 'underline',
      textDecorationColor: palette.secondary.main,
      textDecorationThickness: 1,
      textUnderlineOffset: '0.2em',
      '&:hover, &[aria-expanded=true]': { textDecorationThickness: 2 },
    },
    '.item': { display: 'flex', gap: '0.5em', paddingLeft: 'calc(var(--hang) + (var(--depth, 1) - 1) * 1.75em)' },
    '.item > .number': {
      position: 'static',
      flexShrink: 0,
      minWidth: '1.5em',
      fontFamily: 'inherit',
      fontSize: '1em',
      lineHeight: 'inherit',
    },
    '.item + .item': { marginTop: '0.5em' },
    '.heading': { '& + .block, & + .quotation': { marginTop: '0.6em' } },
    '.block + .heading, .quotation + .heading': { marginTop: '2em' },
    '.heading h3': { fontSize: '1.125em', lineHeight: 1.35, fontWeight: 600, letterSpacing: '-0.005em' },
    '.quotation': {
      margin: '1em 0 0 var(--hang)',
      paddingLeft: '1.25em',
      borderLeft: `2px solid ${palette.divider}`,
      fontSize: '0.965em',
      '.block': { paddingLeft: 0 },
      '.block + .block': { marginTop: '0.75em' },
      '.number': { position: 'static', marginRight: '0.5em', float: 'left', minWidth: 0 },
      '& + .block': { marginTop: '1em' },
    },
    // Focus goes there only with the highlight.
    '.block:focus, .block:focus-visible': { outline: 'none' },
    '.target': {
      contentVisibility: 'visible',
      borderRadius: 2,
      background: palette.fill.highlight,
      boxShadow: `0 0 0 0.4em ${palette.fill.highlight}`,
    },

    '.header, .parties': {
      textAlign: 'center',
      fontSize: '0.95em',
      lineHeight: 1.45,
      textWrap: 'balance',
      '.block': { paddingLeft: 0, '& + .block': { marginTop: '0.35em' } },
      '.number': { position: 'static' },
      '.heading': { marginTop: '1.25em' },
    },
    '.parties .name': { fontWeight: 600 },
    '.parties .note': { marginTop: '1.25em', fontSize: '0.95em' },
    '.parties .role': { color: palette.text.secondary, fontSize: '0.9em' },
    '.parties .joiner': { fontStyle: 'italic', color: palette.text.secondary, marginBlock: '0.75em' },
    '.header + .parties': { marginTop: '1em' },
    '.parties + .opinion, .header + .opinion': { paddingTop: '2em', borderTop: `1px solid ${palette.divider}` },

    '.opinion-head': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      gap: '0.25em 0.75em',
      margin: '0 0 1.5em',
      padding: '0.75em 1em',
      borderRadius: theme.shape.borderRadius,
      background: palette.fill.inset,
      h2: { margin: 0, fontSize: '1.1875em', lineHeight: 1.3, fontWeight: 600 },
      p: { margin: 0, fontFamily: fonts.interface, fontSize: '0.8125rem', color: palette.text.secondary },
    },
    '.dissenting': {
      borderLeft: `4px solid ${palette.burgundy.main}`,
      paddingLeft: '1.25em',
      marginLeft: '-1.25em',
      '.opinion-head': { background: palette.burgundy.light, 'h2, p': { color: palette.burgundy.main } },
      [theme.breakpoints.down('sm')]: { paddingLeft: '0.75em', marginLeft: '-0.75em' },
    },
    '.concurring .opinion-head': { background: palette.indigo.light, h2: { color: palette.indigo.main } },
    '.orders': { borderTop: `2px solid ${palette.secondary.main}`, paddingTop: '1.25em' },
    '.orders > .label': { ...theme.typography.label, fontFamily: fonts.interface, color: palette.secondary.main, margin: '0 0 1em' },
    '.ending': { borderTop: `1px solid ${palette.divider}`, paddingTop: '1.5em', '.block + .block': { marginTop: '0.35em' } },
    '.unseen': { position: 'absolute', width: 1, height: 1, margin: 0, overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' },
  }
})
