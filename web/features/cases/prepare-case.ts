import type { QueryClient } from '@tanstack/react-query'
import { idOfEarlyCase } from '../../api/early-case.ts'
import { caseDetail } from './queries.ts'

/** Takes the case over that was asked for before the program was there, so that its screen shows it at once. */
export async function prepareCase(queryClient: QueryClient) {
  const id = idOfEarlyCase()
  if (id !== null) await queryClient.prefetchQuery(caseDetail(id))
}
