import Box from '@mui/material/Box'
import { mark } from './mark.ts'
import { fonts } from './theme/tokens.ts'
import { useMessages } from '../messages/messages.ts'

/** The mark of Hukumu. */
export function LogoMark({ size = 32 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden focusable="false">
      <path fill="currentColor" d={mark.pillars} />
      <path fill={mark.bookColor} d={mark.book} />
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
