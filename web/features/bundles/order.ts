import { type Authority, type Bundle, authorityGroups } from '#contract/bundles'

type Ordered = Pick<Bundle, 'arrangement'> & { authorities: readonly Authority[] }

/** The authorities as the bundle has them: under their headings, or as they stand. */
export const inOrder = ({ arrangement, authorities }: Ordered): readonly Authority[] =>
  arrangement === 'hand'
    ? authorities
    : authorities.toSorted((one, other) => authorityGroups.indexOf(one.group) - authorityGroups.indexOf(other.group))

/** The order once one is moved by so many places, within its heading where there are headings; the same where it can go no further. */
export function moved(bundle: Ordered, key: string, by: -1 | 1): Authority[] {
  const ordered = [...inOrder(bundle)]
  const from = ordered.findIndex((one) => one.key === key)
  const other = ordered[from + by]
  if (from === -1 || !other || (bundle.arrangement === 'groups' && other.group !== ordered[from]!.group)) return ordered
  ;[ordered[from], ordered[from + by]] = [other, ordered[from]!]
  return ordered
}

/** The number that each chosen authority has in the bundle. */
export const tabsOf = (bundle: Ordered): ReadonlyMap<string, number> =>
  new Map(
    inOrder(bundle)
      .filter(({ included }) => included)
      .map(({ key }, index) => [key, index + 1]),
  )
