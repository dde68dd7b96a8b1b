import { fonts, measures } from '../../ui/theme/tokens.ts'
import { toolsHeight } from '../../reader/reading-place.ts'

/** What covers the top of the screen while an Act is read, in px. */
export const covered = measures.topBar + toolsHeight

/**
 * How an Act is set: its headings stand in the margin beside the words, as it is printed, where there is room for them; numbers of
 * subsections hang before their words, each depth a step further in.
 */
export const actStyle = {
  containerType: 'inline-size',
  fontFamily: fonts.reading,
  fontSize: 'var(--reading-size)',
  lineHeight: 1.62,
  overflowWrap: 'anywhere',
  '& [id]': { scrollMarginTop: `${covered + 16}px` },
  '& .container': { mt: '2.6em', mb: '1.4em', '&:first-of-type': { mt: 0 } },
  '& .container .label': {
    display: 'block',
    fontFamily: fonts.interface,
    fontSize: '0.72em',
    fontWeight: 700,
    letterSpacing: '0.09em',
    textTransform: 'uppercase',
    color: 'secondary.main',
  },
  '& .container h2': { m: 0, fontSize: '1.35em', lineHeight: 1.25, fontWeight: 600, letterSpacing: '-0.01em' },
  '& .container.deep h2': { fontSize: '1.12em' },
  '& .unit': { position: 'relative', py: '0.9em' },
  '& .unit + .unit': { borderTop: 1, borderColor: 'divider' },
  '& .margin': { display: 'flex', gap: '0.6em', alignItems: 'baseline', mb: '0.4em', pr: '2.6em' },
  '& .margin h3': { m: 0, fontSize: '1em', lineHeight: 1.35, fontWeight: 600, flex: 1 },
  // A provision without a marginal note has its number alone in the margin; its name is for who hears the page.
  '& .margin h3.unprinted': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  '& .margin .figure': {
    // Two figures are narrower than a finger is led to: the link reaches beyond them, and moves nothing.
    display: 'inline-block',
    p: '6px 10px',
    m: '-6px -10px',
    color: 'secondary.main',
    fontWeight: 600,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    '&:hover': { textDecoration: 'underline' },
  },
  '& .act-menu': { position: 'absolute', right: 0, top: { xs: '0.25em', md: '0.55em' } },
  '@container (min-width: 640px)': {
    '& .unit': { display: 'grid', gridTemplateColumns: '11.5em minmax(0, 1fr)', columnGap: '1.6em' },
    '& .margin': { flexDirection: 'column', alignItems: 'flex-start', gap: '0.1em', pr: 0, mb: 0 },
    '& .margin h3': { fontSize: '0.86em', fontFamily: fonts.interface, lineHeight: 1.4 },
    '& .margin .figure': { fontSize: '1.2em', lineHeight: 1.3 },
    '& .words': { pr: '2.6em' },
  },
  '& p': { position: 'relative', m: 0, pl: 'calc(var(--depth, 0) * 1.9em)', whiteSpace: 'pre-line' },
  '& p + p': { mt: '0.55em' },
  '& p > .number': {
    position: 'absolute',
    left: 'calc((var(--depth, 1) - 1) * 1.9em)',
    color: 'text.secondary',
    fontVariantNumeric: 'tabular-nums lining-nums',
    fontSize: '0.94em',
  },
  '& .note': { color: 'text.secondary', fontSize: '0.84em', fontFamily: fonts.interface, lineHeight: 1.5 },
  '& .guide .note': { color: 'text.primary', fontSize: '1em', fontFamily: fonts.reading, lineHeight: 1.6 },
  '& .cases': {
    mt: '0.6em',
    minHeight: { xs: 44, md: 28 },
    px: 1.25,
    border: 1,
    borderColor: 'divider',
    borderRadius: 99,
    bgcolor: 'transparent',
    color: 'primary.main',
    fontFamily: fonts.interface,
    fontSize: '0.8125rem',
    fontWeight: 600,
    cursor: 'pointer',
    '&:hover': { borderColor: 'primary.main' },
    '@media print': { display: 'none' },
  },
  '& .subheading': { fontWeight: 600 },
  '& .loose': { maxWidth: '68ch', mb: '1.5em' },
  '& .target': {
    bgcolor: 'fill.highlight',
    boxShadow: (theme: { vars: { palette: { fill: { highlight: string } } } }) => `0 0 0 6px ${theme.vars.palette.fill.highlight}`,
    borderRadius: '2px',
    // The words that lead to it, not the whole column beside a long section.
    alignSelf: 'start',
  },
  '& a.reference': {
    color: 'primary.main',
    textDecorationColor: 'currentcolor',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.2em',
  },
  '& a.term': {
    color: 'inherit',
    textDecoration: 'underline dotted',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.24em',
    cursor: 'help',
  },
  '@media print': {
    fontSize: '11pt',
    '& .act-menu': { display: 'none' },
    '& .unit': { contentVisibility: 'visible', breakInside: 'auto' },
  },
} as const

/** The Constitution: each article on a card of its own. */
export const cardStyle = {
  '&.cards .unit': {
    bgcolor: 'background.paper',
    border: 1,
    borderColor: 'divider',
    borderRadius: '10px',
    px: { xs: 2, sm: 3 },
    py: '1.1em',
  },
  '&.cards .unit + .unit': { mt: 1.5 },
  '&.cards .act-menu': { right: '10px' },
  '&.cards .container': { mt: '3em', '&:first-of-type': { mt: '0.5em' } },
  '&.cards .container h2': { fontSize: '1.7em' },
  '&.cards .container.deep h2': { fontSize: '1.2em' },
} as const
