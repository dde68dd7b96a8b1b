import BookmarkRounded from '@mui/icons-material/BookmarkRounded'
import CloseRounded from '@mui/icons-material/CloseRounded'
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded'
import EditOutlined from '@mui/icons-material/EditOutlined'
import MoreVertRounded from '@mui/icons-material/MoreVertRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import type { ChatInBrief } from '#contract/chat'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useChatMessages } from '../../messages/chat.ts'
import { formatDay } from '../../ui/day.ts'
import { SideSheet } from '../../ui/SideSheet.tsx'
import { PopoverMenu, PopoverMenuItem } from '../../ui/PopoverMenu.tsx'
import { RetryNotice } from '../../ui/RetryNotice.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { Select } from '../../ui/Select.tsx'
import { measures, radii } from '../../ui/theme/tokens.ts'
import { chatPage, chatsOnPage, projectNames } from './queries.ts'
import { useChats } from './use-chats.ts'

interface ChatHistoryProps {
  /** The chat on the screen. */
  open: string | null
  onOpen: (id: string) => void
  /** Names it, and puts it into a project. */
  onEdit: (chat: ChatInBrief) => void
  /** Hears that a chat was deleted. */
  onDeleted: (id: string) => void
  onClose: () => void
}

/** All chats, the one used last first: searched, by project, renamed and deleted. */
export function ChatHistory({ open, onOpen, onEdit, onDeleted, onClose }: ChatHistoryProps) {
  const { history: words } = useChatMessages()
  const [query, setQuery] = useState('')
  const [project, setProject] = useState<string | null>(null)
  const [page, setPage] = useState(1)
  const { data: projects } = useQuery(projectNames)
  const { data, error, isFetching, refetch } = useQuery(chatPage({ query, project, page }))
  const isNarrowed = query !== '' || project !== null
  const pages = data ? Math.max(1, Math.ceil(data.total / chatsOnPage)) : 1
  return (
    <SideSheet side="right" open onClose={onClose} label={words.title}>
      <Box sx={{ display: 'flex', alignItems: 'center', flex: 'none', pl: 2, pr: 0.5, py: 0.5, borderBottom: 1, borderColor: 'divider' }}>
        <Typography variant="h3" component="h2" sx={{ flex: 1 }}>
          {words.title}
        </Typography>
        <IconButton onClick={onClose} aria-label={words.close}>
          <CloseRounded />
        </IconButton>
      </Box>
      <Box sx={{ flex: 'none', display: 'grid', gap: 1, p: 2, pb: 1 }}>
        <SearchField
          label={words.search}
          placeholder={words.search}
          clear={words.clear}
          query={query}
          onQuery={(asked) => {
            setQuery(asked)
            setPage(1)
          }}
          fills
        />
        {(projects?.length ?? 0) > 0 && (
          <Select
            label={words.project}
            value={project ?? ''}
            options={[{ value: '', label: words.everyProject }, ...projects!.map(({ id, name }) => ({ value: id, label: name }))]}
            onChange={(chosen) => {
              setProject(chosen === '' ? null : chosen)
              setPage(1)
            }}
          />
        )}
      </Box>
      <Box sx={{ flex: 1, minHeight: 0, overflowY: 'auto', px: 1, pb: 2 }} aria-busy={isFetching}>
        {!data && isFetching && (
          <Box component="output" aria-label={words.loading} sx={{ display: 'grid', gap: 1, p: 1 }}>
            {[1, 2, 3, 4].map((row) => (
              <Skeleton key={row} variant="rounded" height={52} />
            ))}
          </Box>
        )}
        {!data && error && !isFetching && (
          <Box sx={{ p: 1 }}>
            <RetryNotice words={words.failed} retry={words.retry} onRetry={() => void refetch()} />
          </Box>
        )}
        {data?.total === 0 && (
          <Box sx={{ p: 1 }}>
            <Typography sx={{ fontWeight: 600 }}>{isNarrowed ? words.nothing : words.none}</Typography>
            {!isNarrowed && <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>{words.noneAdvice}</Typography>}
          </Box>
        )}
        {data && data.results.length > 0 && (
          <Box component="ul" aria-label={words.list} sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {data.results.map((chat) => (
              <Row key={chat.chat_id} chat={chat} isOpen={chat.chat_id === open} onOpen={onOpen} onEdit={onEdit} onDeleted={onDeleted} />
            ))}
          </Box>
        )}
        {pages > 1 && (
          <Box component="nav" aria-label={words.pages} sx={{ display: 'flex', alignItems: 'center', gap: 1, p: 1 }}>
            <Button size="small" variant="outlined" color="inherit" disabled={page === 1} onClick={() => setPage(page - 1)}>
              {words.previous}
            </Button>
            <Typography variant="body2">{words.page(page, pages)}</Typography>
            <Button size="small" variant="outlined" color="inherit" disabled={page >= pages} onClick={() => setPage(page + 1)}>
              {words.next}
            </Button>
          </Box>
        )}
      </Box>
    </SideSheet>
  )
}

interface RowProps extends Pick<ChatHistoryProps, 'onOpen' | 'onEdit' | 'onDeleted'> {
  chat: ChatInBrief
  isOpen: boolean
}

function Row({ chat, isOpen, onOpen, onEdit, onDeleted }: RowProps) {
  const { history: words } = useChatMessages()
  const chats = useChats()
  const { chat_id: id, title, saved, messages, updated_at, own } = chat
  const remove = async () => {
    if (await chats.delete(id, () => {})) onDeleted(id)
  }
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        borderRadius: `${radii.field}px`,
        bgcolor: isOpen ? 'primary.light' : undefined,
        '&:hover': { bgcolor: isOpen ? undefined : 'fill.inset' },
      }}
    >
      <Box
        component="button"
        type="button"
        aria-current={isOpen || undefined}
        onClick={() => onOpen(id)}
        sx={{
          flex: 1,
          minWidth: 0,
          minHeight: measures.touch,
          px: 1.25,
          py: 1,
          border: 0,
          background: 'none',
          color: 'text.primary',
          font: 'inherit',
          textAlign: 'left',
          cursor: 'pointer',
        }}
      >
        <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 0.5, fontWeight: 600 }}>
          <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
            {title}
          </Box>
          {saved && <BookmarkRounded titleAccess={words.saved} sx={{ fontSize: 16, color: 'secondary.main', flex: 'none' }} />}
        </Box>
        <Box component="span" sx={{ display: 'block', typography: 'body2', color: 'text.secondary' }}>
          {words.about(formatDay(updated_at), messages)}
        </Box>
      </Box>
      {own && (
        <PopoverMenu
          label={words.actions(title)}
          renderTrigger={(props) => (
            <IconButton {...props} size="small" aria-label={words.actions(title)}>
              <MoreVertRounded fontSize="small" />
            </IconButton>
          )}
        >
          <PopoverMenuItem icon={<EditOutlined />} onSelect={() => onEdit(chat)}>
            {words.edit}
          </PopoverMenuItem>
          <PopoverMenuItem icon={<DeleteOutlineRounded />} onSelect={() => void remove()}>
            {words.delete}
          </PopoverMenuItem>
        </PopoverMenu>
      )}
    </Box>
  )
}
