import Box from '@mui/material/Box'
import type { ActInBrief } from '#contract/legislation'
import { useLegalLibraryMessages } from '../../messages/legal-library.ts'
import { Tag } from '../../ui/Tag.tsx'
import { numbersOf } from './numbers-of.ts'

/** 'No. 11 of 2007 · Cap. 226', or the legal notice of rules. */
export const useActNumbers = (act: Parameters<typeof numbersOf>[0]): string[] => numbersOf(act, useLegalLibraryMessages())

/** '96 sections', '264 articles', '647 rules': what the provisions of an Act are called, counted. */
export function useUnitCount({ kind, title }: Pick<ActInBrief, 'kind' | 'title'>): (units: number) => string {
  const { list } = useLegalLibraryMessages()
  if (kind === 'constitution') return list.articles
  if (kind !== 'subsidiary') return list.sections
  return /\brules\b/i.test(title) ? list.rules : list.provisions
}

/** What an Act is, where that is not what one expects: repealed, not commenced, only a guide. */
export function ActMarks({ act: { status, guide } }: { act: Pick<ActInBrief, 'status' | 'guide'> }) {
  const words = useLegalLibraryMessages()
  if (status === 'in_force' && !guide) return null
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: 0.75, flexWrap: 'wrap' }}>
      {status !== 'in_force' && (
        <Tag mark hue={status === 'repealed' ? 'burgundy' : 'secondary'}>
          {words.statuses[status]}
        </Tag>
      )}
      {guide && (
        <Tag mark hue="indigo">
          {words.guide}
        </Tag>
      )}
    </Box>
  )
}
