import ArrowForwardRounded from '@mui/icons-material/ArrowForwardRounded'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useHomeMessages } from '../../messages/home.ts'
import { RowsLoading } from '../../ui/RowsLoading.tsx'
import { measures, radii } from '../../ui/theme/tokens.ts'
import { divided } from '../../ui/list-row.ts'
import { casesOn } from './cases-on.ts'
import { answeredQuestions } from './queries.ts'

/** Questions as people type them, of those that the library answers: what the search box takes shows best by example. */
export function ExampleQuestions() {
  const { questions } = useHomeMessages()
  const { data, isPending } = useQuery(answeredQuestions)
  const asked = data?.questions ?? []
  return (
    <section aria-labelledby="questions">
      <Typography variant="h2" id="questions" sx={{ mb: 1.5 }}>
        {questions.title}
      </Typography>
      {isPending && <RowsLoading label={questions.loading} rows={5} height={measures.touch} />}
      {!isPending && asked.length === 0 && (
        <Typography sx={{ color: 'text.secondary', mb: 1.5, maxWidth: '52ch' }}>{questions.none}</Typography>
      )}
      {!isPending && (
        <Card component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {[
            ...asked.map((code) => ({ to: casesOn(questions.asked[code]), words: questions.asked[code] })),
            { to: '/chat', words: questions.own },
          ].map(({ to, words }) => (
            <Box component="li" key={to} sx={{ ...divided }}>
              <Box
                component={Link}
                to={to}
                sx={{
                  display: 'flex',
                  gap: 1.5,
                  alignItems: 'center',
                  justifyContent: 'space-between',
                  minHeight: measures.touch,
                  px: 2,
                  py: 1,
                  color: 'text.primary',
                  textDecoration: 'none',
                  '& svg': { fontSize: 18, color: 'text.secondary', flex: 'none' },
                  '&:hover': { bgcolor: 'fill.inset', color: 'primary.main' },
                  '&:focus-visible': { outlineOffset: -3 },
                }}
              >
                {words}
                <ArrowForwardRounded aria-hidden />
              </Box>
            </Box>
          ))}
        </Card>
      )}
    </section>
  )
}

/** The eight fields of law that most questions fall into. */
export function Topics() {
  const { topics } = useHomeMessages()
  return (
    <section aria-labelledby="topics">
      <Typography variant="h2" id="topics" sx={{ mb: 1.5 }}>
        {topics.title}
      </Typography>
      <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, p: 0, listStyle: 'none' }}>
        {topics.named.map((topic) => (
          <li key={topic}>
            <Box
              component={Link}
              to={casesOn(topic)}
              sx={{
                display: 'inline-flex',
                alignItems: 'center',
                minHeight: { xs: measures.touch, md: 36 },
                px: 2,
                border: 1,
                borderColor: 'divider',
                borderRadius: `${radii.pill}px`,
                bgcolor: 'background.paper',
                color: 'text.primary',
                textDecoration: 'none',
                fontWeight: 500,
                '&:hover': { borderColor: 'primary.main', color: 'primary.main' },
              }}
            >
              {topic}
            </Box>
          </li>
        ))}
      </Box>
    </section>
  )
}
