/** Words for what goes wrong between this page and the server. */
export const problems = {
  validation: (fields: string) => `Validation error: ${fields}`,
  bareStatus: (status: number, text: string) => (text ? `HTTP ${status}: ${text}` : `HTTP ${status}`),
  timedOut: 'Request timed out',
  network: (reason: string) => `Network error: ${reason}`,
  noAnswer: 'no answer from the server',
  signedOut: 'Authentication required',
  unreadable: 'The answer of the server could not be read. Reload the page and try again.',
  sessionExpired: 'Your session has expired. Please log in again.',
  /** Instead of the first screen, while it cannot be told who is signed in. */
  checkFailed: 'Your account could not be checked',
  checkAgain: 'Try again',
  friendly: {
    signedOut: 'Your session has expired. Please log in again.',
    forbidden: 'You do not have permission to perform this action.',
    notFound: 'The requested resource was not found.',
    invalid: 'Please check your input and try again.',
    server: 'A server error occurred. Please try again later.',
    network: 'A network error occurred. Please check your connection and try again.',
    unexpected: 'An unexpected error occurred',
  },
}
