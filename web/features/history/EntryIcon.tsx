import ArticleOutlined from '@mui/icons-material/ArticleOutlined'
import BookmarkBorderRounded from '@mui/icons-material/BookmarkBorderRounded'
import ChatBubbleOutlineRounded from '@mui/icons-material/ChatBubbleOutlineRounded'
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined'
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined'
import SearchRounded from '@mui/icons-material/SearchRounded'
import type { SvgIconComponent } from '@mui/icons-material'
import Box from '@mui/material/Box'
import type { HistoryType } from '#contract/history'
import { radii } from '../../ui/theme/tokens.ts'

const icons: Record<HistoryType, SvgIconComponent> = {
  search: SearchRounded,
  view: ArticleOutlined,
  case_view: ArticleOutlined,
  bookmark: BookmarkBorderRounded,
  chat: ChatBubbleOutlineRounded,
  note: DescriptionOutlined,
  download: FileDownloadOutlined,
}

/** The picture of what was done; its words stand beside it. */
export function EntryIcon({ type }: { type: HistoryType }) {
  const Icon = icons[type]
  return (
    <Box
      aria-hidden
      sx={{
        display: 'grid',
        placeItems: 'center',
        flex: 'none',
        width: 36,
        height: 36,
        borderRadius: `${radii.field}px`,
        bgcolor: 'primary.light',
        color: 'primary.main',
        '& svg': { fontSize: 20 },
      }}
    >
      <Icon />
    </Box>
  )
}
