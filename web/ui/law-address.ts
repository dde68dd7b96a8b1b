import type { NamedLaw } from '#contract/named-law'

/** The page of an Act, opened at one of its provisions, in the text of a day or in the latest. */
export const addressOfProvision = (act: string, eid: string, asAt?: string): string =>
  `/legal-library/legislation/${encodeURIComponent(act)}${asAt === undefined ? '' : `?as_at=${asAt}`}${eid === '' ? '' : `#${encodeURIComponent(eid)}`}`

/** The page of an Act, or of a provision of it. */
export const addressOfLaw = ({ act, provision }: NamedLaw): string =>
  provision === null ? `/legal-library/legislation/${encodeURIComponent(act.id)}` : addressOfProvision(act.id, provision.eid)

/** "/legal-library/legislation/ke-act-1968-21?as_at=2012-12-31#sec_7": the provision that an address leads to; null for any other address. */
export function provisionOfAddress(address: string): { act: string; eid: string; asAt: string | null } | null {
  const [, act, asAt, eid] = /^\/legal-library\/legislation\/([^#?/]+)(?:\?as_at=(\d{4}-\d\d-\d\d))?#([^\s]{1,300})$/.exec(address) ?? []
  if (!act || !eid) return null
  try {
    return { act: decodeURIComponent(act), eid: decodeURIComponent(eid), asAt: asAt ?? null }
  } catch {
    // No address of this site is written so.
    return null
  }
}

/** The Act that an address leads to; null for any other address. */
export const actOfAddress = (address: string): string | null => ACT_ADDRESS.exec(address)?.[1] ?? null
const ACT_ADDRESS = /^\/legal-library\/legislation\/([^#?/]+)/
