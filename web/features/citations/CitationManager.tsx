import AddRounded from '@mui/icons-material/AddRounded'
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined'
import SearchRounded from '@mui/icons-material/SearchRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { type AuthorityKind, type KeptCitation, authorityKinds } from '#contract/citation-lists'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link as RouterLink } from 'react-router'
import { useCitationMessages } from '../../messages/citations.ts'
import { InputFrame } from '../../ui/input-frame.ts'
import { NothingHere } from '../../ui/NothingHere.tsx'
import { RetryNotice } from '../../ui/RetryNotice.tsx'
import { SelectAllBar } from '../../ui/SelectAllBar.tsx'
import { RowsLoading } from '../../ui/RowsLoading.tsx'
import { CitationDialog } from './CitationDialog.tsx'
import { CitationRow } from './CitationRow.tsx'
import { ExchangeMenu } from './ExchangeMenu.tsx'
import { ImportDialog } from './ImportDialog.tsx'
import { citationsOnPage, keptCitations } from './queries.ts'
import { useRemoveCitation } from './use-remove-citation.ts'

const everything: { query: string; kind: AuthorityKind | null; page: number } = { query: '', kind: null, page: 1 }

interface CitationManagerProps {
  /** What other areas do with a citation, with all that are selected, and with all of them. */
  renderMore?: (citation: KeptCitation) => ReactNode
  renderSelected?: (ids: readonly string[]) => ReactNode
  actions?: ReactNode
}

/** The citations of an account: searched, added, changed, copied, taken in and out. */
export function CitationManager({ renderMore, renderSelected, actions }: CitationManagerProps) {
  const messages = useCitationMessages()
  const [filter, setFilter] = useState(everything)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [open, setOpen] = useState<'add' | 'import' | KeptCitation | null>(null)
  const { text, type, restart } = useTypedQuery((query) => setFilter((before) => ({ ...before, query, page: 1 })))
  const { data, error, isFetching, refetch } = useQuery(keptCitations(filter))
  const remove = useRemoveCitation()
  const isFiltered = filter.query !== '' || filter.kind !== null
  const pages = data ? Math.max(1, Math.ceil(data.total / citationsOnPage)) : 1
  // The last citation of the last page was deleted.
  if (filter.page > pages) setFilter({ ...filter, page: pages })

  return (
    <Box component="section" aria-labelledby="citations-count" aria-busy={!data}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1.25,
          mb: { xs: 2, md: 2.5 },
          '& > .MuiButton-root': { flex: { xs: '1 1 auto', sm: 'none' }, px: { xs: 1.5, sm: 2 } },
          '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } },
        }}
      >
        <Button variant="contained" startIcon={<AddRounded />} onClick={() => setOpen('add')}>
          {messages.add}
        </Button>
        <ExchangeMenu onImport={() => setOpen('import')} isEmpty={data?.total === 0 && !isFiltered} />
        <Button variant="outlined" color="inherit" component={RouterLink} to="/citations/check" startIcon={<FactCheckOutlined />}>
          {messages.check}
        </Button>
        {actions}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.25, alignItems: 'center', mb: 1.5 }}>
        <InputFrame sx={{ flex: '1 1 260px', maxWidth: 460, pl: 1.25 }}>
          <SearchRounded fontSize="small" sx={{ color: 'text.secondary', mr: 1 }} />
          <Box
            component="input"
            type="search"
            aria-label={messages.search}
            placeholder={messages.search}
            maxLength={200}
            value={text}
            onChange={(event) => type(event.target.value)}
            onKeyDown={(event) => event.key === 'Enter' && type(text, 0)}
            sx={{ flex: 1 }}
          />
        </InputFrame>
        <InputFrame>
          <Box
            component="select"
            aria-label={messages.kind}
            value={filter.kind ?? ''}
            onChange={(event) => setFilter({ ...filter, kind: (event.target.value || null) as AuthorityKind | null, page: 1 })}
            sx={{ px: 1.25 }}
          >
            <option value="">{messages.every}</option>
            {authorityKinds.map((kind) => (
              <option key={kind} value={kind}>
                {messages.kinds[kind]}
              </option>
            ))}
          </Box>
        </InputFrame>
        <Typography id="citations-count" component="output" variant="body2" sx={{ color: 'text.secondary', ml: { sm: 'auto' } }}>
          {data ? messages.count(data.total) : messages.loading}
        </Typography>
      </Box>
      {!data && error && !isFetching && (
        <RetryNotice words={`${messages.failure.title}. ${error.message}`} onRetry={() => void refetch()} />
      )}
      {!data && (isFetching || !error) && <RowsLoading label={messages.loading} rows={3} height={84} />}
      {data?.total === 0 && (
        <NothingHere
          title={isFiltered ? messages.empty.none : messages.empty.title}
          advice={isFiltered ? messages.empty.noneAdvice : messages.empty.advice}
        />
      )}
      {data && data.total > 0 && renderSelected && (
        <SelectAllBar
          words={{ label: messages.many.label, selectAll: messages.many.selectAll, selected: messages.many.selected }}
          shown={data.results.map(({ id }) => id)}
          selected={selected}
          onSelect={setSelected}
        >
          {renderSelected([...selected])}
          <Button size="small" color="inherit" onClick={() => setSelected(new Set())} sx={{ ml: { sm: 'auto' } }}>
            {messages.many.clear}
          </Button>
        </SelectAllBar>
      )}
      {data && data.total > 0 && (
        <Card component="ul" aria-label={messages.list} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data.results.map((citation) => (
            <CitationRow
              key={citation.id}
              citation={citation}
              more={renderMore?.(citation)}
              select={
                renderSelected && { isSelected: selected.has(citation.id), onToggle: () => setSelected(toggled(selected, citation.id)) }
              }
              onEdit={() => setOpen(citation)}
              onDelete={() => {
                remove(citation.id)
                if (selected.has(citation.id)) setSelected(toggled(selected, citation.id))
              }}
            />
          ))}
        </Card>
      )}
      {pages > 1 && (
        <Box component="nav" aria-label={messages.pages} sx={{ display: 'flex', gap: 1.5, alignItems: 'center', mt: 1.5 }}>
          <Button
            variant="outlined"
            color="inherit"
            disabled={filter.page === 1}
            onClick={() => setFilter({ ...filter, page: filter.page - 1 })}
          >
            {messages.newer}
          </Button>
          <Typography variant="body2">{messages.page(filter.page, pages)}</Typography>
          <Button
            variant="outlined"
            color="inherit"
            disabled={filter.page === pages}
            onClick={() => setFilter({ ...filter, page: filter.page + 1 })}
          >
            {messages.older}
          </Button>
        </Box>
      )}
      {open === 'import' && <ImportDialog onClose={() => setOpen(null)} />}
      {open !== null && open !== 'import' && (
        <CitationDialog
          citation={open === 'add' ? undefined : open}
          // What is added stands at the top of the whole list.
          onKept={
            open === 'add'
              ? () => {
                  restart()
                  setFilter(everything)
                }
              : undefined
          }
          onClose={() => setOpen(null)}
        />
      )}
    </Box>
  )
}

const toggled = (selected: ReadonlySet<string>, id: string): ReadonlySet<string> =>
  selected.has(id) ? new Set([...selected].filter((one) => one !== id)) : new Set([...selected, id])

/** Milliseconds without a key before what was typed is searched. */
const debounceTime = 500

/** The text of the search field. `onQuery` is told once nobody has typed for a moment; emptying the field tells at once. */
function useTypedQuery(onQuery: (query: string) => void) {
  const [text, setText] = useState('')
  const debounce = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(debounce.current), [])
  return {
    text,
    type(typed: string, wait = typed === '' ? 0 : debounceTime) {
      setText(typed)
      clearTimeout(debounce.current)
      debounce.current = setTimeout(() => onQuery(typed.trim()), wait)
    },
    restart() {
      clearTimeout(debounce.current)
      setText('')
    },
  }
}
