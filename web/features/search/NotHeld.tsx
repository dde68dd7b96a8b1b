import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useBrowsingMessages } from '../../messages/browsing.ts'

interface NotHeldProps {
  /** Citations and case numbers as they are written in the query. */
  names: readonly string[]
  /** Whether there are results, which then only have words of them. */
  mentioned: boolean
}

/** What a query names and the library does not hold: who looks for a judgment must not take another one for it. */
export function NotHeld({ names, mentioned }: NotHeldProps) {
  const { empty } = useBrowsingMessages()
  return (
    <Typography component="output" sx={{ display: 'block' }}>
      {empty.notHeld}{' '}
      <Box component="strong" sx={{ fontWeight: 600 }}>
        {names.join('; ')}
      </Box>
      . {empty.notHeldExplained}
      {mentioned && ` ${empty.mentioned}`}
    </Typography>
  )
}
