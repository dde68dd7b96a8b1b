import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { useMessages } from '../../messages/messages.ts'

/** Login and Sign Up, in the bar at the top, for who is not signed in. */
export function VisitorLinks() {
  const { account } = useMessages().shell
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      <Button component={Link} to="/login" color="inherit">
        {account.login}
      </Button>
      <Button component={Link} to="/signup" variant="contained">
        {account.signup}
      </Button>
    </Box>
  )
}
