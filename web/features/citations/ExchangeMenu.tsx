import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined'
import FileUploadOutlined from '@mui/icons-material/FileUploadOutlined'
import FormatListNumberedRounded from '@mui/icons-material/FormatListNumberedRounded'
import ImportExportRounded from '@mui/icons-material/ImportExportRounded'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { exchangeFormats, exportKeptCitations, listDoubtful, writeTableOfAuthorities } from '#contract/citation-lists'
import { call } from '../../api/call.ts'
import { useCitationMessages } from '../../messages/citations.ts'
import { PopoverMenu, PopoverMenuItem } from '../../ui/PopoverMenu.tsx'
import { DoubtfulDialog, type DoubtfulAuthority } from '../../ui/DoubtfulDialog.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { useToast } from '../../ui/toast.tsx'

/** What takes citations in and out: files of other programs, and a table of authorities. */
export function ExchangeMenu({ onImport, isEmpty }: { onImport: () => void; isEmpty: boolean }) {
  const { more, menu, failure } = useCitationMessages()
  const showToast = useToast()
  const [doubtful, setDoubtful] = useState<readonly DoubtfulAuthority[]>([])
  const tell = (error: unknown) =>
    showToast(`${failure.file}: ${error instanceof Error ? error.message : String(error)}`, { severity: 'error' })
  const save = (write: () => Promise<File>) => void write().then(saveFile, tell)
  const saveTable = (choice: 'mark' | 'leave out') => {
    setDoubtful([])
    save(() => call(writeTableOfAuthorities, { query: { doubtful: choice } }))
  }
  /** Nothing doubtful leaves the house unasked. */
  const askForTable = () =>
    void call(listDoubtful, { query: {} }).then(({ results }) => (results.length === 0 ? saveTable('mark') : setDoubtful(results)), tell)
  return (
    <>
      <PopoverMenu
        label={more}
        renderTrigger={(trigger) => (
          <Button {...trigger} variant="outlined" color="inherit" startIcon={<ImportExportRounded />}>
            {more}
          </Button>
        )}
      >
        <PopoverMenuItem icon={<FileUploadOutlined />} onSelect={onImport}>
          {menu.import}
        </PopoverMenuItem>
        {!isEmpty &&
          exchangeFormats.map((format) => (
            <PopoverMenuItem
              key={format}
              icon={<FileDownloadOutlined />}
              onSelect={() => save(() => call(exportKeptCitations, { params: { format }, query: {} }))}
            >
              {menu[format]}
            </PopoverMenuItem>
          ))}
        {!isEmpty && (
          <PopoverMenuItem icon={<FormatListNumberedRounded />} onSelect={askForTable}>
            {menu.table}
          </PopoverMenuItem>
        )}
      </PopoverMenu>
      {doubtful.length > 0 && <DoubtfulDialog doubtful={doubtful} onChoice={saveTable} onClose={() => setDoubtful([])} />}
    </>
  )
}
