import { styled } from '@mui/material/styles'
import { Link } from 'react-router'
import { hueOfCourt } from './court-hue.ts'
import { Tag } from './Tag.tsx'
import { typographic } from './typographic.ts'

const CourtLink = styled(Link)({
  display: 'inline-flex',
  maxWidth: '100%',
  textDecoration: 'none',
  '&:hover span': { textDecoration: 'underline' },
})

/** A court's name in the colour of its place in the hierarchy; courts below the High Court stay quiet. With its code it leads to its page. */
export function CourtTag({ court, level, code = null }: { court: string; level: number | null; code?: string | null }) {
  const tag = <Tag hue={hueOfCourt(level)}>{typographic(court)}</Tag>
  return code === null ? tag : <CourtLink to={`/courts/${encodeURIComponent(code)}`}>{tag}</CourtLink>
}
