import { sayReason } from '#contract/reasons/say-reason'
import OpenInNewRounded from '@mui/icons-material/OpenInNewRounded'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useCasePageMessages } from '../../messages/case-page.ts'
import { useImportWarnings } from '../../messages/import-warnings.ts'
import { type InformationField, listInformation } from './information-fields.ts'
import type { CaseRecord } from './read-case.ts'

/** Everything that is known of a case beside its text; `summary` stands below the one that was given. */
export function CaseInformation({ record, summary }: { record: CaseRecord; summary?: ReactNode }) {
  const { information } = useCasePageMessages()
  const importWarnings = useImportWarnings()
  const fields = listInformation(record, information)
  const read = fields.filter((field) => field.read)
  return (
    <>
      <Box
        component="details"
        sx={{ mb: 1.75, '& summary': { cursor: 'pointer', typography: 'body2', color: 'text.secondary', py: { xs: 1.25, md: 0.25 } } }}
      >
        <summary>{information.inHeader}</summary>
        <FieldList fields={fields.filter(({ inHeader }) => inHeader)} />
      </Box>
      <FieldList fields={fields.filter(({ inHeader }) => !inHeader)} summary={summary} />
      {read.length > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2.5 }}>
          {information.read(read.map(({ label }) => label))}
        </Typography>
      )}
      {record.warnings.length > 0 && (
        <Box sx={{ mt: 2.5, pt: 2, borderTop: 1, borderColor: 'divider' }}>
          <Typography
            component="h3"
            variant="label"
            sx={{ color: 'text.secondary', textTransform: 'none', letterSpacing: '0.02em', fontSize: '0.75rem' }}
          >
            {information.warnings}
          </Typography>
          <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.25, typography: 'body2' }}>
            {record.warnings
              .map((warning) => sayReason(warning, importWarnings))
              .map((words) => (
                <li key={words}>{words}</li>
              ))}
          </Box>
        </Box>
      )}
    </>
  )
}

function FieldList({ fields, summary }: { fields: InformationField[]; summary?: ReactNode }) {
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.75 }}>
      {fields.map((field) => (
        <div key={field.label}>
          <Typography
            component="dt"
            variant="label"
            sx={{ color: 'text.secondary', textTransform: 'none', letterSpacing: '0.02em', fontSize: '0.75rem' }}
          >
            {field.label}
          </Typography>
          <FieldValue field={field} />
          {field.source === 'summary' && summary !== undefined && (
            <Box component="dd" sx={{ m: 0 }}>
              {summary}
            </Box>
          )}
        </div>
      ))}
    </Box>
  )
}

function FieldValue({ field: { values, link, missing } }: { field: InformationField }) {
  const { newTab } = useCasePageMessages().information
  return values.map((value) => (
    <Typography
      key={value}
      component="dd"
      variant="body2"
      sx={{
        m: 0,
        mt: 0.25,
        fontSize: '0.875rem',
        overflowWrap: 'anywhere',
        ...(missing && { color: 'text.secondary', fontStyle: 'italic' }),
      }}
    >
      {link ? (
        <Link
          href={link}
          target="_blank"
          rel="noopener noreferrer"
          sx={{ display: 'inline-flex', gap: 0.5, alignItems: 'center', py: { xs: 1.25, md: 0 } }}
        >
          {value}
          <OpenInNewRounded titleAccess={newTab} sx={{ fontSize: '1rem' }} />
        </Link>
      ) : (
        value
      )}
    </Typography>
  ))
}
