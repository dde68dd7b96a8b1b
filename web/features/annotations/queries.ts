import {
  type Annotation,
  type AnnotationColor,
  createAnnotation,
  deleteAnnotation,
  getAnnotation,
  listAnnotations,
  restoreAnnotation,
  updateAnnotation,
} from '#contract/annotations'
import type { Input } from '#contract/endpoint'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { CallError } from '../../api/call-error.ts'
import { call } from '../../api/call.ts'
import { forgetProjectItems } from '../../api/project-items.ts'
import { cacheLife } from '../../api/query-client.ts'
import { inOrder } from './arrange.ts'
import type { Marked } from './marked.ts'

const dated = ({ asAt }: Marked) => (asAt === null ? {} : { as_at: asAt })
/** Of an Act each text by itself. */
const namesOf = ({ id, asAt }: Marked) => (asAt === null ? [id] : [id, asAt])

/** All annotations of a text in its order, those without a place last. */
export const annotationsOf = (marked: Marked) =>
  queryOptions({
    queryKey: ['annotations', ...namesOf(marked)],
    queryFn: async ({ signal }) => (await call(listAnnotations, { query: { case_id: marked.id, ...dated(marked) } }, { signal })).results,
    staleTime: cacheLife,
    // Another tab may have marked something.
    refetchOnWindowFocus: 'always',
  })

/** One of which only the id is known. Never an old answer: what is written next builds upon it. */
export const oneAnnotation = (id: string) =>
  queryOptions({
    queryKey: ['annotations', 'one', id],
    queryFn: ({ signal }) => call(getAnnotation, { params: { id } }, { signal }),
    staleTime: 0,
    gcTime: 0,
  })

/** How often what colleagues mark meanwhile is looked for. */
const lookForTheirs = 30_000

/** What other members put into a project of their annotations of a text; none where no project is named. */
export const colleaguesAnnotations = (marked: Marked, project: string | null) =>
  queryOptions({
    queryKey: ['annotations', ...namesOf(marked), 'colleagues', project],
    queryFn: async ({ signal }) => {
      const { results } = await call(
        listAnnotations,
        { query: { case_id: marked.id, ...dated(marked), ...(project !== null && { project_id: project }) } },
        { signal },
      )
      return results.filter(({ author }) => author !== null)
    },
    enabled: project !== null,
    staleTime: cacheLife,
    refetchOnWindowFocus: 'always',
    refetchInterval: lookForTheirs,
  })

export interface NewAnnotation {
  text_selection: string
  start_offset: number
  end_offset: number
  note: string
  color: AnnotationColor
}

/** What changes annotations of a text; the list that is shown changes with each. */
export function useAnnotationCalls(marked: Marked) {
  const client = useQueryClient()
  const { queryKey } = annotationsOf(marked)
  const change = (changed: (before: Annotation[]) => Annotation[]) =>
    client.setQueryData(queryKey, (before) => before && inOrder(changed(before)))
  const put = async (annotation: Annotation) => {
    forgetProjectItems(client)
    // What is answered has its place in the latest text of an Act, which may not be the one that is read.
    if (marked.asAt !== null) await client.invalidateQueries({ queryKey })
    else change((before) => [...before.filter(({ id }) => id !== annotation.id), annotation])
    return annotation
  }
  /** What another tab has deleted goes from the list. */
  const unlessOvertaken = async <Answer>(asked: Promise<Answer>): Promise<Answer> => {
    try {
      return await asked
    } catch (error) {
      if (error instanceof CallError && error.status === 404) void client.invalidateQueries({ queryKey })
      // What another tab has changed is shown as it is now; where it cannot be asked for, that is what went wrong.
      if (error instanceof CallError && error.code === 'note-changed') {
        await client.refetchQueries({ queryKey }, { throwOnError: true })
        await client.refetchQueries({ queryKey: ['annotations', 'one'] }, { throwOnError: true })
      }
      throw error
    }
  }
  return {
    create: async (annotation: NewAnnotation) =>
      put(await call(createAnnotation, { body: { case_id: marked.id, ...dated(marked), ...annotation } })),
    update: async (id: string, changes: Input<typeof updateAnnotation>['body']) =>
      put(await unlessOvertaken(call(updateAnnotation, { params: { id }, body: changes }))),
    async delete(id: string) {
      await unlessOvertaken(call(deleteAnnotation, { params: { id } }))
      forgetProjectItems(client)
      change((before) => before.filter((annotation) => annotation.id !== id))
    },
    restore: async (id: string) => put(await call(restoreAnnotation, { params: { id } })),
  }
}
