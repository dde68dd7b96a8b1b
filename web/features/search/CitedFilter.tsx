import { getCase } from '#contract/cases'
import { getAct } from '#contract/legislation'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { cacheLife } from '../../api/query-client.ts'
import { useFigureFilterMessages } from '../../messages/figure-filters.ts'
import { divideTitle } from '../../ui/case-name.ts'
import { FilterTag } from './FilterTag.tsx'

const anyParagraph = 'paragraph'

/**
 * A filter on what cases cite: a case, a paragraph of one (`ID~12`) or any (`ID~paragraph`), a case in some way (`ID~followed`) or a provision
 * (`ID~sec_41`), by its name once that is known.
 */
export function CitedFilter({ cited, onRemove }: { cited: string; onRemove: () => void }) {
  const words = useFigureFilterMessages()
  const [id = '', place = ''] = cited.split('~', 2)
  const treatment = Object.entries(words.treatments).find(([name]) => name === place)?.[1]
  const isParagraph = place === anyParagraph
  const isProvision = treatment === undefined && !isParagraph && /^[a-z]/.test(place)
  const of = useQuery({
    queryKey: ['case', id, 'record'],
    queryFn: ({ signal }) => call(getCase, { params: { id } }, { signal }),
    staleTime: cacheLife,
    enabled: !isProvision,
  })
  const act = useQuery({
    queryKey: ['act', id, 'name'],
    queryFn: ({ signal }) => call(getAct, { params: { id }, query: {} }, { signal }),
    staleTime: cacheLife,
    enabled: isProvision,
  })
  const title = of.data && divideTitle(of.data.title, { caseNumber: of.data.case_number, citation: of.data.citation }).parties
  const label = act.data
    ? words.citing(words.provision(act.data.title, place))
    : !title
      ? words.citingOne
      : place === ''
        ? words.citing(title)
        : isParagraph
          ? words.citingAnyParagraph(title)
          : treatment === undefined
            ? words.citingParagraph(title, place)
            : words.citingTreated(title, treatment.toLowerCase())
  return <FilterTag label={label} onRemove={onRemove} />
}
