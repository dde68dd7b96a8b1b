import Chip from '@mui/material/Chip'
import Tooltip from '@mui/material/Tooltip'
import { useMessages } from '../messages/messages.ts'

/** Says of a record what a reader must know before relying on it: that it was invented as a sample, that it has no text. */
export function CaseMarks({ sample, digest }: { sample: boolean; digest: boolean }) {
  const { marks } = useMessages().cases
  return (
    <>
      {sample && <Mark label={marks.sample} explained={marks.sampleExplained} color="secondary" />}
      {digest && <Mark label={marks.digest} explained={marks.digestExplained} color="teal" />}
    </>
  )
}

/** One such mark; its explanation shows on hover and is part of its name for a screen reader. */
export function Mark({ label, explained, color }: { label: string; explained: string; color: 'secondary' | 'teal' | 'indigo' }) {
  return (
    <Tooltip title={explained} describeChild>
      <Chip
        size="small"
        label={label}
        sx={(theme) => ({
          height: 22,
          borderRadius: 999,
          fontSize: '0.6875rem',
          fontWeight: 600,
          letterSpacing: '0.04em',
          color: theme.vars.palette[color].main,
          backgroundColor: theme.vars.palette[color].light,
        })}
      />
    </Tooltip>
  )
}
