import { quotedWithin } from '#citations/prose/quoted-within'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { type Annotation, annotatedKinds, annotationColors } from '#contract/annotations'
import type { CaseInBrief } from '#contract/cases'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link as RouterLink, useSearchParams } from 'react-router'
import { useAnnotationMessages } from '../../messages/annotations.ts'
import { Choice } from '../../ui/Choice.tsx'
import { formatDay } from '../../ui/day.ts'
import { addressOfProvision } from '../../ui/law-address.ts'
import { divided } from '../../ui/list-row.ts'
import { NothingHere } from '../../ui/NothingHere.tsx'
import { presentParameters } from '../../ui/present-parameters.ts'
import { RetryNotice } from '../../ui/RetryNotice.tsx'
import { RowsLoading } from '../../ui/RowsLoading.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { StepPager } from '../../ui/StepPager.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { type AnnotationView, annotationPage, annotationsOnPage, annotationSorts, readView, writeView } from './annotation-view.ts'
import { ExportMenu } from './ExportMenu.tsx'
import { MarkedIn } from './MarkedIn.tsx'
import { Swatch } from './swatch.ts'

interface AllAnnotationsProps {
  /** What other areas do with an annotation. */
  renderMore?: (annotation: Annotation) => ReactNode
}

/** All passages that the reader has marked, in cases and in the law: found by words and colour, and taken along as a file. */
export function AllAnnotations({ renderMore }: AllAnnotationsProps) {
  const { all: words, colors, panel } = useAnnotationMessages()
  const [parameters, setParameters] = useSearchParams()
  const view = readView(parameters)
  const go = (change: Partial<AnnotationView>, options?: { replace: boolean }) =>
    setParameters(writeView({ ...readView(presentParameters()), page: 1, ...change }), options)
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery(annotationPage(view))
  const isNarrowed = view.query !== '' || view.color !== null || view.kind !== null
  const pages = data ? Math.max(1, Math.ceil(data.total / annotationsOnPage)) : 1
  const cases = new Map(data?.cases.map((one) => [one.id, one]))
  const acts = new Map(data?.acts.map(({ id, title }) => [id, title]))
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'start', justifyContent: 'space-between', mb: { xs: 2, md: 3 } }}>
        <div>
          <Typography variant="h1" tabIndex={-1}>
            {words.title}
          </Typography>
          <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>{words.lead}</Typography>
        </div>
        {(data?.total ?? 0) > 0 && <ExportMenu chosen={chosenBy(view)} />}
      </Box>
      {(isNarrowed || (data?.total ?? 0) > 0) && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'end', mb: 2 }}>
          <SearchField
            label={words.search}
            placeholder={words.placeholder}
            clear={words.clear}
            query={view.query}
            onQuery={(query) => go({ query }, { replace: true })}
          />
          <Box sx={{ display: 'flex', gap: 1.5, flex: { xs: '1 1 100%', sm: '0 1 540px' }, flexWrap: { xs: 'wrap', sm: 'nowrap' } }}>
            <Choice
              label={words.kind}
              value={view.kind ?? ''}
              onChange={(chosen) => go({ kind: annotatedKinds.find((one) => one === chosen) ?? null })}
            >
              <option value="">{words.kinds.all}</option>
              {annotatedKinds.map((one) => (
                <option key={one} value={one}>
                  {words.kinds[one]}
                </option>
              ))}
            </Choice>
            <Choice
              label={words.color}
              value={view.color ?? ''}
              onChange={(chosen) => go({ color: annotationColors.find((one) => one === chosen) ?? null })}
            >
              <option value="">{words.allColors}</option>
              {annotationColors.map((one) => (
                <option key={one} value={one}>
                  {colors[one]}
                </option>
              ))}
            </Choice>
            <Choice
              label={words.sort}
              value={view.sort}
              onChange={(chosen) => go({ sort: annotationSorts.find((one) => one === chosen) ?? 'newest' })}
            >
              {annotationSorts.map((one) => (
                <option key={one} value={one}>
                  {words.sorts[one]}
                </option>
              ))}
            </Choice>
          </Box>
        </Box>
      )}
      <Typography variant="body2" component="output" sx={{ display: 'block', minHeight: 20, mb: 1, color: 'text.secondary' }}>
        {data && data.total > 0 && !isPlaceholderData && panel.count(data.total)}
      </Typography>
      {isError && !isFetching && <RetryNotice words={panel.failed} onRetry={() => void refetch()} />}
      {!data && isFetching && <RowsLoading label={panel.loading} height={96} />}
      {data?.total === 0 && (
        <NothingHere title={isNarrowed ? words.noMatch : panel.none} advice={isNarrowed ? words.noMatchAdvice : panel.noneAdvice}>
          <Button variant="outlined" component={RouterLink} to={isNarrowed ? '/annotations' : '/cases'}>
            {isNarrowed ? words.showAll : words.findCases}
          </Button>
        </NothingHere>
      )}
      {data && data.results.length > 0 && (
        <Card component="ul" aria-label={words.list} aria-busy={isPlaceholderData} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data.results.map((one) => (
            <Row key={one.id} annotation={one} found={cases.get(one.case_id)} act={acts.get(one.case_id)} more={renderMore?.(one)} />
          ))}
        </Card>
      )}
      {pages > 1 && (
        <StepPager
          label={words.pages.label}
          previous={words.pages.previous}
          next={words.pages.next}
          said={words.pages.page(view.page, pages)}
          page={view.page}
          pages={pages}
          addressOf={(page) => `?${writeView({ ...view, page })}`}
        />
      )}
    </>
  )
}

interface RowProps {
  annotation: Annotation
  found: CaseInBrief | undefined
  /** The title of the Act that it is of. */
  act: string | undefined
  more: ReactNode
}

function Row({ annotation, found, act, more }: RowProps) {
  const { all: words, colors, panel, lawPanel } = useAnnotationMessages()
  const { text_selection: quote, note, color, anchored, number, eid, created_at: at } = annotation
  const isLaw = act !== undefined || eid !== null
  const name = act === undefined ? (found?.title ?? (isLaw ? words.lawGone : words.gone)) : words.inAct(act, eid)
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        columnGap: 1.5,
        p: { xs: 2, sm: 2.5 },
        ...divided,
      }}
    >
      <Swatch data-color={color} aria-hidden />
      <div>
        <Box
          component="blockquote"
          sx={{ m: 0, overflowWrap: 'anywhere', fontFamily: (theme) => theme.typography.h1.fontFamily, ...clamp }}
        >
          “{quotedWithin(quote.replace(/\s+/g, ' ').trim())}”
        </Box>
        {note !== '' && <Typography sx={{ mt: 1, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{note}</Typography>}
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {found || act !== undefined ? (
            <TextLink
              to={addressOf(annotation, isLaw)}
              sx={{ fontWeight: 600, color: 'primary.main', display: 'inline-block', py: { xs: 0.75, md: 0 } }}
            >
              {name}
            </TextLink>
          ) : (
            name
          )}
          {[
            found?.citation && !found.title.includes(found.citation) && found.citation,
            isLaw ? !anchored && lawPanel.notInLatest : anchored ? panel.pinpoint(number) : panel.orphans,
            colors[color],
            formatDay(at),
          ]
            .filter(Boolean)
            .map((part) => ` · ${part as string}`)}
        </Typography>
        {act !== undefined && !anchored && <MarkedIn annotation={annotation} />}
        {more !== undefined && <Box sx={{ ml: -0.75, mt: 0.5, mb: -0.75, color: 'text.secondary' }}>{more}</Box>}
      </div>
    </Box>
  )
}

const addressOf = ({ case_id: id, anchored, paragraph, eid }: Annotation, isLaw: boolean): string =>
  isLaw ? addressOfProvision(id, eid ?? '') : `/cases/${encodeURIComponent(id)}${anchored && paragraph !== null ? `#p-${paragraph}` : ''}`

const chosenBy = ({ query, color, kind }: AnnotationView) => ({ query, ...(color !== null && { color }), ...(kind !== null && { kind }) })

const clamp = { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 5, overflow: 'hidden' } as const
