/** A message to PostgreSQL: the letter of its kind, its length and its text, whose parts end with a zero. */
export function messageOf(kind: string, text = ''): Uint8Array {
  const bytes = Buffer.from(`${kind}0000${text}`, 'latin1')
  bytes.writeInt32BE(bytes.length - 1, 1)
  return new Uint8Array(bytes)
}
