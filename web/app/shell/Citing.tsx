import { Suspense, useSyncExternalStore } from 'react'
import { citeStore } from '../../ui/cite-store.ts'
import { lazyPart } from '../../ui/lazy-part.ts'

const CiteDialog = lazyPart(async () => (await import('../../features/citations/CiteDialog.tsx')).CiteDialog)

/** The form in which a passage is cited, over whatever screen it was opened from. */
export function Citing() {
  const passage = useSyncExternalStore(citeStore.subscribe, citeStore.read)
  return (
    passage && (
      <Suspense fallback={null}>
        <CiteDialog passage={passage} onClose={citeStore.close} />
      </Suspense>
    )
  )
}
