import ArrowForwardRounded from '@mui/icons-material/ArrowForwardRounded'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useChatMessages } from '../../messages/chat.ts'
import { measures, radii } from '../../ui/theme/tokens.ts'
import { Disclaimers } from './Disclaimers.tsx'
import { answeredQuestions } from './queries.ts'

const maxAnswered = 4

/** What a chat is about: the law in general, one case, several, or a document that was checked. */
export type ChatSubject = 'law' | 'case' | 'cases' | 'document'

interface EmptyChatProps {
  about: ChatSubject
  onAsk: (question: string) => void
}

/** Where nothing was asked yet: questions that send themselves, those first that the library answers. */
export function EmptyChat({ about, onAsk }: EmptyChatProps) {
  const { empty } = useChatMessages()
  const words = empty[about]
  const { data, isLoading } = useQuery({ ...answeredQuestions, enabled: about === 'law' })
  const answered = (about === 'law' && data?.questions.slice(0, maxAnswered).map((code) => empty.answeredAsked[code])) || []
  return (
    <Box sx={{ py: { xs: 2, md: 6 } }}>
      <Box aria-hidden sx={{ width: 40, height: 3, bgcolor: 'secondary.main', mb: 2 }} />
      <Typography variant="h2" sx={{ fontSize: { xs: '1.5rem', md: '1.875rem' }, textWrap: 'balance' }}>
        {words.heading}
      </Typography>
      <Typography sx={{ mt: 1, mb: 3, color: 'text.secondary', maxWidth: '60ch' }}>{words.line}</Typography>
      {/* Until it is known which come first nothing stands there that would move. */}
      {!isLoading && (
        <Box sx={{ display: 'grid', gap: 3 }}>
          {answered.length > 0 && <Questions label={empty.answered} asked={answered} onAsk={onAsk} />}
          <Questions label={empty.samples} asked={words.asked} onAsk={onAsk} />
        </Box>
      )}
      <Disclaimers />
    </Box>
  )
}

/** Questions that send themselves. */
function Questions({ label, asked, onAsk }: { label: string; asked: readonly string[] } & Pick<EmptyChatProps, 'onAsk'>) {
  const id = useId()
  return (
    <div>
      <Typography variant="label" component="h3" id={id} sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Box
        component="ul"
        aria-labelledby={id}
        sx={{
          listStyle: 'none',
          m: 0,
          mt: 1.25,
          p: 0,
          display: 'grid',
          gap: 1.25,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {asked.map((question) => (
          <li key={question}>
            <Box
              component="button"
              type="button"
              onClick={() => onAsk(question)}
              sx={{
                display: 'flex',
                alignItems: 'center',
                justifyContent: 'space-between',
                gap: 1.5,
                width: '100%',
                height: '100%',
                minHeight: measures.touch + 12,
                px: 2,
                py: 1.25,
                border: 1,
                borderColor: 'divider',
                borderRadius: `${radii.card}px`,
                bgcolor: 'background.paper',
                color: 'text.primary',
                font: 'inherit',
                textAlign: 'left',
                cursor: 'pointer',
                '& svg': { fontSize: 18, color: 'text.secondary', flex: 'none' },
                '&:hover': { borderColor: 'primary.main', color: 'primary.main' },
              }}
            >
              {question}
              <ArrowForwardRounded aria-hidden />
            </Box>
          </li>
        ))}
      </Box>
    </div>
  )
}
