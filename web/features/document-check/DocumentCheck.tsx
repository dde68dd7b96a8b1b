import { Suspense } from 'react'
import { CheckForm } from './CheckForm.tsx'
import { useCheck } from './use-check.ts'
import { lazyPart } from '../../ui/lazy-part.ts'

const CheckResult = lazyPart(async () => (await import('./CheckResult.tsx')).CheckResult)

/** Checking a document, from the text or file to the report beside it. */
export function DocumentCheck() {
  const { state, checkText, checkFile, reset } = useCheck()
  if (state.at !== 'done') return <CheckForm state={state} onText={checkText} onFile={checkFile} onStop={reset} />
  return (
    <Suspense>
      <CheckResult document={state.document} onAgain={reset} />
    </Suspense>
  )
}
