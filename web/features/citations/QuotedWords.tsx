import Box from '@mui/material/Box'

/** Words of a judgment or a law beside a bar, cut to a number of lines where one is given. */
export const QuotedWords = ({ children, lines }: { children: string; lines?: number }) => (
  <Box
    component="blockquote"
    sx={{
      m: 0,
      mt: 0.75,
      pl: 1.5,
      borderLeft: 2,
      borderColor: 'secondary.main',
      maxWidth: '72ch',
      fontFamily: ({ typography }) => typography.h1.fontFamily,
      overflowWrap: 'anywhere',
      whiteSpace: 'pre-line',
      ...(lines !== undefined && { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: lines, overflow: 'hidden' }),
    }}
  >
    {children}
  </Box>
)
