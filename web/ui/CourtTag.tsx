import { styled } from '@mui/material/styles'
import { Link } from 'react-router'
import { Tag, type TagHue } from './Tag.tsx'

/** The hue of a court by its level: gold for the Supreme Court, indigo for the Court of Appeal, navy for the High Court and its equals. */
const hues: (TagHue | undefined)[] = [undefined, 'secondary', 'indigo', 'primary']

const CourtLink = styled(Link)({
  display: 'inline-flex',
  maxWidth: '100%',
  textDecoration: 'none',
  '&:hover span': { textDecoration: 'underline' },
})

/** A court's name in the colour of its place in the hierarchy; courts below the High Court stay quiet. With its code it leads to its page. */
export function CourtTag({ court, level, code = null }: { court: string; level: number | null; code?: string | null }) {
  const tag = <Tag hue={(level === null ? undefined : hues[level]) ?? 'quiet'}>{court}</Tag>
  return code === null ? tag : <CourtLink to={`/courts/${encodeURIComponent(code)}`}>{tag}</CourtLink>
}
