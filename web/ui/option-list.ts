/** Lines to choose from under a field that keeps the keys: `.group` is above some of them, `.aside` tells lines of one name apart. */
export const optionList = {
  m: 0,
  p: 0.5,
  listStyle: 'none',
  '& .group': { typography: 'label', color: 'text.secondary', px: 1, pt: 1, pb: 0.25 },
  '& [role=option]': {
    display: 'flex',
    // On a phone the citation stands below the name, of which nothing is cut off.
    flexDirection: { xs: 'column', sm: 'row' },
    alignItems: { sm: 'baseline' },
    justifyContent: 'space-between',
    columnGap: 2,
    px: 1,
    py: { xs: 1.25, md: 0.75 },
    borderRadius: 0.5,
    cursor: 'pointer',
  },
  '& [aria-selected=true]': { bgcolor: 'primary.light' },
  '& .name': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: { sm: 'nowrap' }, overflowWrap: 'anywhere' },
  '& .aside': { flexShrink: 0, typography: 'body2', color: 'text.secondary' },
} as const
