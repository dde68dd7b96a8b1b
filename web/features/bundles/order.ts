import { type Authority, type Bundle, authorityGroups } from '#contract/bundles'
import { inOrderOfIssues, issuesOf } from '#contract/under-issues'

type Ordered = Pick<Bundle, 'arrangement' | 'issues'> & { authorities: readonly Authority[] }

/** The authorities as the bundle has them: under their headings, under the issues where each stands first, or as they stand. */
export const inOrder = ({ arrangement, issues, authorities }: Ordered): readonly Authority[] =>
  ({
    hand: () => authorities,
    issues: () => inOrderOfIssues(authorities, issues),
    groups: () => authorities.toSorted((one, other) => authorityGroups.indexOf(one.group) - authorityGroups.indexOf(other.group)),
  })[arrangement]()

/** What names the heading under which one stands first; of issues null is where those stand that lie under none. The same for all in one list. */
export const headingOf = ({ arrangement, issues }: Pick<Bundle, 'arrangement' | 'issues'>, one: Authority): string | null =>
  arrangement === 'hand' ? '' : arrangement === 'groups' ? one.group : issuesOf(one, issues)[0]!

/** The order once one is moved by so many places, within its heading where there are headings; the same where it can go no further. */
export function moved(bundle: Ordered, key: string, by: -1 | 1): Authority[] {
  const ordered = [...inOrder(bundle)]
  const from = ordered.findIndex((one) => one.key === key)
  const other = ordered[from + by]
  if (from === -1 || !other || headingOf(bundle, other) !== headingOf(bundle, ordered[from]!)) return ordered
  ;[ordered[from], ordered[from + by]] = [other, ordered[from]!]
  return ordered
}

/** The number that each chosen authority has in the bundle. */
export const tabsOf = ({ authorities, ...bundle }: Ordered): ReadonlyMap<string, number> =>
  // One that is left out is under no heading: the others number without it.
  new Map(inOrder({ ...bundle, authorities: authorities.filter(({ included }) => included) }).map(({ key }, index) => [key, index + 1]))
