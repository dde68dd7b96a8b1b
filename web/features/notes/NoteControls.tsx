import GridViewRounded from '@mui/icons-material/GridViewRounded'
import ViewListRounded from '@mui/icons-material/ViewListRounded'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { NoteSort } from '#contract/notes'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { useNoteMessages } from '../../messages/notes.ts'
import { InputFrame } from '../../ui/input-frame.ts'
import { SearchField } from '../../ui/SearchField.tsx'
import { type NotePage, noteTags } from './queries.ts'

export type Arrangement = 'grid' | 'list'

interface NoteControlsProps {
  view: NotePage
  arrangement: Arrangement
  onChange: (change: Partial<NotePage>, options?: { replace: boolean }) => void
  onArrange: (arrangement: Arrangement) => void
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
        <Choice label={words.tag} value={view.tag ?? ''} onChoose={(tag) => onChange({ tag: tag === '' ? null : tag })}>
          <option value="">{words.allTags}</option>
          {known.map(({ tag, count }) => (
            <option key={tag} value={tag}>
              {words.tagCount(tag, count)}
            </option>
          ))}
        </Choice>
      )}
      <Choice
        label={words.sort}
        value={view.sort}
        onChoose={(chosen) => onChange({ sort: NoteSort.options.find((sort) => sort === chosen) ?? 'updated' })}
      >
        {NoteSort.options.map((sort) => (
          <option key={sort} value={sort}>
            {words.sorts[sort]}
          </option>
        ))}
      </Choice>
      <Box component="fieldset" aria-label={words.view} sx={{ display: 'flex', m: 0, ml: { sm: 'auto' }, p: 0, border: 0 }}>
        {(['grid', 'list'] as const).map((one) => (
          <IconButton
            key={one}
            aria-label={words[one]}
            title={words[one]}
            aria-pressed={arrangement === one}
            onClick={() => onArrange(one)}
            sx={{ borderRadius: 1, '&[aria-pressed=true]': { bgcolor: 'primary.light', color: 'primary.main' } }}
          >
            {one === 'grid' ? <GridViewRounded fontSize="small" /> : <ViewListRounded fontSize="small" />}
          </IconButton>
        ))}
      </Box>
    </Box>
  )
}

interface ChoiceProps {
  label: string
  value: string
  onChoose: (value: string) => void
  children: ReactNode
}

function Choice({ label, value, onChoose, children }: ChoiceProps) {
  const id = useId()
  return (
    <InputFrame>
      <Box component="label" htmlFor={id} sx={{ pl: 1.5, color: 'text.secondary', typography: 'body2', whiteSpace: 'nowrap' }}>
        {label}
      </Box>
      <Box
        component="select"
        id={id}
        value={value}
        onChange={(event) => onChoose(event.target.value)}
        sx={{ px: 1, fontWeight: 600, maxWidth: 200, textOverflow: 'ellipsis' }}
      >
        {children}
      </Box>
    </InputFrame>
  )
}
