import GavelRounded from '@mui/icons-material/GavelRounded'
import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { useChatMessages } from '../../messages/chat.ts'
import { TextLink } from '../../ui/TextLink.tsx'
import { AboutBox } from './AboutBox.tsx'
import { caseInBrief } from './queries.ts'

/** The case that the chat is about. */
export function AboutCase({ id }: { id: string }) {
  const { messages: words } = useChatMessages()
  const { data, isError } = useQuery(caseInBrief(id))
  return (
    <AboutBox icon={<GavelRounded aria-hidden />}>
      {isError ? words.caseGone : words.aboutCase}{' '}
      {data && (
        <Box component="strong" sx={{ '& a': { color: 'primary.main' } }}>
          <TextLink to={`/cases/${encodeURIComponent(id)}`}>{data.title}</TextLink>
        </Box>
      )}
    </AboutBox>
  )
}
