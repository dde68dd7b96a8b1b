/** Milliseconds in which a request is answered whole, or given up. */
export const longestRequest = 30_000
