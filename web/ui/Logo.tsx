import Box from '@mui/material/Box'
import { fonts } from './theme/tokens.ts'
import { useMessages } from '../messages/messages.ts'

/** The mark: an H of two court pillars, joined by an open book. */
export function LogoMark({ size = 32 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden focusable="false">
      <path fill="currentColor" d="M4 3.5h9v2.3h-1.3v20.4H13v2.3H4v-2.3h1.3V5.8H4zM19 3.5h9v2.3h-1.3v20.4H28v2.3h-9v-2.3h1.3V5.8H19z" />
      <path
        fill="var(--hukumu-palette-secondary-main)"
        d="M11.7 12.6c1.8.1 3.2.9 4.3 2.3 1.1-1.4 2.5-2.2 4.3-2.3v5.2c-1.8.1-3.2.9-4.3 2.3-1.1-1.4-2.5-2.2-4.3-2.3z"
      />
    </svg>
  )
}

/** Mark and name; the name alone carries the meaning. */
export function Logo({ size = 28, compact = false }: { size?: number; compact?: boolean }) {
  const { shell } = useMessages()
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.25, color: 'primary.main' }}>
      <LogoMark size={size} />
      {!compact && (
        <Box
          component="span"
          sx={{ fontFamily: fonts.wordmark, fontWeight: 600, fontSize: size * 0.78, lineHeight: 1, letterSpacing: '-0.01em' }}
        >
          {shell.product}
        </Box>
      )}
    </Box>
  )
}
