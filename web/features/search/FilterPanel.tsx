import CloseRounded from '@mui/icons-material/CloseRounded'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useCaseBrowserMessages } from '../../messages/case-browser.ts'
import { Field } from '../../ui/Field.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { DayField } from './DayField.tsx'
import { checkDays, draftOf, type FilterDraft, filtersOf } from './filter-draft.ts'
import { NamesField } from '../../ui/NamesField.tsx'
import { filterChoices } from './filter-choices.ts'
import './filter-panel.css'
import { useFacetLists } from './use-facet-lists.ts'
import { clearFilters, type SearchRequest, writeSearch } from './search-address.ts'

export interface FilterPanelProps {
  request: SearchRequest
  /** The words as they stand in the search box: both fields are one. */
  text: string
  onText: (text: string) => void
  onApply: (change: Partial<SearchRequest>) => void
  /** Search and go to the results. */
  onSearch: (change: Partial<SearchRequest>) => void
  onClose: () => void
}

/** Every filter of a search. What is chosen here counts once it is applied. */
export function FilterPanel({ request, text, onText, onApply, onSearch, onClose }: FilterPanelProps) {
  const words = useCaseBrowserMessages().filters
  // The lists are asked for behind the frame that shows their fields.
  const enabled = useDeferredValue(true, false)
  const { data: choices, isPending, isError, refetch } = useQuery({ ...filterChoices, enabled })
  const facets = useFacetLists(request, enabled)
  const { draft, change, beginAgain } = useFilterDraft(request)
  const problems = checkDays(draft)

  function apply(then: (change: Partial<SearchRequest>) => void) {
    if (!problems.from && !problems.to) then({ query: text.trim(), ...filtersOf(draft) })
  }

  return (
    <form
      className="filter-panel"
      aria-label={words.title}
      noValidate
      onSubmit={(event: React.SubmitEvent) => {
        event.preventDefault()
        apply(onSearch)
      }}
    >
      <div className="head">
        <h2>{words.title}</h2>
        <button type="button" aria-label={words.close} onClick={onClose}>
          <CloseRounded fontSize="small" />
        </button>
      </div>
      <div className="fields">
        <Field label={words.query} value={text} onChange={(event) => onText(event.target.value)} maxLength={2000} autoComplete="off" />
        <NamesField
          label={words.court}
          hint={words.courtHint}
          none={words.noCourt}
          loading={isPending}
          names={choices?.courts ?? []}
          counts={facets.courts.counts}
          chosen={draft.courts}
          onChange={(courts) => change({ courts })}
        />
        <NamesField
          label={words.judge}
          hint={words.judgeHint}
          none={words.noJudge}
          loading={isPending}
          names={choices?.judges ?? []}
          counts={facets.judges.counts}
          chosen={draft.judges}
          onChange={(judges) => change({ judges })}
        />
        <NamesField
          label={words.station}
          hint={words.stationHint}
          none={words.noStation}
          loading={facets.stations.loading}
          names={withChosen(facets.stations.names, draft.stations)}
          counts={facets.stations.counts}
          chosen={draft.stations}
          onChange={(stations) => change({ stations })}
        />
        <NamesField
          label={words.year}
          hint={words.yearHint}
          none={words.noYear}
          loading={facets.years.loading}
          names={withChosen(facets.years.names, draft.years)}
          counts={facets.years.counts}
          chosen={draft.years}
          onChange={(years) => change({ years })}
        />
        <NamesField
          label={words.type}
          hint={words.typeHint}
          none={words.noType}
          loading={facets.types.loading}
          names={withChosen(facets.types.names, draft.types)}
          counts={facets.types.counts}
          chosen={draft.types}
          onChange={(types) => change({ types })}
        />
        {isError && (
          <Notice
            severity="warning"
            action={
              <Button color="inherit" size="small" onClick={() => void refetch()}>
                {words.loadAgain}
              </Button>
            }
          >
            {words.listFailed}
          </Notice>
        )}
        <div className="days">
          <DayField label={words.from} value={draft.from} problem={problems.from} onChange={(from) => change({ from })} />
          <DayField label={words.to} value={draft.to} problem={problems.to} onChange={(to) => change({ to })} />
        </div>
        <Field
          label={words.citation}
          placeholder={words.citationHint}
          value={draft.citation}
          onChange={(event) => change({ citation: event.target.value })}
          maxLength={300}
          autoComplete="off"
        />
        <Field
          label={words.caseNumber}
          placeholder={words.caseNumberHint}
          value={draft.number}
          onChange={(event) => change({ number: event.target.value })}
          maxLength={300}
          autoComplete="off"
        />
      </div>
      <div className="actions">
        <button type="submit">{words.search}</button>
        <button type="button" className="outlined" onClick={() => apply(onApply)}>
          {words.apply}
        </button>
        <button
          type="button"
          title={words.clearExplained}
          onClick={() => {
            const cleared = clearFilters({ ...request, query: text.trim() })
            beginAgain(cleared)
            onApply(cleared)
          }}
        >
          {words.clear}
        </button>
      </div>
    </form>
  )
}

/** A value in use stays in its list even where no found case has it. */
const withChosen = (names: string[], chosen: string[]) => [...names, ...chosen.filter((name) => !names.includes(name))]

/**
 * The filters being chosen. They begin again from the address when its filters change (after back, after a chip was removed),
 * not when only the words or the page do.
 */
function useFilterDraft(request: SearchRequest) {
  const [state, setState] = useState(() => startOf(request))
  const start = startOf(request)
  const current = state.address === start.address ? state : start
  if (current !== state) setState(current)
  return {
    draft: current.draft,
    change: (change: Partial<FilterDraft>) => setState({ ...current, draft: { ...current.draft, ...change } }),
    /** As the panel will be at an address that is gone to: who goes back before it is reached finds what the old one has. */
    beginAgain: (next: SearchRequest) => setState(startOf(next)),
  }
}

const startOf = (request: SearchRequest) => ({
  address: writeSearch({ ...request, query: '', sort: null, page: 1 }).toString(),
  draft: draftOf(request),
})
