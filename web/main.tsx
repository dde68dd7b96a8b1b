import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { createQueryClient } from './api/query-client.ts'
import { wait } from './api/retry.ts'
import { Providers } from './app/providers.tsx'
import { AppRoutes, preloadScreen } from './app/routes.tsx'
import { checked, isCheckUnderWay } from './features/accounts/page-session.ts'
import { printInLight } from './ui/theme/print-in-light.ts'
import { language, loadLanguage } from './messages/chosen-language.ts'
import { leftOfChecking } from './first-screen/show-checking.ts'

/** Milliseconds that the frame waits for its screen, so that both are shown at once; where nothing is shown yet, it comes without it. */
const patience = 250
/** Milliseconds after which the program itself says that the check goes on, and with it what else there is to say. */
const maxCheckLength = 2000

const queryClient = createQueryClient()
const root = document.getElementById('root')!
const screen = preloadScreen(location.pathname, queryClient)
printInLight()
document.documentElement.lang = language

// Not awaited by this module itself: the screens import what lies beside it.
void show()

async function show() {
  const words = await loadLanguage()
  const checking = leftOfChecking(root)
  if (checking !== null) await Promise.race([Promise.all([checked, wait(checking)]), wait(maxCheckLength)])
  // What the first screen shows stays until the same can be shown by the program.
  if (root.querySelector('article')) await screen
  else if (!isCheckUnderWay()) await Promise.race([screen, wait(patience)])
  // In slices: what somebody does meanwhile is answered between them, and what stands there is replaced at once when all are made.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <Providers queryClient={queryClient} words={words}>
          <BrowserRouter>
            <AppRoutes />
          </BrowserRouter>
        </Providers>
      </StrictMode>,
    ),
  )
}
