import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { Link as RouterLink } from 'react-router'
import { useProjectMessages } from '../../messages/projects.ts'
import { formatDay } from '../../ui/day.ts'
import { Tag } from '../../ui/Tag.tsx'
import { cardGrid } from './card-grid.ts'
import { LoadFailure, Waiting } from './ProjectStates.tsx'
import { latestNotes } from './queries.ts'

const shownTags = 3

/** The notes that were changed last, with the way to all of them. */
export function HubNotes() {
  const { notes, toasts } = useProjectMessages()
  const { data, error, refetch } = useQuery(latestNotes)
  return (
    <section aria-labelledby="hub-notes">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', justifyContent: 'space-between', mb: 2 }}>
        <Typography variant="h2" id="hub-notes">
          {notes.heading}
        </Typography>
        <Button variant="contained" component={RouterLink} to="/research-notes?create=true">
          {notes.newNote}
        </Button>
      </Box>
      {!data && !error && <Waiting label={notes.loading} rows={3} height={132} />}
      {error && <LoadFailure words={toasts.notesFailed} error={error} onRetry={() => void refetch()} />}
      {data?.results.length === 0 && <Typography sx={{ color: 'text.secondary', py: 3 }}>{notes.empty}</Typography>}
      {data && data.results.length > 0 && (
        <Box component="ul" aria-label={notes.label} sx={{ listStyle: 'none', m: 0, p: 0, ...cardGrid }}>
          {data.results.map(({ id, title, preview, tags, updated_at }) => (
            <Card
              component="li"
              key={id}
              sx={{
                position: 'relative',
                p: 2.25,
                display: 'grid',
                gap: 1,
                alignContent: 'start',
                '&:hover': { borderColor: 'primary.main' },
              }}
            >
              <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
                <Link
                  component={RouterLink}
                  to={`/research-notes/${encodeURIComponent(id)}`}
                  color="inherit"
                  underline="none"
                  sx={{ '&::after': { content: '""', position: 'absolute', inset: 0 } }}
                >
                  {title}
                </Link>
              </Typography>
              {preview !== '' && <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{preview}</Typography>}
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
                {tags.slice(0, shownTags).map((tag) => (
                  <Tag key={tag} mark hue="quiet">
                    {tag}
                  </Tag>
                ))}
              </Box>
              <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{notes.updated(formatDay(updated_at))}</Box>
            </Card>
          ))}
        </Box>
      )}
      <Button variant="outlined" component={RouterLink} to="/research-notes" sx={{ mt: 2.5 }}>
        {notes.viewAll}
      </Button>
    </section>
  )
}
