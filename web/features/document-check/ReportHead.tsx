import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined'
import FormatListBulletedRounded from '@mui/icons-material/FormatListBulletedRounded'
import PrintOutlined from '@mui/icons-material/PrintOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import { type ReactNode, useState } from 'react'
import { type CheckLevel, checkExports, checkLevels, exportCheck, listAuthorities } from '#contract/document-check'
import { call } from '../../api/call.ts'
import { radii } from '../../ui/theme/tokens.ts'
import { useDocumentCheckMessages } from '../../messages/document-check.ts'
import { PopoverMenu, PopoverMenuItem } from '../../ui/PopoverMenu.tsx'
import { DoubtfulDialog, type DoubtfulAuthority } from '../../ui/DoubtfulDialog.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { useToast } from '../../ui/toast.tsx'
import { doubtfulIn } from './doubtful-in.ts'
import { LevelMark } from './LevelMark.tsx'
import type { CheckedDocument } from './use-check.ts'

interface ReportHeadProps {
  checked: CheckedDocument
  level: CheckLevel | null
  onLevel: (level: CheckLevel | null) => void
  actions: ReactNode
}

/** Above the report: what was checked, how many findings there are of each level, and what can be done with them. */
export function ReportHead({ checked: { name, report, text }, level, onLevel, actions }: ReportHeadProps) {
  const messages = useDocumentCheckMessages()
  // What is announced is what is listed: parallel citations are one finding, and quotes far from any case are told below.
  const compared = report.citations.reduce((sum, { quotes }) => sum + quotes.length, 0)
  const summary = messages.summary(report.citations.length, compared)
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.25, alignItems: 'center' }}>
        <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
          <Typography variant="h2" id="check-summary" tabIndex={-1} sx={{ overflowWrap: 'anywhere' }}>
            {name || summary}
          </Typography>
          {name !== '' && <Typography sx={{ color: 'text.secondary' }}>{summary}</Typography>}
        </Box>
        <Box data-frame sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.25 }}>
          {text !== null && <ExportMenu text={text} name={name} doubtful={doubtfulIn(report)} />}
          {actions}
        </Box>
      </Box>
      <Box
        component="fieldset"
        aria-label={messages.filter}
        sx={{
          border: 0,
          m: 0,
          p: 0,
          minWidth: 0,
          display: 'grid',
          gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(4, minmax(0, 1fr))' },
          gap: 1,
        }}
      >
        {checkLevels.map((one) => (
          <ButtonBase
            key={one}
            aria-pressed={level === one}
            onClick={() => onLevel(level === one ? null : one)}
            title={messages.levelsExplained[one]}
            sx={{
              display: 'flex',
              justifyContent: 'space-between',
              gap: 1,
              minHeight: 52,
              px: 1.75,
              border: 1,
              borderColor: level === one ? 'primary.main' : 'divider',
              boxShadow: ({ vars: { palette } }) => (level === one ? `inset 0 0 0 1px ${palette.primary.main}` : 'none'),
              borderRadius: `${radii.field}px`,
              bgcolor: 'background.paper',
              textAlign: 'left',
              '&:hover': { borderColor: 'text.secondary' },
            }}
          >
            <LevelMark level={one} />
            <Typography component="span" sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 650, fontSize: '1.125rem' }}>
              {report.counts[one] ?? 0}
            </Typography>
          </ButtonBase>
        ))}
      </Box>
    </Box>
  )
}

interface ExportMenuProps {
  text: string
  name: string
  doubtful: readonly DoubtfulAuthority[]
}

function ExportMenu({ text, name, doubtful }: ExportMenuProps) {
  const [isAsking, setAsking] = useState(false)
  const { export: words } = useDocumentCheckMessages()
  const showToast = useToast()
  const save = (written: Promise<File>) =>
    void written.then(saveFile, (error: unknown) =>
      showToast(`${words.failed}: ${error instanceof Error ? error.message : String(error)}`, { severity: 'error' }),
    )
  const saveTable = (choice: 'mark' | 'leave out') => {
    setAsking(false)
    save(call(listAuthorities, { body: { text, name, doubtful: choice } }))
  }
  return (
    <>
      <PopoverMenu
        label={words.menu}
        renderTrigger={(trigger) => (
          <Button {...trigger} variant="contained" startIcon={<FileDownloadOutlined />}>
            {words.menu}
          </Button>
        )}
      >
        {checkExports.map((format) => (
          <PopoverMenuItem
            key={format}
            icon={<FileDownloadOutlined />}
            onSelect={() => save(call(exportCheck, { params: { format }, body: { text, name } }))}
          >
            {words[format]}
          </PopoverMenuItem>
        ))}
        <PopoverMenuItem icon={<FormatListBulletedRounded />} onSelect={() => (doubtful.length > 0 ? setAsking(true) : saveTable('mark'))}>
          {words.authorities}
        </PopoverMenuItem>
        <PopoverMenuItem icon={<PrintOutlined />} onSelect={() => window.print()}>
          {words.print}
        </PopoverMenuItem>
      </PopoverMenu>
      {isAsking && <DoubtfulDialog doubtful={doubtful} onChoice={saveTable} onClose={() => setAsking(false)} />}
    </>
  )
}
