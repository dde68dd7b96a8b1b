import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { createQueryClient } from '../api/query-client.ts'
import { ToastProvider } from '../ui/toast.tsx'
import { theme } from './theme/theme.ts'
import { themeModeKey } from './theme/theme-mode.ts'

/** What every screen may rely on: theme, server state, toasts. */
export function Providers({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient)
  return (
    <ThemeProvider theme={theme} defaultMode="system" modeStorageKey={themeModeKey} disableTransitionOnChange noSsr>
      <CssBaseline />
      <QueryClientProvider client={queryClient}>
        <ToastProvider>{children}</ToastProvider>
      </QueryClientProvider>
    </ThemeProvider>
  )
}
