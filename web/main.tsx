import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { Providers } from './app/providers.tsx'
import { AppRoutes, preloadScreen } from './app/routes.tsx'
import { printInLight } from './app/theme/print-in-light.ts'

preloadScreen(location.pathname)
printInLight()

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Providers>
      <BrowserRouter>
        <AppRoutes />
      </BrowserRouter>
    </Providers>
  </StrictMode>,
)
