import type { Issue } from '#contract/project-issues'
import { useCitationMessages } from '../../messages/citations.ts'
import { Choice } from '../../ui/Choice.tsx'

interface IssueChoiceProps {
  issues: readonly Issue[]
  /** Its id; empty for none. */
  issue: string
  onChoose: (issue: string) => void
}

/** The issue of a project under which a citation is put. */
export function IssueChoice({ issues, issue, onChoose }: IssueChoiceProps) {
  const { cite: words } = useCitationMessages()
  return (
    <Choice label={words.issue} value={issue} onChange={onChoose}>
      <option value="">{words.noIssue}</option>
      {issues.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </Choice>
  )
}
