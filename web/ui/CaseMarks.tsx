import LockOutlined from '@mui/icons-material/LockOutlined'
import { useMessages } from '../messages/messages.ts'
import { type Marked, marksOf } from './case-marks.ts'
import { Tag } from './Tag.tsx'

/** Says of a record what a reader must know before relying on it. */
export function CaseMarks(record: Marked) {
  const { cases } = useMessages()
  return marksOf(record, cases).map(({ kind, hue, said, explained }) => (
    <Tag key={kind} mark hue={hue} title={explained}>
      {kind === 'isPrivate' && <LockOutlined />}
      {said}
    </Tag>
  ))
}
