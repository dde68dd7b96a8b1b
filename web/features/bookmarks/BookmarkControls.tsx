import CloseRounded from '@mui/icons-material/CloseRounded'
import SearchRounded from '@mui/icons-material/SearchRounded'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { bookmarkSorts } from '#contract/bookmarks'
import { useEffect, useId, useRef, useState } from 'react'
import { useBookmarkMessages } from '../../messages/bookmarks.ts'
import { InputFrame } from '../../ui/input-frame.ts'
import type { BookmarkPage } from './queries.ts'

/** Milliseconds without a key before what was typed is searched. */
const debounceTime = 500

interface BookmarkControlsProps {
  view: BookmarkPage
  hasSubfolders: boolean
  onChange: (change: Partial<BookmarkPage>, options?: { replace: boolean }) => void
}

/** Search within the bookmarks, their order, and whether subfolders count. */
export function BookmarkControls({ view, hasSubfolders, onChange }: BookmarkControlsProps) {
  const { page: words } = useBookmarkMessages()
  const sortId = useId()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 1.5 }}>
      <SearchField key={view.folder} query={view.query} onQuery={(query) => onChange({ query }, { replace: true })} />
      <InputFrame>
        <Box component="label" htmlFor={sortId} sx={{ pl: 1.5, color: 'text.secondary', typography: 'body2', whiteSpace: 'nowrap' }}>
          {words.sort}
        </Box>
        <Box
          component="select"
          id={sortId}
          value={view.sort}
          onChange={(event) => onChange({ sort: bookmarkSorts.find((sort) => sort === event.target.value) ?? 'newest' })}
          sx={{ px: 1, fontWeight: 600 }}
        >
          {bookmarkSorts.map((sort) => (
            <option key={sort} value={sort}>
              {words.sorts[sort]}
            </option>
          ))}
        </Box>
      </InputFrame>
      {(hasSubfolders || view.subfolders) && (
        <Box
          component="label"
          sx={{ display: 'flex', gap: 1, alignItems: 'center', minHeight: { xs: 44, md: 40 }, px: 0.5, cursor: 'pointer' }}
        >
          <Box
            component="input"
            type="checkbox"
            checked={view.subfolders}
            onChange={(event) => onChange({ subfolders: event.target.checked })}
            sx={{ width: 18, height: 18, m: 0 }}
          />
          {words.within}
        </Box>
      )}
    </Box>
  )
}

function SearchField({ query, onQuery }: { query: string; onQuery: (query: string) => void }) {
  const { page: words } = useBookmarkMessages()
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
    <Box component="search" aria-label={words.search} sx={{ flex: '1 1 240px', maxWidth: { md: 420 } }}>
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
