import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router'

interface StepPagerProps {
  words: { label: string; previous: string; next: string; page: (page: number, pages: number) => string }
  page: number
  pages: number
  addressOf: (page: number) => string
}

/** The page before and the page after. */
export function StepPager({ words, page, pages, addressOf }: StepPagerProps) {
  const step = (to: number, label: string) =>
    to < 1 || to > pages ? (
      <Button variant="outlined" color="inherit" disabled>
        {label}
      </Button>
    ) : (
      <Button component={RouterLink} to={addressOf(to)} variant="outlined" color="inherit">
        {label}
      </Button>
    )
  return (
    <Box component="nav" aria-label={words.label} sx={{ display: 'flex', gap: 1.5, alignItems: 'center', mt: 2 }}>
      {step(Math.min(page - 1, pages), words.previous)}
      <Typography variant="body2">{words.page(page, pages)}</Typography>
      {step(page + 1, words.next)}
    </Box>
  )
}
