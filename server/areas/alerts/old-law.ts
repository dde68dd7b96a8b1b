const day = 86_400_000

/** Decided so many days before it came: it was law already when somebody asked. */
export const isOldLaw = ({ decided, at }: { decided: string | null; at: Date }, days: number): boolean =>
  decided !== null && at.getTime() - new Date(decided).getTime() > days * day
