import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { SearchFilters } from './search.ts'
import { SortOrder } from './search-choices.ts'

/** How many cases a list may have when it is exported; of a longer one the first are. */
export const maxExported = 1000

export const exportFormats = ['csv', 'xlsx', 'ris'] as const
export type ExportFormat = (typeof exportFormats)[number]

const Ids = z
  .union([z.array(z.string()), z.string().transform((ids) => [ids])])
  .transform((ids) => [
    ...new Set(
      ids
        .flatMap((some) => some.split(','))
        .map((id) => id.trim())
        .filter(Boolean),
    ),
  ])
  .refine((ids) => ids.length <= maxExported, { message: `At most ${maxExported} cases can be exported at once` })
  .default([])

/**
 * Exports the cases with these `ids` (repeated or with commas), in their order, or else those that a search with the same filters finds,
 * in its order. Ids that the reader does not see are left out; `not-found` where none is left.
 */
export const exportCases = endpoint({
  method: 'GET',
  path: '/api/cases/export',
  summary: 'A list of cases as a table (CSV, Excel) or for a reference manager (RIS)',
  access: 'user',
  query: SearchFilters.extend({
    format: z.enum(exportFormats).default('csv'),
    ids: Ids,
    sort: SortOrder.default('relevance'),
    limit: z.coerce.number().int().min(1).max(maxExported).default(maxExported),
  }),
  file: 'application/octet-stream',
  response: z.file(),
})
