/** What makes two tags one: case and the way accents are written do not count. */
export const tagKey = (tag: string) => tag.normalize('NFC').toLowerCase()

/** One tag of a name, as it was written first. */
export function tagsOf(tags: readonly string[]): { tags: string[]; tag_keys: string[] } {
  const byKey = new Map<string, string>()
  for (const tag of tags) if (!byKey.has(tagKey(tag))) byKey.set(tagKey(tag), tag)
  return { tags: [...byKey.values()], tag_keys: [...byKey.keys()] }
}
