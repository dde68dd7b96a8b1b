import type { Digest, Statement } from '#contract/cases'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useReaderMessages } from '../../messages/reader.ts'

/** What was made of a judgment: by whom, then its sentences by kind, each with the paragraphs that bear it out. */
export function DigestView({ digest, compact = false }: { digest: Digest; compact?: boolean }) {
  const { digest: words } = useReaderMessages()
  const groups = [...Map.groupBy(digest.statements, groupOf)]
  const source = digest.source === 'model' ? words.model(digest.model ?? words.noModelName) : words.extracted
  return (
    <Box sx={{ display: 'grid', gap: compact ? 1.5 : 2.5 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {source} · {words.made(digest.made_at)}
      </Typography>
      {digest.statements.length === 0 && (
        <Typography variant="body2">{digest.reason_code === null ? words.nothing : words.empty[digest.reason_code]}</Typography>
      )}
      {groups.map(([group, statements]) => (
        <section key={group}>
          {(groups.length > 1 || group !== 'point') && (
            <Typography component="h3" variant="label" sx={{ mb: 1, color: group === 'dissent' ? 'burgundy.main' : 'text.secondary' }}>
              {group === 'dissent' ? words.dissents : words.kinds[group]}
            </Typography>
          )}
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: compact ? 1 : 1.75 }}>
            {statements.map((statement) => (
              <StatementLine key={statement.text} statement={statement} compact={compact} />
            ))}
          </Box>
        </section>
      ))}
    </Box>
  )
}

/** A dissent never stands among the holdings. */
const groupOf = ({ kind, opinion_kind }: Statement) => (opinion_kind === 'dissenting' ? 'dissent' : kind)

function StatementLine({ statement, compact }: { statement: Statement; compact: boolean }) {
  const { digest: words } = useReaderMessages()
  const { text, paragraphs, author, opinion_kind: kind } = statement
  const by = { sole: null, majority: null, dissenting: words.dissentBy, concurring: words.concurringBy, opinion: words.opinionBy }
  const of = author === null || kind === null ? null : (by[kind]?.(author) ?? null)
  return (
    <Box
      component="li"
      sx={{
        pl: 1.5,
        borderLeft: 2,
        borderColor: kind === 'dissenting' ? 'burgundy.main' : 'divider',
        typography: compact ? 'body2' : 'body1',
        ...(!compact && { fontFamily: (theme) => theme.typography.h1.fontFamily, fontSize: '1.0625rem', lineHeight: 1.6 }),
      }}
    >
      {text}{' '}
      {paragraphs.map(({ id, number }) => (
        <Link
          key={id}
          href={`#p-${id}`}
          aria-label={number === null ? words.goToUnnumbered(id) : words.goTo(number)}
          sx={{ typography: 'body2', fontWeight: 600, whiteSpace: 'nowrap', mr: 0.75, py: 0.5 }}
        >
          {number === null ? words.unnumbered(id) : words.paragraph(number)}
        </Link>
      ))}
      {of !== null && (
        <Typography
          component="span"
          variant="body2"
          sx={{ display: 'block', color: kind === 'dissenting' ? 'burgundy.main' : 'text.secondary' }}
        >
          {of}
        </Typography>
      )}
    </Box>
  )
}
