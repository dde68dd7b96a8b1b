import { Suspense, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { listenToKeys } from './listen-to-keys.ts'

const QuickOpen = lazyPart(async () => (await import('./QuickOpen.tsx')).QuickOpen)
const KeyList = lazyPart(async () => (await import('./KeyList.tsx')).KeyList)

/** What keys open on every screen. */
export function FrameKeys() {
  const navigate = useNavigate()
  const [open, setOpen] = useState<'quick-open' | 'keys' | null>(null)
  useEffect(
    () =>
      listenToKeys({
        quickOpen: () => setOpen('quick-open'),
        help: () => setOpen('keys'),
        go: (to) => void navigate(to),
      }),
    [navigate],
  )
  const close = () => setOpen(null)
  return (
    <Suspense>
      {open === 'quick-open' && <QuickOpen onClose={close} />}
      {open === 'keys' && <KeyList onClose={close} />}
    </Suspense>
  )
}
