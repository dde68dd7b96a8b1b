import Box from '@mui/material/Box'
import { useId, useMemo } from 'react'
import { fonts, radii } from '../theme/tokens.ts'
import { drawMarkdown, type MarkdownParts } from './draw-markdown.ts'
import { parseMarkdown } from './parse-markdown.ts'

/** Markdown as it reads. Nothing is made from a string of markup: the tree of the text is drawn, and HTML in it is text. */
export function Markdown({ text, parts }: { text: string; parts?: MarkdownParts }) {
  const tree = useMemo(() => parseMarkdown(text), [text])
  const prefix = useId()
  return <Box sx={prose}>{drawMarkdown(tree, prefix, parts)}</Box>
}

const prose = {
  overflowWrap: 'anywhere',
  fontFamily: fonts.reading,
  fontSize: '1.0625rem',
  lineHeight: 1.65,
  '& > div > :first-of-type': { mt: 0 },
  '& h2': { typography: 'h2', mt: 3.5, mb: 1 },
  '& h3': { typography: 'h3', mt: 3, mb: 1 },
  '& h4, & h5, & h6': { fontSize: '1.0625rem', fontWeight: 600, mt: 2.5, mb: 0.75 },
  '& p': { my: 1.5 },
  '& ul, & ol': { pl: 3, my: 1.5 },
  '& li': { my: 0.5 },
  '& blockquote': { m: 0, my: 2, pl: 2, borderLeft: 3, borderColor: 'secondary.main', color: 'text.primary' },
  '& blockquote p': { my: 0.75 },
  '& code': { fontFamily: fonts.figures, fontSize: '0.9em', px: 0.5, bgcolor: 'fill.inset', borderRadius: `${radii.field}px` },
  '& pre': { p: 1.5, overflowX: 'auto', bgcolor: 'fill.inset', borderRadius: `${radii.field}px` },
  '& pre code': { p: 0, bgcolor: 'transparent' },
  '& a': { color: 'primary.main', textDecorationThickness: '1px', textUnderlineOffset: '0.15em' },
  '& table': { borderCollapse: 'collapse', minWidth: '60%', fontSize: '0.95rem' },
  '& th, & td': { border: 1, borderColor: 'divider', px: 1.25, py: 0.75, verticalAlign: 'top', textAlign: 'left' },
  '& th': { bgcolor: 'fill.inset', fontWeight: 600 },
  '& hr': { border: 0, borderTop: 1, borderColor: 'divider', my: 3 },
  '& img': { maxWidth: '100%', height: 'auto', borderRadius: `${radii.field}px` },
  '& sup': { lineHeight: 0 },
  '& .table': { overflowX: 'auto', my: 2 },
  '& .footnotes': { mt: 3, pt: 1.5, borderTop: 1, borderColor: 'divider', fontSize: '0.9rem' },
} as const
