import LockOutlined from '@mui/icons-material/LockOutlined'
import { useMessages } from '../messages/messages.ts'
import { SampleMark } from './SampleMark.tsx'
import { Tag } from './Tag.tsx'

/** Says of a record what a reader must know before relying on it: that only they see it, that it was invented as a sample, that it has no text. */
export function CaseMarks({ sample, digest, isPrivate }: { sample: boolean; digest: boolean; isPrivate: boolean }) {
  const { marks } = useMessages().cases
  return (
    <>
      {isPrivate && (
        <Tag mark hue="burgundy" title={marks.privateExplained}>
          <LockOutlined sx={{ fontSize: 12, mr: '-2px' }} />
          {marks.private}
        </Tag>
      )}
      {sample && <SampleMark />}
      {digest && (
        <Tag mark hue="teal" title={marks.digestExplained}>
          {marks.digest}
        </Tag>
      )}
    </>
  )
}
