import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import type { AlignedPassage, ComparedCase } from '#contract/compare'
import { useComparingMessages } from '../../messages/comparing.ts'
import { divideTitle } from '../../ui/case-name.ts'
import { Tag } from '../../ui/Tag.tsx'
import { ParagraphLink } from './ParagraphLink.tsx'

/** Paragraphs of several cases on one matter, side by side, with what they share. */
export function AlignedPassages({ cases, passages }: { cases: readonly ComparedCase[]; passages: readonly AlignedPassage[] }) {
  const { passages: words } = useComparingMessages()
  return (
    <section aria-labelledby="passages">
      <Typography variant="h2" id="passages" sx={{ mb: 2 }}>
        {words.title}
      </Typography>
      {passages.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{words.none}</Typography>}
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
        {passages.map((passage) => (
          <Card component="li" key={passage.places.map(({ case_id: id, paragraph }) => `${id} ${paragraph}`).join(' ')} sx={{ p: 2 }}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, alignItems: 'center', mb: 1.5 }}>
              <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
                {words.shared}
              </Box>
              {[...passage.authorities, ...passage.terms].slice(0, 8).map((term) => (
                <Tag key={term} hue={passage.authorities.includes(term) ? 'primary' : 'quiet'}>
                  {term}
                </Tag>
              ))}
            </Box>
            <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { md: `repeat(${cases.length}, minmax(0, 1fr))` } }}>
              {cases.map((one) => (
                <PassageIn key={one.case.id} of={one} passage={passage} />
              ))}
            </Box>
          </Card>
        ))}
      </Box>
    </section>
  )
}

function PassageIn({ of, passage }: { of: ComparedCase; passage: AlignedPassage }) {
  const { passages: words } = useComparingMessages()
  const place = passage.places.find(({ case_id: id }) => id === of.case.id)
  const name = divideTitle(of.case.title, { caseNumber: of.case.case_number, citation: of.case.citation }).parties
  if (!place) return <Box sx={{ color: 'text.secondary', typography: 'body2', display: { xs: 'none', md: 'block' } }}>{words.absent}</Box>
  return (
    <div>
      <Box sx={{ typography: 'body2', color: 'text.secondary', mb: 0.5 }}>
        {name} <ParagraphLink of={of} paragraph={place.paragraph} number={place.number} />
        {place.opinion_kind === 'dissenting' && (
          <Tag mark hue="burgundy">
            {words.dissent}
          </Tag>
        )}
      </Box>
      <Box
        sx={{ fontFamily: (theme) => theme.typography.h1.fontFamily, lineHeight: 1.6, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
      >
        {place.text}
      </Box>
    </div>
  )
}
