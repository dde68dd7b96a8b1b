import { keyframes, styled } from '@mui/material/styles'

const pulse = keyframes({ '50%': { opacity: 0.45 } })

/** Stands where something is on its way. Of the first screen, so lighter than the skeleton of MUI. */
export const Placeholder = styled('span')(({ theme }) => ({
  display: 'block',
  height: '0.9em',
  borderRadius: theme.shape.borderRadius,
  background: theme.vars.palette.divider,
  '@media (prefers-reduced-motion: no-preference)': { animation: `${pulse} 2s ease-in-out 0.5s infinite` },
}))
