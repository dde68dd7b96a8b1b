import { figureFilters } from './en/figure-filters.ts'
import { hookOf } from './language-context.ts'

/** The words of the filters by which figures open their cases. */
export const useFigureFilterMessages = hookOf('figureFilters', figureFilters)
