import { Tag, type TagHue } from './Tag.tsx'

/** The hue of a court by its level: gold for the Supreme Court, indigo for the Court of Appeal, navy for the High Court and its equals. */
const hues: (TagHue | undefined)[] = [undefined, 'secondary', 'indigo', 'primary']

/** A court's name in the colour of its place in the hierarchy; courts below the High Court stay quiet. */
export function CourtTag({ court, level }: { court: string; level: number | null }) {
  return <Tag hue={(level === null ? undefined : hues[level]) ?? 'quiet'}>{court}</Tag>
}
