import CloseRounded from '@mui/icons-material/CloseRounded'
import GridViewRounded from '@mui/icons-material/GridViewRounded'
import SearchRounded from '@mui/icons-material/SearchRounded'
import ViewListRounded from '@mui/icons-material/ViewListRounded'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { NoteSort } from '#contract/notes'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useNoteMessages } from '../../messages/notes.ts'
import { InputFrame } from '../../ui/input-frame.ts'
import { type NotePage, noteTags } from './queries.ts'

export type Arrangement = 'grid' | 'list'

/** Milliseconds without a key before what was typed is searched. */
const debounceTime = 500

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
      <SearchField key={view.folder} query={view.query} onQuery={(query) => onChange({ query }, { replace: true })} />
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

function SearchField({ query, onQuery }: { query: string; onQuery: (query: string) => void }) {
  const { controls: words } = useNoteMessages()
  const [text, setText] = useState(query)
  const input = useRef<HTMLInputElement>(null)
  const debounce = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(debounce.current), [])
  const search = (asked: string, wait: number) => {
    setText(asked)
    clearTimeout(debounce.current)
    debounce.current = setTimeout(() => onQuery(asked.trim()), wait)
  }
  return (
    <Box component="search" aria-label={words.search} sx={{ flex: '1 1 220px', maxWidth: { md: 360 } }}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          search(text, 0)
        }}
      >
        <InputFrame>
          <SearchRounded aria-hidden sx={{ mx: 1.25, fontSize: 20, color: 'text.secondary' }} />
          <Box
            component="input"
            ref={input}
            type="search"
            value={text}
            maxLength={200}
            aria-label={words.search}
            placeholder={words.placeholder}
            onChange={(event) => search(event.target.value, debounceTime)}
            sx={{ flex: 1 }}
          />
          {text !== '' && (
            <IconButton
              size="small"
              aria-label={words.clear}
              onClick={() => {
                search('', 0)
                input.current?.focus()
              }}
            >
              <CloseRounded fontSize="small" />
            </IconButton>
          )}
        </InputFrame>
      </form>
    </Box>
  )
}
