import AddCommentOutlined from '@mui/icons-material/AddCommentOutlined'
import BookmarkAddOutlined from '@mui/icons-material/BookmarkAddOutlined'
import ArticleOutlined from '@mui/icons-material/ArticleOutlined'
import ContentCopyRounded from '@mui/icons-material/ContentCopyRounded'
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded'
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined'
import HistoryRounded from '@mui/icons-material/HistoryRounded'
import MenuBookOutlined from '@mui/icons-material/MenuBookOutlined'
import MoreVertRounded from '@mui/icons-material/MoreVertRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useChatMessages } from '../../messages/chat.ts'
import type { ChatExport } from './queries.ts'
import { PopoverMenu, PopoverMenuItem } from '../../ui/PopoverMenu.tsx'

interface ChatToolbarProps {
  title: string
  onNew: () => void
  onHistory: () => void
  /** Shows and hides what the answers rest on. */
  references: { count: number; isShown: boolean; onToggle: () => void }
  /** What can be done with the chat; absent while there is none, or where it is somebody else's. */
  onCopy?: (() => void) | undefined
  onSave?: (() => void) | undefined
  onExport?: ((asked: ChatExport) => void) | undefined
  onMemorandum?: (() => void) | undefined
  onDelete?: (() => void) | undefined
}

/** The name of the chat and what can be done with it. */
export function ChatToolbar({ title, onNew, onHistory, references, onCopy, onSave, onExport, onMemorandum, onDelete }: ChatToolbarProps) {
  const { toolbar: words } = useChatMessages()
  return (
    <Box role="toolbar" aria-label={words.label} sx={{ display: 'flex', alignItems: 'center', gap: { xs: 0, sm: 0.5 } }}>
      <Typography
        variant="h1"
        tabIndex={-1}
        title={title}
        sx={{
          flex: 1,
          minWidth: 0,
          fontSize: { xs: '1.125rem', sm: '1.375rem' },
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
        }}
      >
        {title}
      </Typography>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<AddCommentOutlined />}
        onClick={onNew}
        aria-label={words.newChat}
        sx={{
          flex: 'none',
          minWidth: 44,
          px: { xs: 1, sm: 2 },
          '& .MuiButton-startIcon': { mr: { xs: 0, sm: 1 }, ml: { xs: 0, sm: -0.5 } },
        }}
      >
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          {words.newChat}
        </Box>
      </Button>
      <IconButton color="inherit" onClick={onHistory} title={words.history} aria-label={words.history}>
        <HistoryRounded />
      </IconButton>
      <IconButton
        color="inherit"
        onClick={references.onToggle}
        aria-pressed={references.isShown}
        title={words.references(references.count)}
        aria-label={words.references(references.count)}
        sx={references.isShown ? { color: 'primary.main', bgcolor: 'primary.light' } : undefined}
      >
        <MenuBookOutlined />
      </IconButton>
      <PopoverMenu
        label={words.more}
        renderTrigger={(props) => (
          <IconButton {...props} color="inherit" aria-label={words.more} disabled={!onCopy && !onSave && !onDelete}>
            <MoreVertRounded />
          </IconButton>
        )}
      >
        {onCopy && (
          <PopoverMenuItem icon={<ContentCopyRounded />} onSelect={onCopy}>
            {words.copy}
          </PopoverMenuItem>
        )}
        {onSave && (
          <PopoverMenuItem icon={<BookmarkAddOutlined />} onSelect={onSave}>
            {words.save}
          </PopoverMenuItem>
        )}
        {onExport && (
          <PopoverMenuItem icon={<FileDownloadOutlined />} onSelect={() => onExport({ format: 'docx', template: 'chat' })}>
            {words.word}
          </PopoverMenuItem>
        )}
        {onExport && (
          <PopoverMenuItem icon={<FileDownloadOutlined />} onSelect={() => onExport({ format: 'pdf', template: 'chat' })}>
            {words.pdf}
          </PopoverMenuItem>
        )}
        {onMemorandum && (
          <PopoverMenuItem icon={<ArticleOutlined />} onSelect={onMemorandum}>
            {words.memorandum}
          </PopoverMenuItem>
        )}
        {onDelete && (
          <PopoverMenuItem icon={<DeleteOutlineRounded />} onSelect={onDelete}>
            {words.delete}
          </PopoverMenuItem>
        )}
      </PopoverMenu>
    </Box>
  )
}
