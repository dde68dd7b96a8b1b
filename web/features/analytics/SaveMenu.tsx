import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined'
import IconButton from '@mui/material/IconButton'
import { exportFigures } from '#contract/analytics'
import type { RefObject } from 'react'
import { call } from '../../api/call.ts'
import { useAnalyticsMessages } from '../../messages/analytics.ts'
import { timeHere } from '../../ui/day.ts'
import { writeDay } from '../../ui/typed-day.ts'
import { PopoverMenu, PopoverMenuItem } from '../../ui/PopoverMenu.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { useToast } from '../../ui/toast.tsx'
import type { Counted } from './cases-address.ts'
import type { Narrowed } from './queries.ts'

interface SaveMenuProps {
  /** Above the chart, and in the names of files. */
  title: string
  of: Counted
  narrowed: Narrowed
  /** The same in words, below a drawing. */
  scope: string
  drawing: RefObject<SVGSVGElement | null>
}

const formats = ['csv', 'xlsx', 'svg', 'png'] as const

/** Takes the figures away as a table, and the chart as a drawing or a picture. */
export function SaveMenu({ title, of, narrowed: { topic, years }, scope, drawing }: SaveMenuProps) {
  const { saving: words } = useAnalyticsMessages()
  const showToast = useToast()

  async function make(format: (typeof formats)[number]): Promise<File | null> {
    if (format === 'csv' || format === 'xlsx')
      return call(exportFigures, {
        query: {
          format,
          ...('judge' in of ? { judge: of.judge } : { court: of.court }),
          ...(topic !== '' && { topic }),
          ...(years !== undefined && { years }),
        },
      })
    if (!drawing.current) return null
    const { standAlone, toPng } = await import('./save-chart.ts')
    const legend = drawing.current.closest('section')?.querySelector<HTMLElement>('[data-legend]') ?? null
    const chart = standAlone({
      drawing: drawing.current,
      legend,
      title,
      note: `${scope} ${words.made(writeDay(timeHere(new Date()).slice(0, 10)))}`,
    })
    const name = `${title.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')}.${format}`
    return format === 'svg'
      ? new File([chart.text], name, { type: 'image/svg+xml' })
      : new File([await toPng(chart)], name, { type: 'image/png' })
  }

  async function save(format: (typeof formats)[number]) {
    try {
      const file = await make(format)
      if (file) saveFile(file)
    } catch (error) {
      showToast(error instanceof Error && error.message !== '' ? words.failedWith(error.message) : words.failed, { severity: 'error' })
    }
  }

  return (
    <PopoverMenu
      label={words.label}
      renderTrigger={(props) => (
        <IconButton {...props} data-frame color="inherit" aria-label={words.of(title)} title={words.of(title)}>
          <FileDownloadOutlined fontSize="small" />
        </IconButton>
      )}
    >
      {formats.map((format) => (
        <PopoverMenuItem key={format} onSelect={() => void save(format)}>
          {words[format]}
        </PopoverMenuItem>
      ))}
    </PopoverMenu>
  )
}
