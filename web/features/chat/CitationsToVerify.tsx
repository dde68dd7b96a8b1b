import WarningAmberRounded from '@mui/icons-material/WarningAmberRounded'
import Box from '@mui/material/Box'
import { publicSearchFor } from '#citations/public-search'
import { useAuthorityMessages } from '../../messages/authorities.ts'
import { useChatMessages } from '../../messages/chat.ts'
import { measures, radii } from '../../ui/theme/tokens.ts'
import { detectCitations } from './detect-citations.ts'

/** Warns of the citations in an answer, each with the way to Kenya Law's own search for it. */
export function CitationsToVerify({ text }: { text: string }) {
  const { verify } = useChatMessages()
  const { verify: onKenyaLaw } = useAuthorityMessages()
  const cited = detectCitations(text)
  if (cited.length === 0) return null
  return (
    <Box
      role="note"
      sx={{ mt: 2, p: 1.5, borderRadius: `${radii.field}px`, borderLeft: 3, borderColor: 'warning.main', bgcolor: 'warning.light' }}
    >
      <Box sx={{ display: 'flex', gap: 1, typography: 'body2' }}>
        <WarningAmberRounded sx={{ fontSize: 18, mt: '1px', color: 'warning.main' }} />
        <span>
          <strong>{verify.heading(cited.length)}</strong> {verify.lead}
        </span>
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
        {cited.map((words) => (
          <li key={words}>
            <Box
              component="a"
              href={publicSearchFor(words)}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={onKenyaLaw.label(words)}
              sx={{
                display: 'inline-flex',
                alignItems: 'center',
                minHeight: { xs: measures.touch, md: 32 },
                px: 1.25,
                border: 1,
                borderColor: 'warning.main',
                borderRadius: `${radii.field}px`,
                bgcolor: 'background.paper',
                color: 'text.primary',
                typography: 'body2',
                fontWeight: 600,
                textDecoration: 'none',
                overflowWrap: 'anywhere',
                '&:hover': { textDecoration: 'underline' },
              }}
            >
              {words}
            </Box>
          </li>
        ))}
      </Box>
    </Box>
  )
}
