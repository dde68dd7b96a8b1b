/** Values of a reason that are one of a few words of the code: no text of a document. */
const chosen: ReadonlySet<string> = new Set(['code', 'place', 'kind'])

/** A reason with the words that it took from a document, or from the name of its file, put otherwise. */
export function mapLines<Reason extends { code: string }>(reason: Reason, put: (line: string) => string): Reason {
  const mapped = (value: unknown): unknown =>
    typeof value === 'string' ? put(value) : Array.isArray(value) ? value.map((one: unknown) => mapped(one)) : value
  return Object.fromEntries(Object.entries(reason).map(([name, value]) => [name, chosen.has(name) ? value : mapped(value)])) as Reason
}
