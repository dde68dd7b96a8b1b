import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { exportCases, type ExportFormat, exportFormats, maxExported } from '#contract/exports'
import type { SearchResults } from '#contract/search'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { useCaseBrowserMessages } from '../../messages/case-browser.ts'
import { PopoverMenu, PopoverMenuItem } from '../../ui/PopoverMenu.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { useToast } from '../../ui/toast.tsx'
import { breadthOf, countWords } from './breadth.ts'
import { exportLimit } from './export-limit.ts'
import { searchBody, type SearchRequest } from './search-address.ts'

interface ExportMenuProps {
  /** The cases of a search, or some by their ids. */
  cases: { request: SearchRequest; results: SearchResults } | { ids: string[] }
}

/** How many of the results the list will have, and whether each has every word, said before it is made. */
function WhatIsFound({ request, results }: { request: SearchRequest; results: SearchResults }) {
  const { exporting: words } = useCaseBrowserMessages()
  const { data: most = maxExported } = useQuery(exportLimit)
  const breadth = breadthOf(request, results)
  return (
    <>
      {words.found(Math.min(results.total, most), results.total > most)}
      {breadth && <div>{words.breadth[breadth](countWords(request.query))}</div>}
    </>
  )
}

/** Saves a list of cases as a table or for a reference manager. */
export function ExportMenu({ cases }: ExportMenuProps) {
  const { exporting: words } = useCaseBrowserMessages()
  const showToast = useToast()
  const client = useQueryClient()
  const whole = 'request' in cases

  async function save(format: ExportFormat) {
    try {
      const limit = whole && { limit: await client.ensureQueryData(exportLimit) }
      saveFile(await call(exportCases, { query: { format, ...askFor(cases), ...limit } }))
    } catch (error) {
      showToast(error instanceof Error && error.message !== '' ? words.failedWith(error.message) : words.failed, { severity: 'error' })
    }
  }

  return (
    <PopoverMenu
      label={words.label}
      renderTrigger={(props) =>
        whole ? (
          <IconButton {...props} color="inherit" aria-label={words.list} title={words.list}>
            <FileDownloadOutlined fontSize="small" />
          </IconButton>
        ) : (
          <Button {...props} variant="outlined" color="inherit" startIcon={<FileDownloadOutlined />}>
            {words.label}
          </Button>
        )
      }
      header={
        <Box
          sx={{ px: 1.5, pt: 1, pb: 1, mb: 0.75, borderBottom: 1, borderColor: 'divider', typography: 'body2', color: 'text.secondary' }}
        >
          {whole ? <WhatIsFound {...cases} /> : words.selected(cases.ids.length)}
        </Box>
      }
    >
      {exportFormats.map((format) => (
        <PopoverMenuItem key={format} onSelect={() => void save(format)}>
          {words.formats[format]}
        </PopoverMenuItem>
      ))}
    </PopoverMenu>
  )
}

function askFor(cases: ExportMenuProps['cases']) {
  if ('ids' in cases) return { ids: cases.ids.join(',') }
  const { page: _page, pageSize: _pageSize, timeout_seconds: _timeout, ...filters } = searchBody(cases.request)
  return filters
}
