/** A table of few columns: hairlines between rows, figures at the right. */
export const table = {
  width: '100%',
  borderCollapse: 'collapse',
  typography: 'body2',
  fontVariantNumeric: 'tabular-nums',
  'th, td': { textAlign: 'left', py: 0.75, pr: 1, borderBottom: 1, borderColor: 'divider', verticalAlign: 'top', fontWeight: 400 },
  'thead th': { color: 'text.secondary', fontSize: '0.75rem', pt: 0 },
  'td:nth-of-type(1)': { whiteSpace: 'nowrap', color: 'text.secondary' },
  'th:last-of-type:not(:first-of-type), td:last-of-type': { textAlign: 'right', pr: 0 },
} as const
