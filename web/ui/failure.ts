/** A lazily loaded part that is no longer on the server: it was updated while this tab was open. */
export function isStaleBuild(error: unknown): boolean {
  return error instanceof Error && /dynamically imported module|Importing a module script failed|module script|preload CSS/i.test(error.message)
}

/** What an error says of itself, for the technical details. */
export function describeFailure(error: unknown): string {
  if (error instanceof Error) return `${error.name}: ${error.message}`
  return typeof error === 'string' ? error : JSON.stringify(error)
}
