import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { brand, fonts } from '../../ui/theme/tokens.ts'
import { useAccountMessages } from '../../messages/accounts.ts'
import { TextLink } from '../../ui/TextLink.tsx'
import { Logo, LogoMark } from '../../ui/Logo.tsx'

/** The two columns of the screens of visitors: the brand panel from medium screens up, and the form. */
export function VisitorFrame({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  const { footer } = useAccountMessages().shell
  return (
    <Box
      sx={{ minHeight: '100dvh', display: 'grid', gridTemplateColumns: { md: 'minmax(360px, 5fr) 7fr' }, bgcolor: 'background.default' }}
    >
      <BrandPanel />
      <Box
        component="main"
        id="content"
        tabIndex={-1}
        // From above, not from the middle: what comes later moves nothing.
        sx={{ display: 'grid', placeItems: 'start center', px: 3, py: { xs: 4, md: '12dvh' } }}
      >
        <Box sx={{ width: '100%', maxWidth: 400 }}>
          <Box sx={{ display: { md: 'none' }, mb: 4 }}>
            <Logo size={32} />
          </Box>
          <Typography variant="h1" sx={{ fontSize: '2rem', mb: 0.5 }}>
            {title}
          </Typography>
          <Typography color="textSecondary" sx={{ mb: 4 }}>
            {lead}
          </Typography>
          {children}
          <Box
            component="nav"
            aria-label={footer.legal}
            sx={{ display: 'flex', gap: 2.5, mt: 4, typography: 'body2', color: 'text.secondary' }}
          >
            <TextLink to="/terms">{footer.terms}</TextLink>
            <TextLink to="/privacy">{footer.privacy}</TextLink>
          </Box>
        </Box>
      </Box>
    </Box>
  )
}

function BrandPanel() {
  const { shell, accounts } = useAccountMessages()
  return (
    <Box
      component="aside"
      aria-label={shell.product}
      sx={{
        display: { xs: 'none', md: 'flex' },
        flexDirection: 'column',
        position: 'relative',
        overflow: 'hidden',
        p: { md: 5, lg: 7 },
        color: brand.ink,
        background: `linear-gradient(160deg, ${brand.ground}, ${brand.depth})`,
        '--hukumu-palette-secondary-main': brand.gold,
      }}
    >
      <OpenBook />
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <LogoMark size={36} />
        <Box sx={{ fontFamily: fonts.reading, fontWeight: 600, fontSize: 28, lineHeight: 1 }}>{shell.product}</Box>
      </Box>
      <Box sx={{ position: 'relative', maxWidth: 440, my: 'auto', pb: 6 }}>
        <Box aria-hidden sx={{ width: 48, height: 3, bgcolor: brand.gold, mb: 3 }} />
        <Typography variant="display" component="p" sx={{ mb: 4, textWrap: 'balance' }}>
          {accounts.brand.title}
        </Typography>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {accounts.brand.lines.map((line) => (
            <Box component="li" key={line} sx={{ py: 1.25, borderTop: `1px solid ${brand.hairline}`, color: brand.inkQuiet }}>
              {line}
            </Box>
          ))}
        </Box>
      </Box>
    </Box>
  )
}

/** The pages of an open book, seen from its edge: the line of the mark, over and over. */
function OpenBook() {
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox="0 0 600 360"
      preserveAspectRatio="xMidYMax slice"
      sx={{ position: 'absolute', inset: 'auto 0 0 0', width: '100%', height: '46%', fill: 'none', stroke: brand.hairline }}
    >
      {Array.from({ length: 14 }, (_, page) => {
        const y = 70 + page * 22
        return (
          <path
            key={page}
            opacity={(page + 2) / 20}
            d={`M-20 ${y}C120 ${y - 52} 240 ${y - 34} 300 ${y + 26}C360 ${y - 34} 480 ${y - 52} 620 ${y}`}
          />
        )
      })}
    </Box>
  )
}
