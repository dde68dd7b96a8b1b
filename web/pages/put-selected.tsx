import { Suspense } from 'react'
import type { ItemType } from '#contract/project-items'
import { lazyPart } from '../ui/lazy-part.ts'

const PutSelected = lazyPart(async () => (await import('../features/projects/PutSelected.tsx')).PutSelected)

const small = { size: 'small' } as const

/** Puts what is selected in a list into a project; it loads once something is. */
export const putSelected = (type: ItemType) => (ids: readonly string[]) => (
  <Suspense>
    <PutSelected chosen={ids.map((id) => ({ type, id }))} button={small} />
  </Suspense>
)
