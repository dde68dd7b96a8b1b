import { z } from 'zod'

/** YYYY-MM-DD, of a year that there was: the calendar has no year 0. */
export const Day = z.iso.date('Use the form YYYY-MM-DD').refine((day) => !day.startsWith('0000'), 'There is no year 0')
