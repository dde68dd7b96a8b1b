import Box from '@mui/material/Box'
import { type ImportOutcomeKind, type ImportRun, importOutcomes } from '#contract/imports'
import { sayReason } from '#contract/reasons/say-reason'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAdministrationMessages } from '../../messages/administration.ts'
import { useImportReasons } from '../../messages/import-reasons.ts'
import { Choice } from '../../ui/Choice.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { PagedList } from '../../ui/PagedList.tsx'
import { Facts, Filters } from './Part.tsx'
import { importRecords } from './queries.ts'

/** What became of each record of an import, first those that were rejected. */
export function ImportRecords({ run: { id, counts } }: { run: ImportRun }) {
  const words = useAdministrationMessages()
  const { imports: own } = words
  const said = useImportReasons()
  const [outcome, setOutcome] = useState<ImportOutcomeKind | ''>(counts.rejected > 0 ? 'rejected' : '')
  const query = useInfiniteQuery(importRecords(id, outcome))
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 1,
        pl: { md: 2 },
        borderLeft: { md: 2 },
        borderColor: { md: 'divider' },
      }}
    >
      <Filters>
        <Choice label={own.outcome} value={outcome} onChange={(value) => setOutcome(value as ImportOutcomeKind | '')}>
          <option value="">{words.any}</option>
          {importOutcomes.map((kind) => (
            <option key={kind} value={kind}>
              {own.count(kind, counts[kind])}
            </option>
          ))}
        </Choice>
      </Filters>
      <PagedList query={query} label={own.show} none={own.noRecords}>
        {({ file, outcome: became, case_id: caseId, reason_codes: reasons }) => (
          <Box component="li" key={file}>
            <Box sx={{ overflowWrap: 'anywhere' }}>{file}</Box>
            <Facts
              of={[
                own.outcomes[became],
                caseId !== null && <TextLink to={`/cases/${caseId}`}>{caseId}</TextLink>,
                reasons.map((one) => sayReason(one, said)).join('; '),
              ]}
            />
          </Box>
        )}
      </PagedList>
    </Box>
  )
}
