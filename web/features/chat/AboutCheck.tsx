import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined'
import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { useChatMessages } from '../../messages/chat.ts'
import { TextLink } from '../../ui/TextLink.tsx'
import { AboutBox } from './AboutBox.tsx'
import { addressOfCheck } from './addresses.ts'
import { citedCheck } from './queries.ts'

/** The document that the chat is about, with what was found in it. */
export function AboutCheck({ id }: { id: string }) {
  const { messages: words } = useChatMessages()
  const { data, isError } = useQuery(citedCheck(id))
  return (
    <AboutBox icon={<FactCheckOutlined aria-hidden />}>
      {isError ? words.checkGone : words.aboutCheck}{' '}
      {data && (
        <>
          <Box component="strong" sx={{ '& a': { color: 'primary.main' } }}>
            <TextLink to={addressOfCheck(id)}>{data.name}</TextLink>
          </Box>
          <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
            {words.foundInCheck(data.counts.wrong ?? 0, data.counts.look ?? 0, data.citations)}
          </Box>
        </>
      )}
    </AboutBox>
  )
}
