import Box from '@mui/material/Box'
import { fonts } from '../app/theme/tokens.ts'
import { useMessages } from '../messages/messages.ts'

/** The mark: an H of two court pillars, joined by an open book. */
export function LogoMark({ size = 32 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden focusable="false">
      <path fill="currentColor" d="M4 4h8v2.2h-1.2v6.1H5.2V6.2H4zM5.2 19.5h5.6v6.3H12V28H4v-2.2h1.2zM20 4h8v2.2h-1.2v6.1h-5.6V6.2H20zM21.2 19.5h5.6v6.3H28V28h-8v-2.2h1.2z" />
      <path fill="var(--hukumu-palette-secondary-main)" d="M3 13.6c5.2-.7 9.6-.1 13 1.9 3.4-2 7.8-2.6 13-1.9v4.5c-5.2-.7-9.6-.1-13 1.9-3.4-2-7.8-2.6-13-1.9z" />
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
        <Box component="span" sx={{ fontFamily: fonts.reading, fontWeight: 600, fontSize: size * 0.78, lineHeight: 1, letterSpacing: '-0.01em' }}>
          {shell.product}
        </Box>
      )}
    </Box>
  )
}
