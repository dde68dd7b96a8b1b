/** What a function threw, as it can be copied from one process to another. */
export interface Failed {
  name: string
  message: string
  code?: string
  stack?: string
}

export function toFailed(error: Error & { code?: string }): Failed {
  const { message, stack, code, constructor } = error
  return { name: constructor.name, message, ...(code !== undefined && { code }), ...(stack !== undefined && { stack }) }
}
