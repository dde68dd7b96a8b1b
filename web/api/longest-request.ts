/** Milliseconds in which a request is answered whole, or given up. */
export const maxRequest = 30_000
