import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ContextType, ReactNode } from 'react'
import { SessionProvider } from '../features/accounts/SessionProvider.tsx'
import { lazyPart } from '../ui/lazy-part.ts'
import { SignalOpener } from '../ui/signal-opener.ts'
import type { Words } from '../messages/en/words.ts'
import { LanguageProvider } from '../messages/language-context.ts'
import { ToastProvider } from '../ui/toast.tsx'
import { AddressBarColor } from '../ui/theme/AddressBarColor.tsx'
import { modeStorage } from '../ui/theme/mode-storage.ts'
import { theme } from '../ui/theme/theme.ts'
import { themeModeKey } from '../ui/theme/theme-mode.ts'

const SignalWithDetails = lazyPart(async () => (await import('./SignalWithDetails.tsx')).SignalWithDetails)
const signalOpener: ContextType<typeof SignalOpener> = (props) => <SignalWithDetails {...props} />

/** What every screen may rely on: words, theme, server state, toasts, what opens a signal, session. `words` are null in English. */
export function Providers({ queryClient, words, children }: { queryClient: QueryClient; words: Words | null; children: ReactNode }) {
  return (
    <ThemeProvider
      theme={theme}
      defaultMode="system"
      modeStorageKey={themeModeKey}
      storageManager={modeStorage}
      disableTransitionOnChange
      noSsr
    >
      <CssBaseline />
      <AddressBarColor />
      <LanguageProvider value={words}>
        <QueryClientProvider client={queryClient}>
          <ToastProvider>
            <SignalOpener value={signalOpener}>
              <SessionProvider>{children}</SessionProvider>
            </SignalOpener>
          </ToastProvider>
        </QueryClientProvider>
      </LanguageProvider>
    </ThemeProvider>
  )
}
