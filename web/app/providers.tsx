import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { SessionProvider } from '../features/accounts/SessionProvider.tsx'
import { ToastProvider } from '../ui/toast.tsx'
import { AddressBarColor } from './theme/AddressBarColor.tsx'
import { modeStorage } from './theme/mode-storage.ts'
import { theme } from './theme/theme.ts'
import { themeModeKey } from './theme/theme-mode.ts'

/** What every screen may rely on: theme, server state, toasts, session. */
export function Providers({ queryClient, children }: { queryClient: QueryClient; children: ReactNode }) {
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
      <QueryClientProvider client={queryClient}>
        <ToastProvider>
          <SessionProvider>{children}</SessionProvider>
        </ToastProvider>
      </QueryClientProvider>
    </ThemeProvider>
  )
}
