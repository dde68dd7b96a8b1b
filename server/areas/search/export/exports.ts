import type { Case } from '#contract/cases'
import type { exportCases } from '#contract/exports'
import type { Received } from '#contract/endpoint'
import type { SearchFilters } from '#contract/search'
import type { SortOrder } from '#contract/search-choices'
import type { Reader } from '../../../access/access.ts'
import { Problem } from '../../../problem.ts'
import { type Clock, dayInNairobi } from '../../../clock.ts'
import type { Billing } from '../../billing/billing.ts'
import { writeCsv } from '../../../printing/csv.ts'
import { writeXlsx } from '../../../printing/xlsx.ts'
import type { ShownCases } from '../shown-cases.ts'
import { caseColumns } from './case-columns.ts'
import { writeRis } from './write-ris.ts'

export interface ExportParts {
  cases: Pick<ShownCases, 'casesByCaseIds'>
  /** The first cases that a search finds, in its order. */
  find: (reader: Reader, filters: SearchFilters, page: { sort: SortOrder; limit: number }) => Promise<Case[]>
  /** The address of this application for its readers; empty where it is not known. */
  publicUrl: string
  clock: Clock
  /** How long a list may be under the plan of an account. */
  limits: Pick<Billing, 'limitsOf' | 'allows'>
}

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ris: 'application/x-research-info-systems; charset=utf-8',
} as const

/** Lists of cases to be kept or taken into another program. */
export function createExports({ cases, find, publicUrl, clock, limits }: ExportParts) {
  return {
    async export(reader: Reader, { format, ids, sort, limit, ...filters }: Received<typeof exportCases>['query']): Promise<File> {
      await limits.allows(reader.userId, 'export_cases', ids.length)
      const most = (await limits.limitsOf(reader.userId)).export_cases ?? Infinity
      // One more than the plan allows tells whether any would be left out without a word.
      const asked = Math.min(limit, most + 1)
      const listed = ids.length > 0 ? await cases.casesByCaseIds(reader, ids) : await find(reader, filters, { sort, limit: asked })
      await limits.allows(reader.userId, 'export_cases', listed.length)
      if (ids.length > 0 && listed.length === 0) throw new Problem('not-found')
      const day = dayInNairobi(clock.now())
      const columns = caseColumns(publicUrl)
      const content =
        format === 'csv'
          ? writeCsv(columns, listed)
          : format === 'ris'
            ? writeRis(listed, publicUrl)
            : new Uint8Array(await writeXlsx('Cases', columns, listed))
      return new File([content], `hukumu-cases-${day}.${format}`, { type: types[format] })
    },
  }
}

export type Exports = ReturnType<typeof createExports>
