import { listBookmarkTags } from '#contract/many-bookmarks'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** The tags of the reader's bookmarks, the most used first. */
export const bookmarkTags = queryOptions({
  queryKey: ['bookmarks', 'tags'],
  queryFn: ({ signal }) => call(listBookmarkTags, {}, { signal }),
})
