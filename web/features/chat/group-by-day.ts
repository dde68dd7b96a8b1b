/** What was made on one day of this device's calendar. */
export interface DayGroup<Made> {
  day: Date
  /** 0 for today, 1 for yesterday. */
  daysAgo: number
  items: Made[]
}

const day = 24 * 3_600_000

/** Things in the order in which they were made, by the day of this device's calendar. */
export function groupByDay<Made extends { created_at: string }>(items: readonly Made[], now: Date): DayGroup<Made>[] {
  const midnight = (at: Date) => Date.UTC(at.getFullYear(), at.getMonth(), at.getDate())
  const groups: DayGroup<Made>[] = []
  for (const item of items) {
    const made = new Date(item.created_at)
    const daysAgo = Math.round((midnight(now) - midnight(made)) / day)
    const last = groups.at(-1)
    if (last?.daysAgo === daysAgo) last.items.push(item)
    else groups.push({ day: made, daysAgo, items: [item] })
  }
  return groups
}
