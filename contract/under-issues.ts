import type { Reliance } from './relied-on.ts'

/** An issue of a project, as it heads what is filed. */
export interface IssueHeading {
  id: string
  title: string
}

interface Filed {
  relied: readonly Reliance[]
}

const isKnown = (issues: readonly IssueHeading[], id: string | null) => issues.some((issue) => issue.id === id)

/** Whether a reliance stands under an issue; null is where those stand that lie under none that there still is. */
const standsUnder =
  (issue: string | null, issues: readonly IssueHeading[]) =>
  ({ issue_id: id }: Reliance) =>
    issue === null ? !isKnown(issues, id) : id === issue

/** What is cited of an authority under an issue, or under none. */
export const reliedUnder = ({ relied }: Filed, issue: string | null, issues: readonly IssueHeading[]): Reliance[] =>
  relied.filter(standsUnder(issue, issues))

/** The issues under which an authority stands, in their order; behind them null where it stands under none, or some of it does that says something. */
export function issuesOf(one: Filed, issues: readonly IssueHeading[]): (string | null)[] {
  const under = issues.flatMap(({ id }) => (reliedUnder(one, id, issues).length > 0 ? [id] : []))
  const says = reliedUnder(one, null, issues).some(({ pinpoint, relied_on: what }) => pinpoint !== null || what !== '')
  return under.length === 0 || says ? [...under, null] : under
}

/** Authorities under the issues for which they are cited, each as often as there are such; last what lies under none. Issues without any are left out. */
export function underIssues<One extends Filed>(
  authorities: readonly One[],
  issues: readonly IssueHeading[],
): { issue: IssueHeading | null; authorities: One[] }[] {
  const places = new Map(authorities.map((one) => [one, issuesOf(one, issues)]))
  return [...issues, null].flatMap((issue) => {
    const under = authorities.filter((one) => places.get(one)!.includes(issue?.id ?? null))
    return under.length === 0 ? [] : [{ issue, authorities: under }]
  })
}

/** Each authority once, where it stands first. */
export const inOrderOfIssues = <One extends Filed>(authorities: readonly One[], issues: readonly IssueHeading[]): One[] => [
  ...new Set(underIssues(authorities, issues).flatMap((under) => under.authorities)),
]
