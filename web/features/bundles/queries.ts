import {
  type Authority,
  type Bundle,
  type BundleFile,
  cancelBundle,
  downloadBundle,
  getBundle,
  getBundleFile,
  makeBundle,
  saveBundle,
  writeAuthorityList,
} from '#contract/bundles'
import { writeTableOfAuthorities } from '#contract/citation-lists'
import { getProject } from '#contract/projects'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { useJobNews } from '../../ui/use-job-news.ts'

/** Milliseconds between two looks at how far what is being made is; that it is made it tells by itself. */
const betweenLooks = 2000

export type Doubtful = 'mark' | 'leave out'

export const oneBundle = (id: string) =>
  queryOptions({
    queryKey: ['bundles', id],
    queryFn: ({ signal }) => call(getBundle, { params: { id } }, { signal }),
    // What was cited since it was last looked at is in it.
    staleTime: 0,
    // It is worked on here: what is typed must not be replaced by what was read again.
    refetchOnWindowFocus: false,
  })

export const projectOfBundle = (id: string) =>
  queryOptions({ queryKey: ['projects', 'one', id], queryFn: ({ signal }) => call(getProject, { params: { id } }, { signal }) })

export const bundleFile = (id: string) =>
  queryOptions({
    queryKey: ['bundles', id, 'file'],
    queryFn: ({ signal }) => call(getBundleFile, { params: { id } }, { signal }),
    refetchInterval: ({ state: { data } }) => (data?.status === 'making' ? betweenLooks : false),
  })

/** Has the file looked at as soon as it is made. */
export function useBundleNews(id: string) {
  const client = useQueryClient()
  useJobNews('bundle', id, () => void client.invalidateQueries({ queryKey: bundleFile(id).queryKey }))
}

/** One that was added here: under which heading it belongs the library says once it is saved. */
export type DraftAuthority = Authority & { isNew?: true }

/** A bundle as it is kept: what the server adds to each authority is left out. */
export const toSave = ({ cover, arrangement, marked, authorities }: Bundle) => ({
  cover,
  arrangement,
  marked,
  authorities: authorities.map(({ case_id, provision_id, text, group, extent, included, holding, isNew }: DraftAuthority) => ({
    case_id,
    provision_id,
    text,
    group: isNew ? null : group,
    extent,
    included,
    holding,
  })),
})

export function useBundleCalls(id: string) {
  const client = useQueryClient()
  const params = { id }
  const noteFile = (file: BundleFile) => {
    client.setQueryData(bundleFile(id).queryKey, file)
    return file
  }
  return {
    /** `basedOn` undefined saves over whatever others saved. */
    async save(bundle: Bundle, basedOn: string | null | undefined): Promise<Bundle> {
      const body = { ...toSave(bundle), ...(basedOn !== undefined && { based_on: basedOn }) }
      const saved = await call(saveBundle, { params, body })
      client.setQueryData(oneBundle(id).queryKey, saved)
      void client.invalidateQueries({ queryKey: bundleFile(id).queryKey })
      return saved
    },
    make: async (doubtful: Doubtful) => noteFile(await call(makeBundle, { params, body: { doubtful } })),
    async cancel() {
      await call(cancelBundle, { params })
      await client.invalidateQueries({ queryKey: bundleFile(id).queryKey })
    },
    download: () => call(downloadBundle, { params }),
    table: (doubtful: Doubtful) => call(writeTableOfAuthorities, { query: { project_id: id, doubtful } }),
    list: (format: 'docx' | 'pdf', doubtful: Doubtful) => call(writeAuthorityList, { params: { ...params, format }, query: { doubtful } }),
  }
}
