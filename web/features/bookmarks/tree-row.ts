import { styled } from '@mui/material/styles'
import { measures, motion, radii } from '../../ui/theme/tokens.ts'

/** One line of the folder tree: what opens it, its name and count, its menu. */
export const TreeRow = styled('div')(({ theme }) => {
  const { palette } = theme.vars
  const bare = { border: 0, padding: 0, background: 'none', color: 'inherit', cursor: 'pointer' }
  return {
    display: 'flex',
    alignItems: 'center',
    minHeight: 36,
    paddingLeft: 'calc(var(--depth, 0) * 16px)',
    borderRadius: radii.field,
    transition: `background-color ${motion.quick}`,
    [theme.breakpoints.down('md')]: { minHeight: measures.touch },
    '&:hover': { background: palette.fill.inset },
    '&[data-shown]': { background: palette.primary.light, color: palette.primary.main, fontWeight: 600 },
    '.turn, .menu': { display: 'grid', placeContent: 'center', flexShrink: 0, width: 28, alignSelf: 'stretch', borderRadius: radii.field },
    [theme.breakpoints.down('md')]: { '.turn, .menu': { width: 40 } },
    'button.turn, button.menu': bare,
    svg: { fontSize: 20, color: palette.text.secondary, transition: `transform ${motion.quick}` },
    a: {
      display: 'flex',
      alignItems: 'center',
      alignSelf: 'stretch',
      gap: 10,
      flex: 1,
      minWidth: 0,
      color: 'inherit',
      textDecoration: 'none',
    },
    '.name': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '.count': {
      marginLeft: 'auto',
      paddingLeft: 8,
      fontSize: '0.8125rem',
      fontWeight: 400,
      fontVariantNumeric: 'tabular-nums',
      color: palette.text.secondary,
    },
    '@media (hover: hover)': {
      'button.menu': { opacity: 0 },
      '&:hover button.menu, button.menu:focus-visible, button.menu[aria-expanded=true]': { opacity: 1 },
    },
  }
})
