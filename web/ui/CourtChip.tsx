import Chip from '@mui/material/Chip'
import type { Theme } from '@mui/material/styles'

/** The hue of a court by its level: gold for the Supreme Court, indigo for the Court of Appeal, navy for courts of equal status below. */
const hues = [undefined, 'secondary', 'indigo', 'primary'] as const

/** A court's name in the colour of its place in the hierarchy; courts below the High Court stay plain. */
export function CourtChip({ court, level }: { court: string; level: number | null }) {
  const hue = level === null ? undefined : hues[level]
  return (
    <Chip
      size="small"
      label={court}
      sx={(theme: Theme) => ({
        maxWidth: '100%',
        color: hue ? theme.vars.palette[hue].main : theme.vars.palette.text.primary,
        backgroundColor: hue ? theme.vars.palette[hue].light : theme.vars.palette.fill.inset,
      })}
    />
  )
}
