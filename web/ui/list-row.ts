/** Rows of a list with a line between them. */
export const divided = { '& + &': { borderTop: 1, borderColor: 'divider' } } as const

/** A row of a list in a card: what it is, and at its end, on a phone below it, what can be done with it. */
export const listRow = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
  columnGap: 2,
  rowGap: 0.5,
  alignItems: 'start',
  px: { xs: 2, sm: 2.5 },
  py: 1.5,
  ...divided,
} as const
