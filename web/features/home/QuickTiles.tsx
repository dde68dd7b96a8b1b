import BookmarksOutlined from '@mui/icons-material/BookmarksOutlined'
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined'
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined'
import ChatBubbleOutlineRounded from '@mui/icons-material/ChatBubbleOutlineRounded'
import GavelRounded from '@mui/icons-material/GavelRounded'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import { Link } from 'react-router'
import { useHomeMessages } from '../../messages/home.ts'

/** The rooms in which work begins. */
export function QuickTiles() {
  const { tiles } = useHomeMessages()
  const rooms = [
    { to: '/chat', title: tiles.chat.title, advice: tiles.chat.advice, Icon: ChatBubbleOutlineRounded },
    { to: '/cases', title: tiles.cases.title, advice: tiles.cases.advice, Icon: GavelRounded },
    { to: '/research-notes', title: tiles.notes.title, advice: tiles.notes.advice, Icon: DescriptionOutlined },
    { to: '/bookmarks', title: tiles.bookmarks.title, advice: tiles.bookmarks.advice, Icon: BookmarksOutlined },
    { to: '/citations/check', title: tiles.check.title, advice: tiles.check.advice, Icon: FactCheckOutlined },
  ]
  return (
    <Box
      component="nav"
      aria-label={tiles.label}
      sx={{
        display: 'grid',
        gap: { xs: 1.5, md: 2 },
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(5, minmax(0, 1fr))' },
        // Five of them in rows of two: the first has a row of its own.
        '& > :first-of-type': { gridColumn: { xs: '1 / -1', lg: 'auto' } },
      }}
    >
      {rooms.map(({ to, title, advice, Icon }) => (
        <Card
          key={to}
          component={Link}
          to={to}
          sx={{
            display: 'grid',
            alignContent: 'start',
            gap: 0.5,
            p: { xs: 2, md: 2.5 },
            color: 'text.primary',
            textDecoration: 'none',
            '& svg': { fontSize: 26, color: 'secondary.main', mb: 0.5 },
            '&:hover': { borderColor: 'primary.main' },
            '&:hover strong': { color: 'primary.main' },
          }}
        >
          <Icon aria-hidden />
          <Box component="strong" sx={{ typography: 'h3' }}>
            {title}
          </Box>
          <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
            {advice}
          </Box>
        </Card>
      ))}
    </Box>
  )
}
