import { styled } from '@mui/material/styles'
import { measures, motion, radii } from './theme/tokens.ts'

/** The box around a field that has no label above it: search boxes, short fields in a line, selects. */
export const InputFrame = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  minHeight: 40,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radii.field,
  background: theme.vars.palette.background.paper,
  transition: `border-color ${motion.quick}, box-shadow ${motion.quick}`,
  '&:hover': { borderColor: theme.vars.palette.text.secondary },
  '&:focus-within': { borderColor: theme.vars.palette.primary.main, boxShadow: `0 0 0 1px ${theme.vars.palette.primary.main}` },
  [theme.breakpoints.down('md')]: { minHeight: measures.touch },
  'input, select': {
    minWidth: 0,
    alignSelf: 'stretch',
    border: 0,
    outline: 0,
    background: 'transparent',
    color: theme.vars.palette.text.primary,
    font: 'inherit',
    // Smaller than 16 px makes phones zoom in on focus.
    fontSize: 15,
    [theme.breakpoints.down('md')]: { fontSize: 16 },
  },
  option: { background: theme.vars.palette.background.paper },
  'input::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
  'input:placeholder-shown': { textOverflow: 'ellipsis' },
  'input::-webkit-search-cancel-button': { display: 'none' },
}))
