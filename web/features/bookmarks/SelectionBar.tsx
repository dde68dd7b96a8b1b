import BookmarkRemoveOutlined from '@mui/icons-material/BookmarkRemoveOutlined'
import DriveFileMoveOutlined from '@mui/icons-material/DriveFileMoveOutlined'
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined'
import LabelOutlined from '@mui/icons-material/LabelOutlined'
import Button from '@mui/material/Button'
import type { Bookmark } from '#contract/bookmarks'
import { bookmarkFormats } from '#contract/many-bookmarks'
import { type ReactNode, useState } from 'react'
import { useBookmarkMessages } from '../../messages/bookmarks.ts'
import { PopoverMenu, PopoverMenuItem } from '../../ui/PopoverMenu.tsx'
import { SelectAllBar } from '../../ui/SelectAllBar.tsx'
import { FolderPicker } from './FolderPicker.tsx'
import { TagsDialog } from './TagsDialog.tsx'
import { useManyBookmarks } from './use-many-bookmarks.ts'

interface SelectionBarProps {
  /** The bookmarks of the page. */
  shown: readonly Bookmark[]
  selected: ReadonlySet<string>
  onSelect: (ids: ReadonlySet<string>) => void
  /** What other areas do with them all. */
  renderSelected?: ((ids: readonly string[]) => ReactNode) | undefined
}

/** Above the list: how many are selected, and what is done with them all. */
export function SelectionBar({ shown, selected, onSelect, renderSelected }: SelectionBarProps) {
  const { many: words, picker } = useBookmarkMessages()
  const many = useManyBookmarks()
  const [open, setOpen] = useState<'move' | 'tags' | null>(null)
  const ids = [...selected]
  const none = () => onSelect(new Set())
  async function remove() {
    if (await many.remove(ids)) none()
  }
  return (
    <>
      <SelectAllBar
        words={{ label: words.label, selectAll: words.selectAll, selected: words.selected }}
        shown={shown.map(({ id }) => id)}
        selected={selected}
        onSelect={onSelect}
      >
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
        {renderSelected?.(ids)}
        <Button size="small" color="inherit" startIcon={<BookmarkRemoveOutlined />} onClick={() => void remove()}>
          {words.remove}
        </Button>
        <Button size="small" color="inherit" onClick={none} sx={{ ml: { sm: 'auto' } }}>
          {words.clear}
        </Button>
      </SelectAllBar>
      {open === 'move' && (
        <FolderPicker
          title={words.moveTitle}
          subject={picker.several(ids.length)}
          onChoose={(path) => many.move(ids, path)}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'tags' && <TagsDialog count={ids.length} onSave={(tags) => many.tag(ids, tags)} onClose={() => setOpen(null)} />}
    </>
  )
}
