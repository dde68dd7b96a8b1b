import ContentCopyRounded from '@mui/icons-material/ContentCopyRounded'
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded'
import EditOutlined from '@mui/icons-material/EditOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import type { KeptCitation } from '#contract/citation-lists'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router'
import { useCitationMessages } from '../../messages/citations.ts'
import { copyText } from '../../ui/clipboard.ts'
import { listRow } from '../../ui/list-row.ts'
import { addressOfProvision } from '../../ui/law-address.ts'
import { addressOfCited } from '../../ui/address-of-cited.ts'
import { Tag } from '../../ui/Tag.tsx'
import { useToast } from '../../ui/toast.tsx'
import { QuotedWords } from './QuotedWords.tsx'

interface CitationRowProps {
  citation: KeptCitation
  /** What other areas do with it. */
  more?: ReactNode
  /** Where it can be chosen with others. */
  select?: { isSelected: boolean; onToggle: () => void } | undefined
  onEdit: () => void
  onDelete: () => void
}

/** One citation as its style writes it, with what may be done with it. */
export function CitationRow({ citation, more, select, onEdit, onDelete }: CitationRowProps) {
  const messages = useCitationMessages()
  const { said, styles, kinds } = messages
  const showToast = useToast()
  const name = citation.case_title ?? citation.text
  const copy = async () => {
    const copied = await copyText(citation.text)
    showToast(copied ? said.copied : said.notCopied, { severity: copied ? 'success' : 'error', about: 'clipboard' })
  }
  return (
    <Box
      component="li"
      sx={{
        ...listRow,
        // What can be done with it takes half a tablet.
        gridTemplateColumns: select
          ? { xs: 'auto minmax(0, 1fr)', lg: 'auto minmax(0, 1fr) auto' }
          : { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) auto' },
        pt: { xs: 1.75, sm: 2 },
        pb: { xs: 0.75, sm: 2 },
      }}
    >
      {select && (
        <Box
          component="label"
          sx={{ alignSelf: 'start', display: 'grid', placeItems: 'center', width: 44, height: 44, mx: -1.5, mt: -1.25, cursor: 'pointer' }}
        >
          <Box
            component="input"
            type="checkbox"
            aria-label={messages.many.select(name)}
            checked={select.isSelected}
            onChange={select.onToggle}
            sx={{ width: 18, height: 18, m: 0 }}
          />
        </Box>
      )}
      <Box sx={{ minWidth: 0, display: 'grid', gap: 1 }}>
        <Box
          component="p"
          sx={{
            m: 0,
            fontFamily: (theme) => theme.typography.h3.fontFamily,
            fontSize: '1.0625rem',
            lineHeight: 1.45,
            overflowWrap: 'anywhere',
          }}
        >
          <StyledText citation={citation} />
        </Box>
        {citation.words !== '' && <QuotedWords lines={4}>{citation.words}</QuotedWords>}
        {citation.relied_on !== '' && (
          <Box component="p" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            {messages.cite.reliedOnFor(citation.relied_on)}
          </Box>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, alignItems: 'center', typography: 'body2', color: 'text.secondary' }}>
          <Tag>{styles[citation.style]}</Tag>
          <Tag hue="quiet">{kinds[citation.kind]}</Tag>
          {citation.provision_id && (
            <Link
              component={RouterLink}
              to={addressOfProvision(...(citation.provision_id.split('~') as [string, string]))}
              aria-label={messages.readProvisionNamed(name)}
              sx={{ px: 0.5, py: { xs: 1.25, md: 0.25 } }}
            >
              {messages.readProvision}
            </Link>
          )}
          {citation.case_id && (
            <Link
              component={RouterLink}
              to={addressOfCited(citation.case_id, citation.pinpoint)}
              aria-label={messages.readNamed(name)}
              sx={{ px: 0.5, py: { xs: 1.25, md: 0.25 } }}
            >
              {messages.read}
            </Link>
          )}
        </Box>
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: { xs: 0, sm: 0.5 },
          ml: { xs: -1, lg: 0 },
          mr: { xs: -2, sm: 0 },
          '& .MuiButton-root': { px: { xs: 0.75, sm: 1 } },
          ...(select && { gridColumn: { xs: '1 / -1', lg: 'auto' } }),
        }}
      >
        <Button size="small" startIcon={<ContentCopyRounded />} aria-label={messages.copyNamed(name)} onClick={() => void copy()}>
          {messages.copy}
        </Button>
        {more}
        <IconButton aria-label={messages.editNamed(name)} title={messages.edit} onClick={onEdit}>
          <EditOutlined fontSize="small" />
        </IconButton>
        <IconButton aria-label={messages.removeNamed(name)} title={messages.remove} onClick={onDelete}>
          <DeleteOutlineRounded fontSize="small" />
        </IconButton>
      </Box>
    </Box>
  )
}

/** The text with the names of cases or Acts in italics. */
function StyledText({ citation: { text, italics } }: { citation: KeptCitation }) {
  const ends = italics.map(([, end]) => end)
  return (
    <>
      {italics.map(([start, end], index) => (
        <span key={start}>
          {text.slice(ends[index - 1] ?? 0, start)}
          <i>{text.slice(start, end)}</i>
        </span>
      ))}
      {text.slice(ends.at(-1) ?? 0)}
    </>
  )
}
