import BookmarksOutlined from '@mui/icons-material/BookmarksOutlined'
import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded'
import CreateNewFolderOutlined from '@mui/icons-material/CreateNewFolderOutlined'
import FolderOutlined from '@mui/icons-material/FolderOutlined'
import InboxOutlined from '@mui/icons-material/InboxOutlined'
import MoreHorizRounded from '@mui/icons-material/MoreHorizRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { Theme } from '@mui/material/styles'
import type { BookmarkFolder } from '#contract/bookmarks'
import { type ReactNode, useState } from 'react'
import { Link as RouterLink } from 'react-router'
import { measures } from '../../ui/theme/tokens.ts'
import { useBookmarkMessages } from '../../messages/bookmarks.ts'
import { RetryNotice } from '../../ui/RetryNotice.tsx'
import { RowsLoading } from '../../ui/RowsLoading.tsx'
import { PopoverMenu, PopoverMenuItem } from '../../ui/PopoverMenu.tsx'
import { type FolderTask, FolderDialogs } from './FolderDialogs.tsx'
import { isWithin, rowsOf } from './folder-rows.ts'
import { TreeRow } from './tree-row.ts'

interface FolderPanelProps {
  tree: { folders: BookmarkFolder[]; total: number; unfiled: number } | undefined
  failed: boolean
  onRetry: () => void
  /** The folder whose bookmarks are shown; null for all. */
  shown: string | null
  addressOf: (path: string | null) => string
  onGone: (path: string) => void
  onRenamed: (from: string, to: string) => void
}

/** The folders as a tree; on a narrow screen closed until it is asked for. */
export function FolderPanel(props: FolderPanelProps) {
  const { page } = useBookmarkMessages()
  const wide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true })
  const [task, setTask] = useState<FolderTask | null>(null)
  const add = (
    <Button size="small" startIcon={<CreateNewFolderOutlined />} onClick={() => setTask({ kind: 'create', parent: null })}>
      {page.newFolder}
    </Button>
  )
  return (
    <>
      {wide ? (
        <Box
          component="nav"
          aria-label={page.folders}
          sx={{ position: 'sticky', top: measures.topBar + 16, maxHeight: `calc(100dvh - ${measures.topBar + 32}px)`, overflowY: 'auto' }}
        >
          <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', mb: 1, pl: 1.5 }}>
            <Box sx={{ typography: 'label', color: 'text.secondary' }}>{page.folders}</Box>
            {add}
          </Box>
          <Tree {...props} onTask={setTask} />
        </Box>
      ) : (
        // Another folder closes it again.
        <Card component="details" key={props.shown}>
          <Box component="summary" sx={{ px: 2, py: 1.5, cursor: 'pointer', fontWeight: 600 }}>
            {page.folders}
          </Box>
          <Box component="nav" aria-label={page.folders} sx={{ px: 1, pb: 1.5 }}>
            <Tree {...props} onTask={setTask} />
            <Box sx={{ pl: 1, pt: 0.5 }}>{add}</Box>
          </Box>
        </Card>
      )}
      {task && <FolderDialogs task={task} onGone={props.onGone} onRenamed={props.onRenamed} onClose={() => setTask(null)} />}
    </>
  )
}

function Tree({ tree, failed, onRetry, shown, addressOf, onTask }: FolderPanelProps & { onTask: (task: FolderTask) => void }) {
  const { page, picker, failure } = useBookmarkMessages()
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set())
  if (failed && !tree) return <RetryNotice words={failure.folders} onRetry={onRetry} />
  if (!tree) return <RowsLoading label={picker.loading} rows={3} height={32} />
  // The first level stands open, and the way to what is shown.
  const isOpen = (folder: BookmarkFolder) => {
    const opened = folder.parent_path === null || (isWithin(shown, folder) && shown !== folder.path)
    return folder.children.length > 0 && toggled.has(folder.id) !== opened
  }
  const toggle = (id: string) =>
    setToggled((before) => {
      const next = new Set(before)
      if (!next.delete(id)) next.add(id)
      return next
    })
  const place = (path: string | null, name: string, icon: ReactNode, count: number) => (
    <TreeRow data-shown={path === shown || undefined}>
      <span className="turn" />
      <RouterLink to={addressOf(path)} aria-current={path === shown ? 'page' : undefined}>
        {icon}
        <span className="name">{name}</span>
        <span className="count">{count}</span>
      </RouterLink>
      <span className="menu" />
    </TreeRow>
  )
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      <li>{place(null, page.all, <BookmarksOutlined />, tree.total)}</li>
      {tree.folders.length > 0 && <li>{place('/', page.unfiled, <InboxOutlined />, tree.unfiled)}</li>}
      {rowsOf(tree.folders, isOpen).map(({ folder, depth, isOpen: open }) => (
        <li key={folder.id}>
          <TreeRow data-shown={folder.path === shown || undefined} style={{ '--depth': depth } as React.CSSProperties}>
            {folder.children.length > 0 ? (
              <button
                type="button"
                className="turn"
                aria-expanded={open}
                aria-label={open ? page.close(folder.name) : page.open(folder.name)}
                onClick={() => toggle(folder.id)}
              >
                <ChevronRightRounded sx={{ transform: open ? 'rotate(90deg)' : 'none' }} />
              </button>
            ) : (
              <span className="turn" />
            )}
            <RouterLink to={addressOf(folder.path)} aria-current={folder.path === shown ? 'page' : undefined}>
              <FolderOutlined />
              <span className="name">{folder.name}</span>
              <span className="count">{folder.bookmark_count}</span>
            </RouterLink>
            <PopoverMenu
              label={page.menuOf(folder.name)}
              renderTrigger={(trigger) => (
                <button type="button" className="menu" aria-label={page.menuOf(folder.path)} {...trigger}>
                  <MoreHorizRounded />
                </button>
              )}
            >
              <PopoverMenuItem onSelect={() => onTask({ kind: 'create', parent: folder })}>{page.newSubfolder}</PopoverMenuItem>
              <PopoverMenuItem onSelect={() => onTask({ kind: 'rename', folder })}>{page.rename}</PopoverMenuItem>
              <PopoverMenuItem onSelect={() => onTask({ kind: 'move', folder })}>{page.move}</PopoverMenuItem>
              <PopoverMenuItem onSelect={() => onTask({ kind: 'delete', folder })}>{page.deleteFolder}</PopoverMenuItem>
            </PopoverMenu>
          </TreeRow>
        </li>
      ))}
    </Box>
  )
}
