/** A heading without the place that a source prints behind it: 'Stay in case of appeal [Order 42, rule 6]'. */
export const headingAlone = (heading: string): string => heading.replace(/\s*\[Order .+]$/i, '')
