import { styled, type Theme } from '@mui/material/styles'
import type { ComponentProps } from 'react'
import { measures, radii } from './theme/tokens.ts'

/** `plain` is outlined; the others are filled with the tint of their hue. */
export type TagHue = 'plain' | 'quiet' | 'primary' | 'secondary' | 'teal' | 'indigo' | 'burgundy'

export interface TagProps {
  hue?: TagHue
  /** Rounder and smaller: a mark on a record rather than one of its facts. */
  mark?: boolean
}

const dress = ({ theme, hue = 'plain', mark = false }: TagProps & { theme: Theme }) => {
  const { palette } = theme.vars
  const tinted = hue !== 'plain' && hue !== 'quiet' ? palette[hue] : null
  return {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    maxWidth: '100%',
    minHeight: mark ? 20 : 24,
    padding: mark ? '0 8px' : '1px 8px',
    border: `1px solid ${hue === 'plain' ? palette.divider : 'transparent'}`,
    borderRadius: mark ? radii.pill : radii.field,
    background: tinted ? tinted.light : hue === 'quiet' ? palette.fill.inset : 'transparent',
    color: tinted ? tinted.main : palette.text.primary,
    fontFamily: theme.typography.fontFamily,
    fontSize: mark ? '0.6875rem' : '0.8125rem',
    fontWeight: mark ? 600 : 500,
    lineHeight: 1.35,
    letterSpacing: mark ? '0.03em' : 0,
    overflowWrap: 'anywhere' as const,
  }
}

const shouldForwardProp = (name: PropertyKey) => name !== 'hue' && name !== 'mark' && name !== 'sx'

/** A short fact in a box: court, date, citation. */
export const Tag = styled('span', { shouldForwardProp })<TagProps>(dress)

const TagButton = styled('button', { shouldForwardProp })<TagProps>((props) => ({
  ...dress(props),
  textAlign: 'left',
  cursor: 'pointer',
  '&:hover': { borderColor: props.theme.vars.palette.primary.main, color: props.theme.vars.palette.primary.main },
  // A finger hits more than the eye sees.
  position: 'relative',
  [props.theme.breakpoints.down('md')]: {
    '&::after': { content: '""', position: 'absolute', inset: `${(24 - measures.touch) / 2}px -2px` },
  },
}))

/** A tag that does something when it is pressed. */
export function PressTag(props: ComponentProps<typeof TagButton>) {
  return <TagButton type="button" {...props} />
}
