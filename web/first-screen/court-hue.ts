/** Hues of courts by their level, as CourtTag has them. */
const hues = ['quiet', 'gold', 'indigo', 'navy']

/** The hue of a court before the program is there. */
export const hueOfCourt = (level: number | null): string => (level !== null && hues[level]) || 'quiet'
