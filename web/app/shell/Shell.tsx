import CloseRounded from '@mui/icons-material/CloseRounded'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { Suspense, useState } from 'react'
import { Outlet, useLocation } from 'react-router'
import { useMessages } from '../../messages/messages.ts'
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx'
import { Logo } from '../../ui/Logo.tsx'
import { measures, motion } from '../../ui/theme/tokens.ts'
import { PageSearchContext } from '../../ui/page-search.ts'
import { lazyPart } from '../../ui/lazy-part.ts'
import { Citing } from './Citing.tsx'
import { Reporting } from './Reporting.tsx'
import { SideMenu } from './SideMenu.tsx'
import { useSideMenuState } from './side-menu-state.ts'
import { SkipLink } from './SkipLink.tsx'
import { TopBar } from './TopBar.tsx'

const Footer = lazyPart(async () => (await import('./Footer.tsx')).Footer)

// Keys are for whoever has the screen before them.
const FrameKeys = lazyPart(async () => (await import('./keys/FrameKeys.tsx')).FrameKeys)

const SideSheet = lazyPart(async () => (await import('../../ui/SideSheet.tsx')).SideSheet)

/** The frame around every screen of signed-in users. */
export function Shell() {
  const { shell } = useMessages()
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true })
  const hasRoom = useMediaQuery((theme: Theme) => theme.breakpoints.up('sm'), { noSsr: true })
  const { isCollapsed, toggle } = useSideMenuState()
  const [isSheetOpen, setIsSheetOpen] = useState(false)
  const { pathname } = useLocation()
  const [pageSearch, setPageSearch] = useState<HTMLElement | null>(null)
  const menuLabel = isWide ? (isCollapsed ? shell.expandMenu : shell.collapseMenu) : shell.openMenu
  const width = isCollapsed ? measures.sideMenuCollapsed : measures.sideMenu

  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
      <SkipLink />
      <TopBar
        hasRoom={hasRoom}
        onPageSearch={pathname === '/cases' ? setPageSearch : undefined}
        menuLabel={menuLabel}
        isMenuOpen={isWide ? !isCollapsed : isSheetOpen}
        onMenu={isWide ? toggle : () => setIsSheetOpen(true)}
      />
      <Box sx={{ flex: 1, display: 'flex', alignItems: 'stretch' }}>
        {isWide && (
          <Box
            data-frame
            data-testid="side-menu"
            sx={{
              flex: 'none',
              width,
              bgcolor: 'background.paper',
              borderRight: 1,
              borderColor: 'divider',
              transition: `width ${motion.calm} ${motion.easing}`,
            }}
          >
            <Box
              sx={{
                position: 'sticky',
                top: measures.topBar,
                height: `calc(100dvh - ${measures.topBar}px)`,
                overflowY: 'auto',
                overflowX: 'hidden',
                display: 'flex',
                flexDirection: 'column',
              }}
            >
              <SideMenu collapsed={isCollapsed} />
            </Box>
          </Box>
        )}
        <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
          <Box component="main" id="content" tabIndex={-1} sx={{ flex: 1, minWidth: 0 }}>
            {/* The frame stays while its first screen is on its way; a later one leaves the screen before it until it is there. */}
            <Suspense>
              <ErrorBoundary key={pathname}>
                <PageSearchContext value={pageSearch}>
                  <Outlet />
                </PageSearchContext>
              </ErrorBoundary>
            </Suspense>
          </Box>
          {/* Its room is kept: nothing moves when it comes. */}
          <Box sx={{ minHeight: { xs: 124, md: 62 } }}>
            <Suspense>
              <Footer />
            </Suspense>
          </Box>
        </Box>
      </Box>
      {!isWide && (
        <Suspense>
          <SideSheet open={isSheetOpen} onClose={() => setIsSheetOpen(false)} label={shell.mainMenu}>
            <Box
              sx={{
                display: 'flex',
                alignItems: 'center',
                justifyContent: 'space-between',
                height: measures.topBar,
                flex: 'none',
                pl: 2.5,
                pr: 1,
                borderBottom: 1,
                borderColor: 'divider',
              }}
            >
              <Logo size={28} />
              <IconButton color="inherit" aria-label={shell.closeMenu} onClick={() => setIsSheetOpen(false)}>
                <CloseRounded />
              </IconButton>
            </Box>
            <SideMenu onNavigate={() => setIsSheetOpen(false)} />
          </SideSheet>
        </Suspense>
      )}
      <Reporting />
      <Citing />
      <Suspense>
        <FrameKeys />
      </Suspense>
    </Box>
  )
}
