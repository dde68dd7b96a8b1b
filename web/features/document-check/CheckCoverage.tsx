import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { CheckReport } from '#contract/document-check'
import { maxResolved } from '#contract/citations'
import { useDocumentCheckMessages } from '../../messages/document-check.ts'
import { formatDay } from '../../ui/day.ts'

/** What the check does not cover: what was not looked up or compared, and what the library holds at all. */
export function CheckCoverage({ report }: { report: CheckReport }) {
  const { coverage: words, apart, notCompared, noSignals, notLookedUp } = useDocumentCheckMessages()
  const { cases, courts } = report.coverage
  const cited = report.citations.filter(({ kind }) => !lawKinds.has(kind)).length
  return (
    <Box component="details" sx={{ typography: 'body2', color: 'text.secondary', borderTop: 1, borderColor: 'divider', px: 2, py: 1.5 }}>
      <Box
        component="summary"
        sx={{ cursor: 'pointer', fontWeight: 600, color: 'text.primary', minHeight: { xs: 44, md: 28 }, alignContent: 'center' }}
      >
        {words.title}
      </Box>
      <Typography variant="body2" sx={{ mb: 1 }}>
        {words.statement(words.cases(cases))}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.25, mb: 1 }}>
        {courts.map(({ court, cases: count, first, latest, last_import }) => (
          <li key={court}>
            {[
              `${court}: ${words.cases(count)}`,
              first && latest && words.decided(formatDay(first), formatDay(latest)),
              words.imported(formatDay(last_import)),
            ]
              .filter(Boolean)
              .join(', ')}
          </li>
        ))}
      </Box>
      {report.quotes_without_case > 0 && <p>{apart(report.quotes_without_case)}</p>}
      {report.quotes_not_compared > 0 && <p>{notCompared(report.quotes_not_compared)}</p>}
      {report.looked_up >= maxResolved && cited > report.looked_up && <p>{notLookedUp(cited - report.looked_up)}</p>}
      {!report.signals_checked && <p>{noSignals}</p>}
    </Box>
  )
}

const lawKinds: ReadonlySet<string> = new Set(['article', 'statute', 'statute_bare', 'rule', 'rule_bare', 'act', 'legal_notice'])
