import { type ComponentType, createElement, lazy, useEffect, useState } from 'react'
import { useMessages } from '../messages/messages.ts'
import { isMissingPart } from './failure.ts'
import { loadPatiently } from './load-patiently.ts'
import { useToast } from './toast.tsx'

/**
 * A part of a screen that comes after it. What is already there stays while the part cannot be loaded: it waits for the connection, and
 * one that does not come at all is said to be missing. Stands within a Suspense of its own. `preload` asks for it before it is wanted: then it is
 * shown at once.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let Present: ComponentType<Props> | null = null
  const keep = (Part: ComponentType<Props>) => {
    Present = Part
    return { default: Part }
  }
  const Later = lazy<ComponentType<Props>>(() =>
    loadPatiently(load, pauses).then(keep, (error: unknown) => {
      if (isMissingPart(error)) return { default: MissingPart }
      throw error
    }),
  )
  function Part(props: Props) {
    // Without a moment's nothing, which React would then draw out; and it stays what it began as.
    const [Shown] = useState<ComponentType<Props>>(() => Present ?? Later)
    return createElement(Shown, props)
  }
  return Object.assign(Part, {
    /** One that fails is no failure yet: the part itself asks again, and reports. */
    preload: () => void load().then(keep, () => undefined),
  })
}

const pauses = [1000, 2000, 4000]

let isSaid = false

function MissingPart() {
  const { missingTitle, missingExplanation } = useMessages().shell.failure
  const showToast = useToast()
  useEffect(() => {
    if (isSaid) return
    isSaid = true
    showToast(`${missingTitle}. ${missingExplanation}`, { severity: 'warning' })
  }, [showToast, missingTitle, missingExplanation])
  return null
}
