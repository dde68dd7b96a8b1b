import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { trackPrecedent } from '#contract/citator'
import type { Output } from '#contract/endpoint'
import { Link as RouterLink } from 'react-router'
import { useAnalyticsMessages } from '../../messages/analytics.ts'
import { citingAddress } from './cases-address.ts'
import { FiguresTable, inlineLink, useCountCell } from './FiguresTable.tsx'

/** Which paragraphs of a case are cited: the number opens the paragraph, the figure the cases that name it. */
export function CitedParagraphs({ data: { id, total, pinpointed, paragraphs } }: { data: Output<typeof trackPrecedent> }) {
  const { case: words } = useAnalyticsMessages()
  const countCell = useCountCell()
  if (paragraphs.length === 0) return <Typography variant="body2">{words.unpinpointed}</Typography>
  return (
    <div>
      <FiguresTable
        caption={words.paragraphs}
        columns={[words.paragraph, words.count]}
        rows={paragraphs.map(({ number, count }) => {
          const name = words.paragraphNamed(number)
          return {
            key: String(number),
            name: { words: name, to: `/cases/${encodeURIComponent(id)}#para-${number}` },
            cells: [countCell(count, words.count, name, citingAddress(`${id}~${number}`))],
          }
        })}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
        {words.pinpointed(pinpointed, total)}{' '}
        <Link component={RouterLink} to={citingAddress(`${id}~paragraph`)} sx={inlineLink}>
          {words.openPinpointed(pinpointed)}
        </Link>
      </Typography>
    </div>
  )
}
