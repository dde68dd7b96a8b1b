import type { CheckReport } from '#contract/document-check'

/** A report without any word of the document but its citations and the names of the cases beside them. */
export const citationsAlone = (report: CheckReport): CheckReport => ({
  ...report,
  citations: report.citations.map((citation) => ({ ...citation, quotes: [], said: [] })),
})
