const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December']

/** Any month's name, for a pattern. */
export const MONTH = MONTHS.join('|')

/** The name of a month, of which January is 1. */
export const monthNamed = (month: number): string => MONTHS[month - 1]!

/** The number of a month by its name, in whatever letters, or by the first three of them; 0 for what is none. */
export const monthOfName = (name: string): number =>
  MONTHS.findIndex(
    (full) =>
      [full, full.slice(0, 3)].some((one) => one.toLowerCase() === name.toLowerCase()) || (full === 'September' && /^sept$/i.test(name)),
  ) + 1
