import { useMessages } from '../messages/messages.ts'
import { Tag } from './Tag.tsx'

/** Says of a record what a reader must know before relying on it: that it was invented as a sample, that it has no text. */
export function CaseMarks({ sample, digest }: { sample: boolean; digest: boolean }) {
  const { marks } = useMessages().cases
  return (
    <>
      {sample && (
        <Tag mark hue="secondary" title={marks.sampleExplained}>
          {marks.sample}
        </Tag>
      )}
      {digest && (
        <Tag mark hue="teal" title={marks.digestExplained}>
          {marks.digest}
        </Tag>
      )}
    </>
  )
}
