import { type NetworkCase, type NetworkEdge, largestNetwork } from '#contract/citations'
import type { z } from 'zod'
import type { Reader } from '../../access/access.ts'
import type { Database } from '../../database/open.ts'
import { Problem } from '../../problem.ts'
import { type Neighbour, type NetworkCaseRow, networkStorage } from './network-storage.ts'

export interface Network {
  id: string
  depth: number
  cases: z.infer<typeof NetworkCase>[]
  edges: z.infer<typeof NetworkEdge>[]
  truncated: boolean
}

/** Citations of one case that are looked at; a landmark has tens of thousands. */
const maxOfOneCase = 1000
const maxEdges = 1000

/** Higher courts first, then the latest. */
const byWeight = (a: Neighbour, b: Neighbour): number =>
  levelOf(a) - levelOf(b) || (b.date ?? '').localeCompare(a.date ?? '') || a.id - b.id
/** Courts outside the ladder come after it. */
const levelOf = ({ hierarchy_level }: Neighbour): number => hierarchy_level || 9

const networkCase = ({ document_id: _internal, case_id: id, ...fields }: NetworkCaseRow, distance: number): Network['cases'][number] => ({
  id,
  ...fields,
  distance,
})

/** The cases around a case in the graph. */
export function createNetworks(database: Database) {
  const storage = networkStorage(database)

  /** Steps from the first case, for each case within `depth` steps; the weightiest when there are too many. */
  const walk = async (reader: Reader, first: number, depth: number) => {
    const distances = new Map([[first, 0]])
    let edge = [first]
    let truncated = false
    for (let distance = 1; distance <= depth && edge.length > 0 && !truncated; distance += 1) {
      const found = await storage.neighbours(reader, edge, maxOfOneCase)
      const fresh = found.filter(({ id }) => !distances.has(id)).sort(byWeight)
      const kept = fresh.slice(0, largestNetwork - distances.size)
      truncated = kept.length < fresh.length
      edge = kept.map(({ id }) => id)
      for (const id of edge) distances.set(id, distance)
    }
    return { distances, truncated }
  }

  return {
    /** The cases that a case cites and that cite it, and theirs, as far as the reader may see them; `not-found` for one that it may not. */
    async around(reader: Reader, caseId: string, depth: number): Promise<Network> {
      const first = await storage.documentId(reader, caseId)
      if (first === null) throw new Problem('not-found')
      const { distances, truncated } = await walk(reader, first, depth)
      const ids = [...distances.keys()]
      const [cases, edges] = await Promise.all([storage.cases(reader, ids), storage.edges(first, ids, maxEdges)])
      const names = new Map(cases.map(({ document_id, case_id }) => [document_id, case_id]))
      return {
        id: caseId,
        depth,
        cases: cases
          .map((row) => networkCase(row, distances.get(row.document_id)!))
          .sort((a, b) => a.distance - b.distance || b.cited_by - a.cited_by || a.id.localeCompare(b.id)),
        edges: edges.flatMap(({ citing_id, cited_id, ...rest }) => {
          const [citing, cited] = [names.get(citing_id), names.get(cited_id)]
          return citing && cited ? [{ citing, cited, ...rest }] : []
        }),
        truncated: truncated || edges.length === maxEdges,
      }
    },
  }
}
