import { reports } from './en/reports.ts'
import { hookOf } from './language-context.ts'

/** The words of reported mistakes, which load when one is reported or looked at. */
export const useReportsMessages = hookOf('reports', reports)
