import { getCaseContent } from '#contract/cases'
import { extentOf } from '#contract/paragraph-extent'
import { pinpointOf } from '#contract/pinpoint'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import type { PassageToCite } from '../../ui/cite-store.ts'

// '12. ', '[12] ': it stands in the pinpoint
const NUMBER = /^[[(]?\d{1,4}[.)\]]+\s+/

/**
 * The id, the words and the pinpoint of the paragraph in which a passage begins, with the items and quotations that belong to it, by its id or the court's own number, of a dissent only where no other opinion has
 * that number; null where the text has none.
 */
export const citedParagraph = ({ caseId, paragraph, number, words }: PassageToCite) =>
  queryOptions({
    queryKey: ['cited-paragraph', caseId, paragraph, number],
    queryFn: async ({ signal }) => {
      const text = await call(getCaseContent, { params: { id: caseId } }, { signal })
      const { content, paragraphs, parts } = text
      const all = paragraphs.filter((one) =>
        paragraph === null ? one.kind === 'paragraph' && one.number === number : one.id === paragraph,
      )
      const isDissent = (part: number) => parts.find(({ position }) => position === part)?.opinion_kind === 'dissenting'
      const found = all.find(({ part }) => !isDissent(part)) ?? all[0]
      if (content === null || !found) return null
      const extent = extentOf(paragraphs, found.id)!
      return { id: found.id, words: content.slice(extent.start, extent.end).replace(NUMBER, ''), pinpoint: pinpointOf(text, found) }
    },
    enabled: number !== undefined || (paragraph !== null && words === undefined),
  })
