import { styled } from '@mui/material/styles'
import { measures, motion, radii } from '../../ui/theme/tokens.ts'

/** The list of folders; plain elements, since there may be five hundred. */
export const Rows = styled('ul')({ listStyle: 'none', margin: 0, padding: 0, display: 'grid' })

/** One folder: a wide button that chooses it, and a small one that makes a folder in it. */
export const PickerRow = styled('div')(({ theme }) => {
  const { palette } = theme.vars
  return {
    display: 'flex',
    alignItems: 'center',
    marginLeft: 'calc(var(--depth, 0) * 20px)',
    borderRadius: radii.field,
    transition: `background-color ${motion.quick}`,
    '&:hover, &:focus-within': { background: palette.fill.inset },
    '&[aria-busy=true]': { opacity: 0.6 },
    button: {
      display: 'flex',
      alignItems: 'center',
      gap: 10,
      minHeight: 40,
      border: 0,
      borderRadius: radii.field,
      background: 'none',
      color: palette.text.primary,
      font: 'inherit',
      textAlign: 'left',
      cursor: 'pointer',
      '&:disabled': { cursor: 'default' },
      [theme.breakpoints.down('md')]: { minHeight: measures.touch },
    },
    '.choose': { flex: 1, minWidth: 0, padding: '0 10px' },
    '.choose[aria-current]': { fontWeight: 600 },
    '.name': { overflowWrap: 'anywhere', minWidth: 0 },
    '.aside': { marginLeft: 'auto', whiteSpace: 'nowrap', fontSize: '0.8125rem', fontWeight: 400, color: palette.text.secondary },
    '.new': { flexShrink: 0, width: 40, justifyContent: 'center', padding: 0, [theme.breakpoints.down('md')]: { width: measures.touch } },
    svg: { flexShrink: 0, fontSize: 20, color: palette.text.secondary },
    '.new:hover svg': { color: palette.primary.main },
  }
})
