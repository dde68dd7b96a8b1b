import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { type OwnDocument, maxOwnBytes, maxOwnDocuments } from '#contract/library'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link as RouterLink } from 'react-router'
import { useLibraryMessages } from '../../messages/library.ts'
import { useMessages } from '../../messages/messages.ts'
import { divideTitle } from '../../ui/case-name.ts'
import { CaseMarks } from '../../ui/CaseMarks.tsx'
import { CourtTag } from '../../ui/CourtTag.tsx'
import { formatDay } from '../../ui/day.ts'
import { divided } from '../../ui/list-row.ts'
import { Tag } from '../../ui/Tag.tsx'
import { NothingHere } from '../../ui/NothingHere.tsx'
import { RetryNotice } from '../../ui/RetryNotice.tsx'
import { RowsLoading } from '../../ui/RowsLoading.tsx'
import { DocumentActions } from './DocumentActions.tsx'
import { toEditable } from './editable.ts'
import { fromLibrary } from './from-library.ts'
import { documentRoom, documentsOnPage, ownDocuments, useForgetDocuments } from './queries.ts'
import { uploadQueue } from './upload-queue.ts'

/** An account's own documents, page by page. */
export function DocumentList() {
  const library = useLibraryMessages()
  const { list } = library
  const [page, setPage] = useState(1)
  const { data, error, isFetching, refetch } = useQuery(ownDocuments(page))
  const { data: room } = useQuery(documentRoom)
  const forget = useForgetDocuments()
  useEffect(() => uploadQueue.onFinished(() => void forget()), [forget])

  if (!data && error && !isFetching)
    return <RetryNotice words={`${library.failure.title}. ${error.message}`} onRetry={() => void refetch()} />
  const pages = data ? Math.max(1, Math.ceil(data.total / documentsOnPage)) : 1
  // The last document of the last page was deleted.
  if (page > pages) setPage(pages)
  return (
    <Box component="section" aria-labelledby="documents-title" aria-busy={!data}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.25, alignItems: 'baseline', mb: 1.5 }}>
        <Typography variant="h2" id="documents-title" sx={{ flex: 1, whiteSpace: 'nowrap' }}>
          {list.title}
        </Typography>
        {data && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {list.room(data.total, room?.most ?? maxOwnDocuments, library.size(data.bytes), library.size(maxOwnBytes))}
          </Typography>
        )}
      </Box>
      {!data && <RowsLoading label={list.loading} rows={3} height={88} />}
      {data?.total === 0 && <NothingHere title={library.empty.title} advice={library.empty.advice} />}
      {data && data.total > 0 && (
        <Card component="ul" aria-label={list.title} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data.results.map((document) => (
            <DocumentRow key={document.id} document={document} />
          ))}
        </Card>
      )}
      {pages > 1 && (
        <Box component="nav" aria-label={list.pages} sx={{ display: 'flex', gap: 1.5, alignItems: 'center', mt: 1.5 }}>
          <Button variant="outlined" color="inherit" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {list.newer}
          </Button>
          <Typography variant="body2" component="output">
            {list.page(page, pages)}
          </Typography>
          <Button variant="outlined" color="inherit" disabled={page === pages} onClick={() => setPage(page + 1)}>
            {list.older}
          </Button>
        </Box>
      )}
    </Box>
  )
}

function DocumentRow({ document }: { document: OwnDocument }) {
  const { cases } = useMessages()
  const { list } = useLibraryMessages()
  const name = divideTitle(document.title, { caseNumber: document.case_number, citation: document.citation }).parties || cases.untitled
  const to = `/cases/${encodeURIComponent(document.id)}`
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gap: { xs: 0.75, md: 2 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
        alignItems: 'center',
        px: { xs: 2, sm: 2.5 },
        py: { xs: 1.5, md: 1.75 },
        ...divided,
      }}
    >
      <Box sx={{ minWidth: 0, display: 'grid', gap: 0.75 }}>
        <Box sx={{ display: 'flex', gap: 1.25, alignItems: 'center', flexWrap: 'wrap' }}>
          <Typography variant="h3" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
            <Link component={RouterLink} to={to} state={fromLibrary} color="inherit" sx={{ py: 0.5 }}>
              {name}
            </Link>
          </Typography>
          <CaseMarks sample={document.sample} digest={document.kind === 'digest'} isPrivate={document.private} />
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, alignItems: 'center' }}>
          <CourtTag court={document.court ?? cases.noCourt} level={document.hierarchy_level} />
          <Tag>{document.date ? formatDay(document.date) : list.undated}</Tag>
          <Tag hue="quiet">{document.document_type ?? list.noType}</Tag>
          <Typography component="span" variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {[document.case_number === name ? null : document.case_number, list.added(formatDay(document.added_at))]
              .filter(Boolean)
              .join(' · ')}
          </Typography>
        </Box>
      </Box>
      <DocumentActions document={toEditable(document)} readAt={to} state={fromLibrary} />
    </Box>
  )
}
