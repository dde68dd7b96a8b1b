import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router'

interface StepPagerProps {
  label: string
  previous: string
  next: string
  /** 'Page 2 of 7' */
  said: string
  page: number
  pages: number
  addressOf: (page: number) => string
}

/** The page before and the page after. */
export function StepPager({ label, previous, next, said, page, pages, addressOf }: StepPagerProps) {
  const step = (to: number, words: string) =>
    to < 1 || to > pages ? (
      <Button variant="outlined" color="inherit" disabled>
        {words}
      </Button>
    ) : (
      <Button component={RouterLink} to={addressOf(to)} variant="outlined" color="inherit">
        {words}
      </Button>
    )
  return (
    <Box component="nav" aria-label={label} sx={{ display: 'flex', gap: 1.5, alignItems: 'center', mt: 2 }}>
      {step(Math.min(page - 1, pages), previous)}
      <Typography variant="body2">{said}</Typography>
      {step(page + 1, next)}
    </Box>
  )
}
