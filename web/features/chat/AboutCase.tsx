import GavelRounded from '@mui/icons-material/GavelRounded'
import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { useChatMessages } from '../../messages/chat.ts'
import { radii } from '../../ui/theme/tokens.ts'
import { TextLink } from '../../ui/TextLink.tsx'
import { caseInBrief } from './queries.ts'

/** The case that the chat is about. */
export function AboutCase({ id }: { id: string }) {
  const { messages: words } = useChatMessages()
  const { data, isError } = useQuery(caseInBrief(id))
  return (
    <Box
      sx={{
        display: 'flex',
        gap: 1.25,
        alignItems: 'flex-start',
        mt: 2,
        px: 1.75,
        py: 1.25,
        borderRadius: `${radii.field}px`,
        bgcolor: 'fill.inset',
        typography: 'body2',
        overflowWrap: 'anywhere',
      }}
    >
      <GavelRounded aria-hidden sx={{ fontSize: 18, mt: '1px', color: 'secondary.main' }} />
      <span>
        {isError ? words.caseGone : words.aboutCase}{' '}
        {data && (
          <Box component="strong" sx={{ '& a': { color: 'primary.main' } }}>
            <TextLink to={`/cases/${encodeURIComponent(id)}`}>{data.title}</TextLink>
          </Box>
        )}
      </span>
    </Box>
  )
}
