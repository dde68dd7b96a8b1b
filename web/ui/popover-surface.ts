import { radii } from './theme/tokens.ts'

/** The look of what the browser shows above the page, without the place and the margins that it would give it. */
export const popoverSurface = {
  inset: 'auto',
  m: 0,
  bgcolor: 'background.paper',
  color: 'text.primary',
  border: 1,
  borderColor: 'divider',
  borderRadius: `${radii.card}px`,
  boxShadow: '0 16px 40px -16px rgb(8 16 36 / 0.4)',
} as const
