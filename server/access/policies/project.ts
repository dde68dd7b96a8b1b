import type { Policy } from '../kinds.ts'

/** Members see a project, its editors change it and put things in; who is a member and whether there is a project is its owner's to say. */
export const projectPolicy: Policy = {
  read: ['owner', 'viewer'],
  change: ['owner', 'editor'],
  delete: ['owner'],
  share: ['owner'],
}
