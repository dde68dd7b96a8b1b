import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { bookmarkSorts } from '#contract/bookmarks'
import { useBookmarkMessages } from '../../messages/bookmarks.ts'
import { InlineSelect } from '../../ui/InlineSelect.tsx'
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
      <InlineSelect
        label={words.sort}
        showLabel
        value={view.sort}
        options={bookmarkSorts.map((sort) => ({ value: sort, label: words.sorts[sort] }))}
        onChoose={(sort) => onChange({ sort })}
      />
      {(used.length > 0 || view.tag !== null) && (
        <InlineSelect
          label={words.tag}
          value={view.tag ?? ''}
          options={[
            { value: '', label: words.everyTag },
            ...(isKnown ? [] : [{ value: view.tag ?? '', label: view.tag ?? '' }]),
            ...used.map(({ tag, count }) => ({ value: tag, label: words.tagCounted(tag, count) })),
          ]}
          onChoose={(tag) => onChange({ tag: tag || null })}
        />
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
