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

type Choice = 'mark' | 'leave out'
/** Writes a file in which what is doubtful is marked, or left out. */
type Write = (doubtful: Choice) => Promise<File>

/** What takes citations in and out: files of other programs, and a table of authorities. */
export function ExchangeMenu({ onImport, isEmpty }: { onImport: () => void; isEmpty: boolean }) {
  const { more, menu, failure } = useCitationMessages()
  const showToast = useToast()
  const [asked, setAsked] = useState<{ doubtful: readonly DoubtfulAuthority[]; write: Write } | null>(null)
  const tell = (error: unknown) =>
    showToast(`${failure.file}: ${error instanceof Error ? error.message : String(error)}`, { severity: 'error' })
  const save = (write: Write, choice: Choice) => {
    setAsked(null)
    void write(choice).then(saveFile, tell)
  }
  /** Nothing doubtful leaves the house unasked. */
  const ask = (write: Write) =>
    void call(listDoubtful, { query: {} }).then(
      ({ results }) => (results.length === 0 ? save(write, 'mark') : setAsked({ doubtful: results, write })),
      tell,
    )
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
              onSelect={() => ask((doubtful) => call(exportKeptCitations, { params: { format }, query: { doubtful } }))}
            >
              {menu[format]}
            </PopoverMenuItem>
          ))}
        {!isEmpty && (
          <PopoverMenuItem
            icon={<FormatListNumberedRounded />}
            onSelect={() => ask((doubtful) => call(writeTableOfAuthorities, { query: { doubtful } }))}
          >
            {menu.table}
          </PopoverMenuItem>
        )}
      </PopoverMenu>
      {asked && (
        <DoubtfulDialog doubtful={asked.doubtful} onChoice={(choice) => save(asked.write, choice)} onClose={() => setAsked(null)} />
      )}
    </>
  )
}
