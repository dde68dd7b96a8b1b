import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined'
import Button from '@mui/material/Button'
import { bookmarkFormats } from '#contract/many-bookmarks'
import { useBookmarkMessages } from '../../messages/bookmarks.ts'
import { PopoverMenu, PopoverMenuItem } from '../../ui/PopoverMenu.tsx'
import type { filtersOf } from './queries.ts'
import { useManyBookmarks } from './use-many-bookmarks.ts'

/** Takes the whole list along, all its pages. */
export function ListExport({ filters }: { filters: ReturnType<typeof filtersOf> }) {
  const { many: words } = useBookmarkMessages()
  const many = useManyBookmarks()
  return (
    <PopoverMenu
      label={words.exportAll}
      renderTrigger={(trigger) => (
        <Button
          {...trigger}
          aria-label={words.exportAll}
          size="small"
          color="inherit"
          startIcon={<FileDownloadOutlined />}
          sx={{ ml: 'auto' }}
        >
          {words.export}
        </Button>
      )}
    >
      {bookmarkFormats.map((format) => (
        <PopoverMenuItem key={format} icon={<FileDownloadOutlined />} onSelect={() => void many.save(format, filters)}>
          {words.formats[format]}
        </PopoverMenuItem>
      ))}
    </PopoverMenu>
  )
}
