import Box from '@mui/material/Box'
import type { CaseSignal } from '#contract/citator'
import { useStandingMessages } from '../../messages/standing.ts'
import { useMessages } from '../../messages/messages.ts'
import { formatDay } from '../../ui/day.ts'
import { SignalTag } from '../../ui/SignalTag.tsx'
import { CaseLink, PlaceLink } from './CaseLink.tsx'
import { QuotedWords } from './QuotedWords.tsx'

/** How later decisions leave a case: shape, words, the words that say so, and the day. */
export function StandingWords({ signal }: { signal: CaseSignal }) {
  const words = useStandingMessages()
  const { signals } = useMessages().cases
  const { case: by, words: said, afterwards, source } = signal
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 }}>
        <SignalTag signal={signal} />
        <span>
          {words.by} <CaseLink of={by} />
        </span>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {[by.court, by.date && formatDay(by.date)].filter(Boolean).join(', ')}
        </Box>
      </Box>
      <QuotedWords quote={said.quote}>
        <PlaceLink of={by} paragraph={said.paragraph} number={said.number} />
        <span>{words.source[source]}</span>
      </QuotedWords>
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
        {afterwards && <Box component="strong">{words.afterwards(signals[afterwards.kind])} </Box>}
        {words.asAt(formatDay(signal.as_at))}
      </Box>
    </>
  )
}
