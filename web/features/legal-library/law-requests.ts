import type { LawAddress } from './read-law-address.ts'

/** What the page of an Act begins with, as the program asks for it: the Act, its contents, its text, and how often each provision is cited. */
export function lawRequests({ id, asAt, eid }: LawAddress, bearer: string) {
  const dated: Record<string, string> = asAt === null ? {} : { as_at: asAt }
  const request = (what: string, query: Record<string, string> = {}) => {
    const search = String(new URLSearchParams(query))
    return { method: 'GET', address: `/api/legislation/${encodeURIComponent(id)}${what}${search && `?${search}`}`, bearer } as const
  }
  return {
    act: request('', dated),
    contents: request('/toc', dated),
    text: request('/text', { ...dated, ...(eid !== null && { at: eid }) }),
    citing: request('/citing'),
  }
}
