import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined'
import FileUploadOutlined from '@mui/icons-material/FileUploadOutlined'
import FormatListNumberedRounded from '@mui/icons-material/FormatListNumberedRounded'
import ImportExportRounded from '@mui/icons-material/ImportExportRounded'
import Button from '@mui/material/Button'
import { exchangeFormats, exportKeptCitations, writeTableOfAuthorities } from '#contract/citation-lists'
import { call } from '../../api/call.ts'
import { useCitationMessages } from '../../messages/citations.ts'
import { PopMenu, PopMenuItem } from '../../ui/PopMenu.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { useToast } from '../../ui/toast.tsx'

/** What takes citations in and out: files of other programs, and a table of authorities. */
export function ExchangeMenu({ onImport, isEmpty }: { onImport: () => void; isEmpty: boolean }) {
  const { more, menu, failure } = useCitationMessages()
  const showToast = useToast()
  const save = (write: () => Promise<File>) =>
    void write().then(saveFile, (error: unknown) =>
      showToast(`${failure.file}: ${error instanceof Error ? error.message : String(error)}`, { severity: 'error' }),
    )
  return (
    <PopMenu
      label={more}
      renderTrigger={(trigger) => (
        <Button {...trigger} variant="outlined" color="inherit" startIcon={<ImportExportRounded />}>
          {more}
        </Button>
      )}
    >
      <PopMenuItem icon={<FileUploadOutlined />} onSelect={onImport}>
        {menu.import}
      </PopMenuItem>
      {!isEmpty &&
        exchangeFormats.map((format) => (
          <PopMenuItem
            key={format}
            icon={<FileDownloadOutlined />}
            onSelect={() => save(() => call(exportKeptCitations, { params: { format }, query: {} }))}
          >
            {menu[format]}
          </PopMenuItem>
        ))}
      {!isEmpty && (
        <PopMenuItem icon={<FormatListNumberedRounded />} onSelect={() => save(() => call(writeTableOfAuthorities, { query: {} }))}>
          {menu.table}
        </PopMenuItem>
      )}
    </PopMenu>
  )
}
