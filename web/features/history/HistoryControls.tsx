import DeleteSweepOutlined from '@mui/icons-material/DeleteSweepOutlined'
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined'
import MoreVertRounded from '@mui/icons-material/MoreVertRounded'
import PauseRounded from '@mui/icons-material/PauseRounded'
import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined'
import PlayArrowRounded from '@mui/icons-material/PlayArrowRounded'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useQuery } from '@tanstack/react-query'
import { useHistoryMessages } from '../../messages/history.ts'
import { PopoverMenu, PopoverMenuItem } from '../../ui/PopoverMenu.tsx'
import { InlineSelect } from '../../ui/InlineSelect.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { PressTag } from '../../ui/Tag.tsx'
import { type HistoryView, kinds } from './history-view.ts'
import { historyProjects } from './queries.ts'

/** Which entries are shown. */
export function HistoryControls({ view, onChange }: { view: HistoryView; onChange: (change: Partial<HistoryView>) => void }) {
  const words = useHistoryMessages()
  const { data: projects } = useQuery(historyProjects)
  const known = projects?.results ?? []
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mb: 2.5 }}>
      <SearchField
        label={words.search}
        placeholder={words.placeholder}
        clear={words.clearSearch}
        query={view.query}
        onQuery={(query) => onChange({ query })}
      />
      {(known.length > 0 || view.project !== null) && (
        <InlineSelect
          label={words.project}
          value={view.project ?? ''}
          options={[
            { value: '', label: words.everyProject },
            ...(view.project === null || known.some(({ id }) => id === view.project)
              ? []
              : [{ value: view.project, label: words.thisProject }]),
            ...known.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChoose={(project) => onChange({ project: project || null })}
        />
      )}
      <Box
        component="fieldset"
        aria-label={words.kindsLabel}
        sx={{ m: 0, p: 0, border: 0, minWidth: 0, display: 'flex', flexWrap: 'wrap', gap: 0.75 }}
      >
        {kinds.map((kind) => (
          <PressTag
            key={kind}
            aria-pressed={kind === view.kind}
            hue={kind === view.kind ? 'primary' : 'plain'}
            onClick={() => onChange({ kind })}
            tall
          >
            {words.kinds[kind]}
          </PressTag>
        ))}
      </Box>
    </Box>
  )
}

interface HistoryMenuProps {
  isRecording: boolean
  isEmpty: boolean
  onTrail: (format: 'docx' | 'pdf') => void
  onRecording: (on: boolean) => void
  onClear: () => void
}

/** The trail as a document, a pause, and the end of it all. */
export function HistoryMenu({ isRecording, isEmpty, onTrail, onRecording, onClear }: HistoryMenuProps) {
  const words = useHistoryMessages()
  return (
    <PopoverMenu
      label={words.more}
      renderTrigger={(trigger) => (
        <IconButton {...trigger} aria-label={words.more} title={words.more}>
          <MoreVertRounded />
        </IconButton>
      )}
    >
      {!isEmpty && (
        <PopoverMenuItem icon={<DescriptionOutlined />} onSelect={() => onTrail('docx')}>
          {words.trailWord}
        </PopoverMenuItem>
      )}
      {!isEmpty && (
        <PopoverMenuItem icon={<PictureAsPdfOutlined />} onSelect={() => onTrail('pdf')}>
          {words.trailPdf}
        </PopoverMenuItem>
      )}
      <PopoverMenuItem icon={isRecording ? <PauseRounded /> : <PlayArrowRounded />} onSelect={() => onRecording(!isRecording)}>
        {isRecording ? words.pause : words.resume}
      </PopoverMenuItem>
      {!isEmpty && (
        <PopoverMenuItem icon={<DeleteSweepOutlined />} onSelect={onClear}>
          {words.clear}
        </PopoverMenuItem>
      )}
    </PopoverMenu>
  )
}
