import { Suspense } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { lazyPart } from '../../ui/lazy-part.ts'
import { CheckForm } from './CheckForm.tsx'
import { type CheckExtras, KeptChecks } from './KeptChecks.tsx'
import { useCheck } from './use-check.ts'

const FreshCheck = lazyPart(async () => (await import('./FreshCheck.tsx')).FreshCheck)
const KeptCheckView = lazyPart(async () => (await import('./KeptCheckView.tsx')).KeptCheckView)

/** Checking a document, from the text or file to the report beside it; `?kept=ID` in the address opens one that was kept. */
export function DocumentCheck({ renderMore, onAsk }: CheckExtras) {
  const { state, checkText, checkFile, reset } = useCheck()
  const [parameters, setParameters] = useSearchParams()
  const kept = parameters.get('kept')
  // A link may bring a text along.
  const { text = '' } = (useLocation().state ?? {}) as { text?: string }
  function checkAgain(text: string, name: string) {
    setParameters({})
    checkText(text, name)
  }
  if (kept !== null)
    return (
      <Suspense>
        <KeptCheckView key={kept} id={kept} renderMore={renderMore} onAsk={onAsk} onAgain={checkAgain} />
      </Suspense>
    )
  if (state.at !== 'done')
    return (
      <>
        <CheckForm given={text} state={state} onText={checkText} onFile={checkFile} onStop={reset} />
        {state.at === 'start' && <KeptChecks renderMore={renderMore} />}
      </>
    )
  return (
    <Suspense>
      <FreshCheck document={state.document} renderMore={renderMore} onAsk={onAsk} onAgain={reset} />
    </Suspense>
  )
}
