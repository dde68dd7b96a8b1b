import { useMessages } from '../messages/messages.ts'
import { Tag } from './Tag.tsx'

/** Says of a case that it was invented. */
export function SampleMark() {
  const { marks } = useMessages().cases
  return (
    <Tag mark hue="secondary" title={marks.sampleExplained}>
      {marks.sample}
    </Tag>
  )
}
