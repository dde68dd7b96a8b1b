import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { Statement } from '#contract/cases'
import type { ComparedCase } from '#contract/compare'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router'
import { measures } from '../../ui/theme/tokens.ts'
import { useComparingMessages } from '../../messages/comparing.ts'
import { useReaderMessages } from '../../messages/reader.ts'
import { divideTitle } from '../../ui/case-name.ts'
import { CaseMarks } from '../../ui/CaseMarks.tsx'
import { CourtTag } from '../../ui/CourtTag.tsx'
import { formatDay } from '../../ui/day.ts'
import { Tag } from '../../ui/Tag.tsx'
import { ParagraphLink } from './ParagraphLink.tsx'

type Row = [label: string, content: (one: ComparedCase) => ReactNode]

/** The records, and what each court was asked, held and ordered: one column for each case, one row for each question. */
export function ComparisonTable({ cases }: { cases: readonly ComparedCase[] }) {
  const words = useComparingMessages()
  const { rows, notAvailable, noCourt } = words
  const facts: Row[] = [
    [rows.court, ({ case: { court, hierarchy_level: level } }) => <CourtTag court={court ?? noCourt} level={level} />],
    [rows.date, ({ case: { date, year } }) => (date ? formatDay(date) : (year ?? notAvailable))],
    [rows.citation, ({ case: { citation } }) => citation ?? notAvailable],
    [rows.number, ({ case: { case_number: number } }) => number ?? notAvailable],
    [rows.judges, ({ case: { judges } }) => (judges.length > 0 ? judges.join(', ') : notAvailable)],
    [rows.parties, ({ case: { parties } }) => (parties.length > 0 ? <Parties parties={parties} /> : notAvailable)],
    ...(cases.some(({ case: { legal_areas: areas } }) => areas.length > 0)
      ? [[rows.areas, ({ case: { legal_areas: areas } }: ComparedCase) => areas.join(', ') || notAvailable] satisfies Row]
      : []),
    [rows.outcome, ({ case: { outcome } }) => outcome ?? notAvailable],
    ...(cases.some(({ case: { status } }) => status)
      ? [[rows.status, ({ case: { status } }: ComparedCase) => status ?? notAvailable] satisfies Row]
      : []),
  ]
  const said: Row[] = [
    [rows.issues, (one) => <Statements of={one} list={one.issues} />],
    [rows.holdings, (one) => <Statements of={one} list={one.holdings} />],
    [rows.orders, (one) => <Statements of={one} list={one.orders} />],
    ...(cases.some(({ dissents }) => dissents.length > 0)
      ? [[rows.dissents, (one: ComparedCase) => <Statements of={one} list={one.dissents} />] satisfies Row]
      : []),
  ]
  return (
    <div>
      <Box
        sx={{ overflowX: 'auto', border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}
        tabIndex={0}
        component="section"
        aria-label={words.title}
      >
        <Box
          component="table"
          sx={{ ...table, minWidth: { xs: sideWidth.xs + cases.length * 248, sm: sideWidth.sm + cases.length * 240 } }}
        >
          <thead>
            <tr>
              <Box component="th" scope="col" sx={{ width: sideWidth }}>
                {rows.record}
              </Box>
              {cases.map(({ case: one }) => (
                <th key={one.id} scope="col">
                  <Link
                    component={RouterLink}
                    to={`/cases/${encodeURIComponent(one.id)}`}
                    color="inherit"
                    sx={{ typography: 'h3', fontSize: '1rem' }}
                  >
                    {divideTitle(one.title, { caseNumber: one.case_number, citation: one.citation }).parties}
                  </Link>
                  <Box sx={{ mt: 0.75, display: 'flex', gap: 0.5 }}>
                    <CaseMarks sample={one.sample} digest={one.kind === 'digest'} isPrivate={one.private} />
                  </Box>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[...facts, ...said].map(([label, content]) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {cases.map((one) => (
                  <td key={one.case.id}>{content(one)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
        {words.extracted}
      </Typography>
    </div>
  )
}

/** Px of the column of labels, which stays while the cases are moved: beside it a phone shows one case, and that there are more. */
const sideWidth = { xs: 92, sm: 140 }

const table = {
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  'th, td': { textAlign: 'left', verticalAlign: 'top', p: 1.5, overflowWrap: 'anywhere' },
  'td, thead th + th': { borderLeft: 1, borderColor: 'divider' },
  'tbody tr': { borderTop: 1, borderColor: 'divider' },
  'tbody th, thead th:first-of-type': {
    typography: 'body2',
    fontWeight: 600,
    color: 'text.secondary',
    position: 'sticky',
    left: 0,
    bgcolor: 'background.paper',
    px: { xs: 1, sm: 1.5 },
  },
  scrollMarginTop: measures.topBar,
} as const

function Parties({ parties }: { parties: ComparedCase['case']['parties'] }) {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}>
      {parties.map(({ name, role }) => (
        <li key={`${name} ${role}`}>
          {name}
          {role !== null && (
            <Box component="span" sx={{ color: 'text.secondary', typography: 'body2' }}>
              {` · ${role}`}
            </Box>
          )}
        </li>
      ))}
    </Box>
  )
}

/** The court's own sentences, each with its paragraph. */
function Statements({ of, list }: { of: ComparedCase; list: readonly Statement[] }) {
  const words = useComparingMessages()
  const { empty } = useReaderMessages().digest
  if (list.length === 0)
    return (
      <Box sx={{ color: 'text.secondary', typography: 'body2' }}>{of.reason_code === null ? words.nothing : empty[of.reason_code]}</Box>
    )
  return (
    <Box
      component="ul"
      sx={{
        m: 0,
        p: 0,
        listStyle: 'none',
        display: 'grid',
        gap: 1.25,
        fontFamily: (theme) => theme.typography.h1.fontFamily,
        lineHeight: 1.55,
      }}
    >
      {list.map(({ text, paragraphs, author, opinion_kind: opinion }) => (
        <li key={`${paragraphs[0]?.id ?? ''} ${text}`}>
          {opinion === 'dissenting' && (
            <Box sx={{ mb: 0.5 }}>
              <Tag mark hue="burgundy">
                {words.passages.dissent}
                {author !== null && ` ${words.by(author)}`}
              </Tag>
            </Box>
          )}
          {text}{' '}
          {paragraphs.map((paragraph) => (
            <ParagraphLink key={paragraph.id} of={of} paragraph={paragraph.id} number={paragraph.number} />
          ))}
        </li>
      ))}
    </Box>
  )
}
