import type { listTemplates } from '#contract/project-templates'
import type { Output } from '#contract/endpoint'

type Templates = Output<typeof listTemplates>

/** The templates, empty lists where they could not be loaded; rejects only when nobody waits any more. */
export const orNoTemplates = (loading: Promise<Templates>, signal: AbortSignal): Promise<Templates> =>
  loading.catch(() => {
    signal.throwIfAborted()
    return { userTemplates: [], publicTemplates: [] }
  })
