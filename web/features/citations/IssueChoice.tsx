import Box from '@mui/material/Box'
import type { Issue } from '#contract/project-issues'
import { useId } from 'react'
import { useCitationMessages } from '../../messages/citations.ts'
import { InputFrame } from '../../ui/input-frame.ts'

interface IssueChoiceProps {
  issues: readonly Issue[]
  /** Its id; empty for none. */
  issue: string
  onChoose: (issue: string) => void
}

/** The issue of a project under which a citation is put. */
export function IssueChoice({ issues, issue, onChoose }: IssueChoiceProps) {
  const { cite: words } = useCitationMessages()
  const id = useId()
  return (
    <Box sx={{ display: 'grid', gap: 0.75 }}>
      <Box component="label" htmlFor={id} sx={{ typography: 'body2', fontWeight: 600 }}>
        {words.issue}
      </Box>
      <InputFrame>
        <Box
          component="select"
          id={id}
          value={issue}
          onChange={(event) => onChoose(event.target.value)}
          sx={{ width: '100%', minWidth: 0, px: 1.25 }}
        >
          <option value="">{words.noIssue}</option>
          {issues.map(({ id: value, title }) => (
            <option key={value} value={value}>
              {title}
            </option>
          ))}
        </Box>
      </InputFrame>
    </Box>
  )
}
