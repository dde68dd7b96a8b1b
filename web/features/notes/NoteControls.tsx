import Box from '@mui/material/Box'
import { NoteSort } from '#contract/notes'
import { useQuery } from '@tanstack/react-query'
import { useNoteMessages } from '../../messages/notes.ts'
import { InlineSelect } from '../../ui/InlineSelect.tsx'
import { type Layout, LayoutChoice } from '../../ui/LayoutChoice.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { type NotePage, noteTags } from './queries.ts'

interface NoteControlsProps {
  view: NotePage
  arrangement: Layout
  onChange: (change: Partial<NotePage>, options?: { replace: boolean }) => void
  onArrange: (arrangement: Layout) => void
}

/** Search within the notes, their tag and order, and whether they stand as cards or in lines. */
export function NoteControls({ view, arrangement, onChange, onArrange }: NoteControlsProps) {
  const { controls: words } = useNoteMessages()
  const tags = useQuery(noteTags).data?.results ?? []
  const known = view.tag === null || tags.some(({ tag }) => tag === view.tag) ? tags : [{ tag: view.tag, count: 0 }, ...tags]
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 2 }}>
      <SearchField
        key={view.folder}
        label={words.search}
        placeholder={words.placeholder}
        clear={words.clear}
        query={view.query}
        onQuery={(query) => onChange({ query }, { replace: true })}
        room={{ least: 220, most: 360 }}
      />
      {known.length > 0 && (
        <InlineSelect
          label={words.tag}
          value={view.tag ?? ''}
          options={[
            { value: '', label: words.allTags },
            ...known.map(({ tag, count }) => ({ value: tag, label: words.tagCount(tag, count) })),
          ]}
          onChoose={(tag) => onChange({ tag: tag === '' ? null : tag })}
        />
      )}
      <InlineSelect
        label={words.sort}
        showLabel
        value={view.sort}
        options={NoteSort.options.map((sort) => ({ value: sort, label: words.sorts[sort] }))}
        onChoose={(sort) => onChange({ sort })}
      />
      <LayoutChoice label={words.view} words={{ grid: words.grid, list: words.list }} shown={arrangement} onShow={onArrange} />
    </Box>
  )
}
