import BookmarkRemoveOutlined from '@mui/icons-material/BookmarkRemoveOutlined'
import DriveFileMoveOutlined from '@mui/icons-material/DriveFileMoveOutlined'
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined'
import LabelOutlined from '@mui/icons-material/LabelOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { Bookmark } from '#contract/bookmarks'
import { bookmarkFormats } from '#contract/many-bookmarks'
import { useState } from 'react'
import { useBookmarkMessages } from '../../messages/bookmarks.ts'
import { PopoverMenu, PopoverMenuItem } from '../../ui/PopoverMenu.tsx'
import { radii } from '../../ui/theme/tokens.ts'
import { FolderPicker } from './FolderPicker.tsx'
import { TagsDialog } from './TagsDialog.tsx'
import { useManyBookmarks } from './use-many-bookmarks.ts'

interface SelectionBarProps {
  /** The bookmarks of the page. */
  shown: readonly Bookmark[]
  selected: ReadonlySet<string>
  onSelect: (ids: ReadonlySet<string>) => void
}

/** Above the list: how many are selected, and what is done with them all. */
export function SelectionBar({ shown, selected, onSelect }: SelectionBarProps) {
  const { many: words, picker } = useBookmarkMessages()
  const many = useManyBookmarks()
  const [open, setOpen] = useState<'move' | 'tags' | null>(null)
  const ids = [...selected]
  const areAll = shown.length > 0 && shown.every(({ id }) => selected.has(id))
  const none = () => onSelect(new Set())
  async function remove() {
    if (await many.remove(ids)) none()
  }
  return (
    <Box
      component="fieldset"
      aria-label={words.label}
      sx={{
        m: 0,
        border: 0,
        minWidth: 0,
        py: 0,
        display: 'flex',
        flexWrap: 'wrap',
        gap: 0.5,
        alignItems: 'center',
        minHeight: 44,
        mb: 1,
        px: { xs: 2, sm: 2.5 },
        borderRadius: `${radii.field}px`,
        ...(ids.length > 0 && { bgcolor: 'fill.inset', position: 'sticky', top: 72, zIndex: 2 }),
        '& .MuiButton-root': { px: 1, minWidth: 0 },
      }}
    >
      <Box component="label" sx={{ display: 'flex', gap: 1.25, alignItems: 'center', minHeight: 44, cursor: 'pointer', mr: 1 }}>
        <Box
          component="input"
          type="checkbox"
          aria-label={words.selectAll}
          checked={areAll}
          onChange={() => onSelect(areAll ? new Set() : new Set([...selected, ...shown.map(({ id }) => id)]))}
          sx={{ width: 18, height: 18, m: 0 }}
        />
        <Box
          component="span"
          aria-live="polite"
          sx={{ typography: 'body2', fontWeight: ids.length > 0 ? 600 : 400, color: ids.length > 0 ? 'text.primary' : 'text.secondary' }}
        >
          {ids.length === 0 ? words.selectAll : words.selected(ids.length)}
        </Box>
      </Box>
      {ids.length > 0 && (
        <>
          <Button size="small" color="inherit" startIcon={<DriveFileMoveOutlined />} onClick={() => setOpen('move')}>
            {words.move}
          </Button>
          <Button size="small" color="inherit" startIcon={<LabelOutlined />} onClick={() => setOpen('tags')}>
            {words.tag}
          </Button>
          <PopoverMenu
            label={words.export}
            renderTrigger={(trigger) => (
              <Button {...trigger} size="small" color="inherit" startIcon={<FileDownloadOutlined />}>
                {words.export}
              </Button>
            )}
          >
            {bookmarkFormats.map((format) => (
              <PopoverMenuItem key={format} icon={<FileDownloadOutlined />} onSelect={() => void many.save(format, { ids: ids.join(',') })}>
                {words.formats[format]}
              </PopoverMenuItem>
            ))}
          </PopoverMenu>
          <Button size="small" color="inherit" startIcon={<BookmarkRemoveOutlined />} onClick={() => void remove()}>
            {words.remove}
          </Button>
          <Button size="small" color="inherit" onClick={none} sx={{ ml: { sm: 'auto' } }}>
            {words.clear}
          </Button>
        </>
      )}
      {open === 'move' && (
        <FolderPicker
          title={words.moveTitle}
          subject={picker.several(ids.length)}
          onChoose={(path) => many.move(ids, path)}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'tags' && <TagsDialog count={ids.length} onSave={(tags) => many.tag(ids, tags)} onClose={() => setOpen(null)} />}
    </Box>
  )
}
