import MenuBookRounded from '@mui/icons-material/MenuBookRounded'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useHomeMessages } from '../../messages/home.ts'
import { addressOf, factsOf, nameOf } from './entry-shown.ts'
import { lastRead } from './queries.ts'

/** The case that was read last: it opens at the paragraph where one stopped. Nothing where none was, or while that is not known. */
export function ContinueReading() {
  const { reading } = useHomeMessages()
  const { data } = useQuery(lastRead)
  const last = data?.results[0]
  const address = last && addressOf(last)
  if (!last || !address) return null
  return (
    <Card
      component={Link}
      to={address}
      sx={{
        display: 'flex',
        gap: 2,
        alignItems: 'center',
        p: { xs: 2, md: 2.5 },
        color: 'text.primary',
        textDecoration: 'none',
        borderLeft: 3,
        borderLeftColor: 'secondary.main',
        '&:hover': { borderColor: 'primary.main' },
      }}
    >
      <MenuBookRounded aria-hidden sx={{ color: 'secondary.main' }} />
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Typography variant="label" component="p" sx={{ color: 'text.secondary' }}>
          {reading.title}
        </Typography>
        <Typography variant="h3" component="p" sx={{ overflowWrap: 'anywhere' }}>
          {nameOf(last)}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {factsOf(last.description).join(' · ')}
        </Typography>
      </Box>
      <Typography variant="body2" sx={{ display: { xs: 'none', sm: 'block' }, color: 'primary.main', fontWeight: 600, flex: 'none' }}>
        {reading.open}
      </Typography>
    </Card>
  )
}
