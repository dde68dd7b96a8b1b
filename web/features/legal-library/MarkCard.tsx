import Box from '@mui/material/Box'
import { titleOfEid } from '#citations/law/name-of-eid'
import type { Definition } from '#contract/legislation-text'
import { useQuery } from '@tanstack/react-query'
import { useLegalLibraryMessages } from '../../messages/legal-library.ts'
import { HoverCard } from '../../ui/HoverCard.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { fonts } from '../../ui/theme/tokens.ts'
import { toSentence } from './to-sentence.ts'
import { provision, type Reading } from './queries.ts'

interface MarkCardProps {
  root: HTMLElement | null
  reading: Reading
  definitions: readonly Definition[]
}

/** The card of a defined term with its definition, or of a provision that the text names with its words. */
export function MarkCard({ root, reading, definitions }: MarkCardProps) {
  const { text } = useLegalLibraryMessages()
  return (
    <HoverCard
      root={root}
      links="a[data-mark]"
      label={text.defined}
      render={(link) => {
        const eid = link.dataset['eid']!
        const address = link.getAttribute('href')!
        const definition = definitions.find((one) => one.eid === eid)
        if (link.dataset['mark'] === 'term' && definition)
          return (
            <Card title={definition.term} address={address} lead={text.toTerm}>
              {definition.text}
            </Card>
          )
        const of = link.dataset['mark'] === 'constitution' ? { id: 'constitution', asAt: null } : reading
        return <ProvisionCard reading={of} eid={eid} address={address} />
      }}
    />
  )
}

/** Letters of a provision that a card shows. */
const maxShown = 600

function ProvisionCard({ reading, eid, address }: { reading: Reading; eid: string; address: string }) {
  const { text, menu } = useLegalLibraryMessages()
  const { data, isError } = useQuery(provision(reading, eid))
  if (!data) return <Card title={isError ? text.failed : text.loading} address={address} lead={menu.alone} />
  const words = data.paragraphs
    .filter(({ kind }) => kind !== 'heading')
    .map((paragraph) => paragraph.text)
    .join('\n')
  return (
    <Card
      title={[titleOfEid(data.eid) ?? data.num, toSentence(data.heading)].filter(Boolean).join(' · ')}
      address={address}
      lead={menu.alone}
    >
      {words.length > maxShown ? `${words.slice(0, maxShown).trimEnd()} …` : words}
    </Card>
  )
}

function Card({ title, address, lead, children }: { title: string; address: string; lead: string; children?: string }) {
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ fontFamily: fonts.reading, fontWeight: 600 }}>{title}</Box>
      {children !== undefined && (
        <Box sx={{ typography: 'body2', whiteSpace: 'pre-line', maxHeight: 260, overflowY: 'auto', fontFamily: fonts.reading }}>
          {children}
        </Box>
      )}
      <TextLink to={address} sx={{ color: 'primary.main', fontWeight: 600, typography: 'body2' }}>
        {lead}
      </TextLink>
    </Box>
  )
}
