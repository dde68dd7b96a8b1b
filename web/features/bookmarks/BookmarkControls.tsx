import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { bookmarkSorts } from '#contract/bookmarks'
import { useId } from 'react'
import { useBookmarkMessages } from '../../messages/bookmarks.ts'
import { InputFrame } from '../../ui/input-frame.ts'
import { SearchField } from '../../ui/SearchField.tsx'
import type { BookmarkPage } from './queries.ts'
import { bookmarkTags } from './tag-queries.ts'

interface BookmarkControlsProps {
  view: BookmarkPage
  hasSubfolders: boolean
  onChange: (change: Partial<BookmarkPage>, options?: { replace: boolean }) => void
}

/** Search within the bookmarks, their order, and whether subfolders count. */
export function BookmarkControls({ view, hasSubfolders, onChange }: BookmarkControlsProps) {
  const { page: words } = useBookmarkMessages()
  const sortId = useId()
  const { data: tags } = useQuery(bookmarkTags)
  const used = tags?.results ?? []
  const isKnown = view.tag === null || used.some(({ tag }) => tag === view.tag)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 1.5 }}>
      <SearchField
        key={view.folder}
        label={words.search}
        placeholder={words.placeholder}
        clear={words.clear}
        query={view.query}
        onQuery={(query) => onChange({ query }, { replace: true })}
      />
      <InputFrame>
        <Box
          component="label"
          htmlFor={sortId}
          sx={{ display: { xs: 'none', sm: 'block' }, pl: 1.5, color: 'text.secondary', typography: 'body2', whiteSpace: 'nowrap' }}
        >
          {words.sort}
        </Box>
        <Box
          component="select"
          id={sortId}
          aria-label={words.sort}
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
      {(used.length > 0 || view.tag !== null) && (
        <InputFrame>
          <Box
            component="select"
            aria-label={words.tag}
            value={view.tag ?? ''}
            onChange={(event) => onChange({ tag: event.target.value || null })}
            sx={{ px: 1.25, maxWidth: 200, fontWeight: 600 }}
          >
            <option value="">{words.everyTag}</option>
            {!isKnown && <option value={view.tag ?? ''}>{view.tag}</option>}
            {used.map(({ tag, count }) => (
              <option key={tag} value={tag}>
                {words.tagCounted(tag, count)}
              </option>
            ))}
          </Box>
        </InputFrame>
      )}
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
