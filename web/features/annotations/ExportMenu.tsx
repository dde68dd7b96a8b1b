import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined'
import Button from '@mui/material/Button'
import { annotationFormats, exportAnnotations } from '#contract/annotations'
import type { Input } from '#contract/endpoint'
import { call } from '../../api/call.ts'
import { useAnnotationMessages } from '../../messages/annotations.ts'
import { PopoverMenu, PopoverMenuItem } from '../../ui/PopoverMenu.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { useToast } from '../../ui/toast.tsx'

/** Takes the reader's own annotations along as a file: those that are chosen, or those of one case or Act. */
export function ExportMenu({ chosen, size = 'medium' }: { chosen: Input<typeof exportAnnotations>['query']; size?: 'small' | 'medium' }) {
  const { all: words } = useAnnotationMessages()
  const showToast = useToast()
  const save = (format: (typeof annotationFormats)[number]) =>
    void call(exportAnnotations, { params: { format }, query: chosen }).then(saveFile, (error: unknown) =>
      showToast(`${words.exportFailed}: ${error instanceof Error ? error.message : String(error)}`, {
        severity: 'error',
        about: 'annotations',
      }),
    )
  return (
    <PopoverMenu
      label={words.export}
      renderTrigger={(trigger) => (
        <Button {...trigger} size={size} variant="outlined" color="inherit" startIcon={<FileDownloadOutlined />}>
          {words.export}
        </Button>
      )}
    >
      {annotationFormats.map((format) => (
        <PopoverMenuItem key={format} icon={<FileDownloadOutlined />} onSelect={() => save(format)}>
          {words.formats[format]}
        </PopoverMenuItem>
      ))}
    </PopoverMenu>
  )
}
