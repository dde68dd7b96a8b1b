import type { TocIndex } from './name-provision.ts'

/**
 * Whether the paragraph of a provision is marked for the one that an address names: that one, and what stands within a subsection or a paragraph. Of
 * a whole section the heading is marked, which leads to all of it.
 */
export const isWithinTarget = (eid: string | undefined, target: string | null, index: Pick<TocIndex, 'has'>): boolean =>
  eid !== undefined && target !== null && (eid === target || (!index.has(target) && eid.startsWith(`${target}__`)))
