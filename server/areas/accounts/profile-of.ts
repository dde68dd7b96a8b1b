import type { Profile } from '#contract/accounts'
import type { User } from './storage.ts'

/** An account as the contract shows it to itself. */
export const profileOf = (user: User): Profile => ({
  id: user.id,
  name: user.name,
  email: user.email,
  organization: user.organization,
  role: user.role,
  createdAt: user.created_at.toISOString(),
  verified: user.verified_at !== null,
})
