import { listBookmarks } from '#contract/bookmarks'
import { listItems } from '#contract/project-items'
import { listProjects } from '#contract/projects'
import { browserStore, call } from '../../api/call.ts'
import { caseAsSent } from '../../api/case-as-sent.ts'
import { wholeCase } from '../../api/early-case.ts'
import { wait } from '../../api/retry.ts'
import { accountIn } from '../../api/tokens.ts'
import { readingsOf } from '../../api/worker-told.ts'

/** So many cases are fetched to be read without a connection: the bookmarks and the projects that changed last. */
const maxCases = 200
const maxProjects = 20
/** Milliseconds between two, for whoever reads meanwhile; and until it is looked again what there is. */
const between = 300
const sooner = 6 * 3_600_000

/** Fetches the cases that are bookmarked or lie in a project and were not opened on this device, so that they are kept for when there is no connection. */
export async function keepAtHand(signal: AbortSignal, now: () => number = Date.now): Promise<void> {
  const account = accountIn(browserStore)
  if (account === null) return
  const looked = `hukumu_at_hand_${account}`
  if (now() - Number(browserStore.getItem(looked) ?? 0) < sooner) return
  const { results: bookmarks } = await call(listBookmarks, { query: { limit: 100 } }, { signal })
  const { results: projects } = await call(listProjects, { query: { limit: maxProjects } }, { signal })
  const ids = new Set(bookmarks.flatMap(({ case: one }) => one?.id ?? []))
  for (const { id } of projects) {
    const { results } = await call(listItems, { params: { id }, query: { limit: 100 } }, { signal })
    for (const item of results) if (item.case) ids.add(item.case.id)
  }
  const kept = await keptPaths(account)
  for (const id of [...ids].filter((one) => !kept.has(`/api/case-detail/${encodeURIComponent(one)}`)).slice(0, maxCases)) {
    await wait(between, signal)
    await call(caseAsSent, { params: { id }, query: wholeCase }, { signal })
  }
  browserStore.setItem(looked, String(now()))
}

/** The paths of what is kept of an account. */
async function keptPaths(account: string): Promise<Set<string>> {
  const requests = await (await caches.open(readingsOf(account))).keys()
  return new Set(requests.map(({ url }) => new URL(url).pathname))
}
