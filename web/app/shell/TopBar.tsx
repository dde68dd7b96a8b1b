import MenuRounded from '@mui/icons-material/MenuRounded'
import SearchRounded from '@mui/icons-material/SearchRounded'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { Suspense, useState } from 'react'
import { Link } from 'react-router'
import { useMessages } from '../../messages/messages.ts'
import { Logo } from '../../ui/Logo.tsx'
import { measures } from '../../ui/theme/tokens.ts'
import { BarItem } from './BarItem.tsx'
import { ThemeToggle } from './ThemeToggle.tsx'
import { lazyPart } from '../../ui/lazy-part.ts'

// The case browser, which most visits begin with, has a box of its own in its place.
const TopSearch = lazyPart(async () => (await import('./TopSearch.tsx')).TopSearch)
const PhoneSearch = lazyPart(async () => (await import('./TopSearch.tsx')).PhoneSearch)
const MatterMenu = lazyPart(async () => (await import('../../features/projects/MatterMenu.tsx')).MatterMenu)
const AccountMenu = lazyPart(async () => (await import('./AccountMenu.tsx')).AccountMenu)

interface TopBarProps {
  /** Whether there is room for the search box beside everything else. */
  hasRoom: boolean
  /** Takes the place of the search box, on a screen that has one of its own. */
  onPageSearch: ((place: HTMLElement | null) => void) | undefined
  menuLabel: string
  isMenuOpen: boolean
  onMenu: () => void
}

export function TopBar({ hasRoom, onPageSearch, menuLabel, isMenuOpen, onMenu }: TopBarProps) {
  const { shell } = useMessages()
  const [isSearching, setIsSearching] = useState(false)
  const stopSearching = () => setIsSearching(false)
  return (
    <Box
      component="header"
      data-frame
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        display: 'flex',
        alignItems: 'center',
        gap: { xs: 0.5, sm: 1.5 },
        height: measures.topBar,
        px: { xs: 1, md: 1.75 },
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {isSearching && !hasRoom ? (
        <Suspense>
          <PhoneSearch onClose={stopSearching} />
        </Suspense>
      ) : (
        <>
          <BarItem word={shell.bar.menu}>
            <IconButton color="inherit" aria-label={menuLabel} aria-expanded={isMenuOpen} onClick={onMenu}>
              <MenuRounded />
            </IconButton>
          </BarItem>
          <Box
            component={Link}
            to="/"
            aria-label={shell.homeLink}
            // As wide as it is, so that what stands beside it has its place before the letters have theirs.
            sx={{ display: 'inline-flex', textDecoration: 'none', borderRadius: 1, p: 0.5, flex: 'none', width: { sm: measures.logo } }}
          >
            <Logo size={28} compact={!hasRoom} />
          </Box>
          <Box sx={{ flex: 1, display: 'flex', justifyContent: { xs: 'flex-end', sm: 'center' }, minWidth: 0 }}>
            {hasRoom && (
              <Box
                ref={onPageSearch}
                component={onPageSearch ? 'div' : 'search'}
                sx={{
                  flex: 1,
                  maxWidth: measures.topSearch,
                  height: { xs: measures.touch, md: 40 },
                  bgcolor: 'fill.inset',
                  borderRadius: 1,
                }}
              >
                <Suspense>{!onPageSearch && <TopSearch />}</Suspense>
              </Box>
            )}
            {!hasRoom && !onPageSearch && (
              <BarItem word={shell.bar.search}>
                <IconButton color="inherit" aria-label={shell.search.label} onClick={() => setIsSearching(true)}>
                  <SearchRounded />
                </IconButton>
              </BarItem>
            )}
          </Box>
          {/* Its room is kept: nothing moves when it comes. */}
          <BarItem word={shell.bar.project}>
            <Box
              sx={{
                width: { xs: measures.touch, lg: 208 },
                height: measures.touch,
                flexShrink: 0,
                display: 'flex',
                justifyContent: 'flex-end',
              }}
            >
              <Suspense>
                <MatterMenu />
              </Suspense>
            </Box>
          </BarItem>
          <BarItem word={shell.bar.theme}>
            <ThemeToggle />
          </BarItem>
          <Box sx={{ minWidth: 2 * measures.touch, minHeight: measures.touch, display: 'flex', alignItems: 'center' }}>
            <Suspense>
              <AccountMenu />
            </Suspense>
          </Box>
        </>
      )}
    </Box>
  )
}
