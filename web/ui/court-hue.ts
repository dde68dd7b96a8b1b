import type { TagHue } from '../ui/Tag.tsx'

/** The hue of a court by its level: gold for the Supreme Court, indigo for the Court of Appeal, navy for the High Court and its equals. */
const hues: (TagHue | undefined)[] = [undefined, 'secondary', 'indigo', 'primary']

/** The hue of a court by its place in the hierarchy; courts below the High Court stay quiet. */
export const hueOfCourt = (level: number | null): TagHue => (level === null ? undefined : hues[level]) ?? 'quiet'
