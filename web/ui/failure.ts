/** A part of the program that could not be loaded: the connection dropped, or the program was updated while this tab was open. */
export function isMissingPart(error: unknown): boolean {
  return error instanceof Error && /dynamically imported module|importing a module script|preload CSS/i.test(error.message)
}

/** What an error says of itself, for the technical details. */
export function describeFailure(error: unknown): string {
  if (error instanceof Error)
    return [`${error.name}: ${error.message}`, ...(typeof error.cause === 'string' ? [error.cause] : [])].join('\n')
  return typeof error === 'string' ? error : JSON.stringify(error)
}
