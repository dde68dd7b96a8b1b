/** '3 August 2026', in UTC. */
export const dayInWords = (day: Date | string): string =>
  new Date(day).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
