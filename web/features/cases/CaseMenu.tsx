import ContentCopyRounded from '@mui/icons-material/ContentCopyRounded'
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined'
import MoreVertRounded from '@mui/icons-material/MoreVertRounded'
import PrintOutlined from '@mui/icons-material/PrintOutlined'
import ShareRounded from '@mui/icons-material/ShareRounded'
import IconButton from '@mui/material/IconButton'
import type { ReactNode } from 'react'
import { useCasePageMessages } from '../../messages/case-page.ts'
import { useReaderMessages } from '../../messages/reader.ts'
import { PopoverMenu, PopoverMenuItem } from '../../ui/PopoverMenu.tsx'
import type { CaseRecord } from './read-case.ts'
import { useCaseActions } from './use-case-actions.ts'

interface CaseMenuProps {
  record: CaseRecord
  more?: ReactNode
  /** Hears when its pages were downloaded. */
  onDownloaded?: ((id: string) => void) | undefined
}

/** What else can be done with the case: one line for each, those of other areas before the paper. */
export function CaseMenu({ record, more, onDownloaded }: CaseMenuProps) {
  const { menu } = useCasePageMessages()
  const words = useReaderMessages().menu
  const { copyCitation, share, print, download } = useCaseActions(record, onDownloaded)
  return (
    <PopoverMenu
      label={menu.open}
      renderTrigger={(props) => (
        <IconButton {...props} aria-label={menu.open}>
          <MoreVertRounded />
        </IconButton>
      )}
    >
      {more}
      <PopoverMenuItem icon={<ContentCopyRounded />} onSelect={() => void copyCitation()}>
        {menu.copyCitation}
      </PopoverMenuItem>
      <PopoverMenuItem icon={<ShareRounded />} onSelect={() => void share()}>
        {menu.share}
      </PopoverMenuItem>
      <PopoverMenuItem icon={<PrintOutlined />} onSelect={print}>
        {words.print}
      </PopoverMenuItem>
      <PopoverMenuItem icon={<FileDownloadOutlined />} onSelect={() => void download()}>
        {words.download}
      </PopoverMenuItem>
    </PopoverMenu>
  )
}
