import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Memorandum, MemorandumBlock } from '#contract/chat-memorandum'
import type { ReactNode } from 'react'
import { useMemorandumMessages } from '../../messages/memorandum.ts'
import { TextLink } from '../../ui/TextLink.tsx'
import { addressOf } from './addresses.ts'

/** A memorandum as it is printed: its heads, the authorities with the way to each, and what was checked. */
export function MemorandumText({ memorandum: { title, day, parts, authorities, checks } }: { memorandum: Memorandum }) {
  const words = useMemorandumMessages()
  const on = new Date(day)
  return (
    <Box component="article" aria-label={words.title} sx={{ overflowWrap: 'anywhere' }}>
      <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {words.date(on)}
      </Typography>
      {parts.map(({ head, blocks }) => (
        <Part key={head} heading={words.heads[head]}>
          {blocks.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{words.none[head]}</Typography>}
          {blocks.map((block, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- a piece is what stands at its place
            <Piece key={place} block={block} />
          ))}
        </Part>
      ))}
      {authorities.length > 0 && (
        <Part heading={words.authorities}>
          {authorities.map(({ kind, listed }) => (
            <section key={kind} aria-label={words.kinds[kind]}>
              <Typography variant="h3" component="h4" sx={{ mt: 1.5, mb: 0.75 }}>
                {words.kinds[kind]}
              </Typography>
              <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.75, '& a': { color: 'primary.main' } }}>
                {listed.map(({ id, numbers, words: said }) => (
                  <li key={id}>
                    [{numbers.join(', ')}] <TextLink to={addressOf({ kind, id, paragraph: null })}>{said}</TextLink>
                  </li>
                ))}
              </Box>
            </section>
          ))}
        </Part>
      )}
      <Part heading={words.checked}>
        <Box sx={{ typography: 'body2', color: 'text.secondary', display: 'grid', gap: 0.75 }}>
          {words.statement(checks, on).map((line) => (
            <p key={line} style={{ margin: 0 }}>
              {line}
            </p>
          ))}
        </Box>
      </Part>
    </Box>
  )
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Box component="section" aria-label={heading} sx={{ mt: 3, pt: 2, borderTop: 1, borderColor: 'divider' }}>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {heading}
      </Typography>
      {children}
    </Box>
  )
}

const serif = { fontFamily: 'h1.fontFamily', lineHeight: 1.6, mt: 1 } as const

function Piece({ block: { kind, text, source } }: { block: MemorandumBlock }) {
  switch (kind) {
    case 'subheading':
      return (
        <Typography component="h4" sx={{ fontWeight: 600, mt: 2 }}>
          {text}
        </Typography>
      )
    case 'quote':
      return (
        <Box component="blockquote" sx={{ m: 0, mt: 1.5, pl: 2, borderLeft: 3, borderColor: 'secondary.main' }}>
          <Box component="p" sx={{ ...serif, m: 0 }}>
            {text}
          </Box>
          <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
            — {source}
          </Typography>
        </Box>
      )
    case 'item':
      return <Box sx={{ ...serif, pl: 2.5, textIndent: '-1.25em', '&::before': { content: '"– "' } }}>{text}</Box>
    case 'text':
      return <Box sx={{ ...serif, whiteSpace: 'pre-line' }}>{text}</Box>
  }
}
