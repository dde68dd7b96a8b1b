import { type ComponentType, lazy, useEffect } from 'react'
import { useMessages } from '../messages/messages.ts'
import { isMissingPart } from './failure.ts'
import { loadPatiently } from './load-patiently.ts'
import { useToast } from './toast.tsx'

/**
 * A part of a screen that comes after it. What is already there stays while the part cannot be loaded: it waits for the connection, and
 * one that does not come at all is said to be missing. Stands within a Suspense of its own.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy<ComponentType<Props>>(() =>
    loadPatiently(load, pauses).then(
      (Part) => ({ default: Part }),
      (error: unknown) => {
        if (isMissingPart(error)) return { default: MissingPart }
        throw error
      },
    ),
  )
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
