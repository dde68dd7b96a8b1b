import type { Profile } from '#contract/accounts'

/** What of a form differs from the profile, as it is sent: spaces around it are none, an empty organization is none. */
export function changesOf(
  draft: { name: string; organization: string },
  { name, organization }: Pick<Profile, 'name' | 'organization'>,
): { name?: string; organization?: string | null } {
  const given = { name: draft.name.trim(), organization: draft.organization.trim() || null }
  return {
    ...(given.name !== name && { name: given.name }),
    ...(given.organization !== organization && { organization: given.organization }),
  }
}
