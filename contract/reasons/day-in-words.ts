const long = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** '2026-03-12' → '12 March 2026', in UTC. */
export const dayInWords = (day: Date | string): string => long.format(new Date(day))
