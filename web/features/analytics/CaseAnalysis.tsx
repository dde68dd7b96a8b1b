import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { trackPrecedent } from '#contract/citator'
import type { Output } from '#contract/endpoint'
import { noCourt } from '#contract/search-choices'
import { useQuery } from '@tanstack/react-query'
import { Fragment, useState } from 'react'
import { Link as RouterLink } from 'react-router'
import { CallError } from '../../api/call-error.ts'
import { useAnalyticsMessages } from '../../messages/analytics.ts'
import { useCitatorMessages } from '../../messages/citator.ts'
import { divideTitle } from '../../ui/case-name.ts'
import { Notice } from '../../ui/Notice.tsx'
import { RetryNotice } from '../../ui/RetryNotice.tsx'
import { PressTag } from '../../ui/Tag.tsx'
import { CitationBars } from './CitationBars.tsx'
import { CitedParagraphs } from './CitedParagraphs.tsx'
import { citingAddress } from './cases-address.ts'
import { FiguresTable, useCountCell } from './FiguresTable.tsx'
import { NameForm } from './NameForm.tsx'
import { caseCitations, caseInBrief } from './queries.ts'
import { type MeantCase, useFindCase } from './use-find-case.ts'
import { Waiting } from './Waiting.tsx'

interface CaseAnalysisProps {
  /** Empty where none is asked for. */
  caseId: string
  onCase: (id: string) => void
}

/** How often one case was cited, year by year, by whom and how. */
export function CaseAnalysis({ caseId, onCase }: CaseAnalysisProps) {
  const { case: words, none } = useAnalyticsMessages()
  const [typed, setTyped] = useState(caseId)
  const [meant, setMeant] = useState<MeantCase[]>([])
  const { names, find } = useFindCase(typed)
  const [asked, setAsked] = useState(caseId)
  const [addressed, setAddressed] = useState(caseId)
  // The address follows what is asked for here a moment later, when the next name may be half typed already.
  if (addressed !== caseId) {
    setAddressed(caseId)
    if (asked !== caseId) show(caseId)
  }
  function show(id: string) {
    setAsked(id)
    setTyped(id)
    setMeant([])
  }
  function choose(id: string) {
    show(id)
    onCase(id)
  }
  async function enter(entered: string) {
    try {
      const found = await find(entered)
      if (found.length === 1) choose(found[0]!.id)
      else leave(found)
      return found.length === 0 ? words.unnamed(entered) : undefined
    } catch {
      leave([])
      return none.failed
    }
  }
  /** What was shown before does not answer the name that stands in the field now. */
  function leave(found: MeantCase[]) {
    setMeant(found)
    setAsked('')
    if (caseId !== '') onCase('')
  }
  return (
    <Card
      component="section"
      aria-labelledby="case-analysis"
      sx={{ px: { xs: 2, sm: 3 }, py: 2.5, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}
    >
      <div>
        <Typography variant="h2" id="case-analysis">
          {words.title}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>{words.lead}</Typography>
      </div>
      <NameForm
        label={words.id}
        placeholder={words.hint}
        action={words.analyze}
        required={words.required}
        helper={words.helper}
        names={names}
        typed={typed}
        onType={setTyped}
        onEnter={enter}
      />
      {meant.length > 0 && (
        <div>
          <Typography component="output" variant="body2" id="meant-cases" sx={{ display: 'block' }}>
            {words.several}
          </Typography>
          <Box
            component="ul"
            aria-labelledby="meant-cases"
            sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, m: 0, mt: 0.75, p: 0, listStyle: 'none' }}
          >
            {meant.map(({ id, name }) => (
              <li key={id}>
                <PressTag hue="primary" onClick={() => choose(id)}>
                  {name}
                </PressTag>
              </li>
            ))}
          </Box>
        </div>
      )}
      {caseId !== '' && <OneCase id={caseId} onClear={() => choose('')} />}
    </Card>
  )
}

function OneCase({ id, onClear }: { id: string; onClear: () => void }) {
  const { case: words, none, form } = useAnalyticsMessages()
  const { data, error, refetch } = useQuery(caseCitations(id))
  const { data: named } = useQuery(caseInBrief(id))
  const clear = (
    <Button data-frame color="inherit" size="small" onClick={onClear}>
      {words.clear}
    </Button>
  )
  if (error instanceof CallError && error.status === 404)
    return (
      <Notice severity="info" action={clear}>
        {words.missing(id)}
      </Notice>
    )
  if (error) return <RetryNotice words={none.failed} retry={form.retry} onRetry={() => void refetch()} />
  if (!data) return <Waiting />
  return (
    <>
      {named && (
        <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
          {divideTitle(named.title, { caseNumber: null, citation: named.citation }).parties || named.title}
          {named.citation !== null && (
            <Box component="span" sx={{ fontWeight: 400 }}>
              {' '}
              {named.citation}
            </Box>
          )}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        {data.total === 0 ? (
          <Typography sx={{ fontWeight: 600 }}>{words.cited(0)}</Typography>
        ) : (
          <Link component={RouterLink} to={citingAddress(id)} sx={{ fontWeight: 600 }}>
            {words.cited(data.total)}
          </Link>
        )}
        <Link component={RouterLink} to={`/cases/${encodeURIComponent(id)}`}>
          {words.open}
        </Link>
        {clear}
      </Box>
      {data.total > 0 && <Citations data={data} />}
    </>
  )
}

function Citations({ data }: { data: Output<typeof trackPrecedent> }) {
  const { id, years, courts, total } = data
  const countCell = useCountCell()
  const messages = useAnalyticsMessages()
  const { case: words } = messages
  const { treatments: names } = useCitatorMessages()
  return (
    <>
      {years.length > 0 && (
        <>
          <CitationBars years={years} total={total} />
          <FiguresTable
            caption={words.table}
            columns={[words.year, words.count, words.treatment]}
            rows={years
              .filter(({ count }) => count > 0)
              .map(({ year, count, treatments }) => ({
                key: String(year),
                name: { words: year },
                cells: [
                  countCell(count, words.count, String(year), citingAddress(id, { year })),
                  {
                    words: treatments.map(({ value, count: times }, place) => (
                      <Fragment key={value}>
                        {place > 0 && ', '}
                        {names[value]}{' '}
                        <Link
                          component={RouterLink}
                          to={citingAddress(`${id}~${value}`, { year })}
                          aria-label={messages.trends.opens(times, names[value], String(year))}
                        >
                          {messages.number(times)}
                        </Link>
                      </Fragment>
                    )),
                  },
                ],
              }))}
          />
        </>
      )}
      <FiguresTable
        caption={words.courts}
        columns={[words.court, words.count]}
        rows={courts.map(({ court, count }) => {
          const name = court ?? noCourt
          return { key: name, name: { words: name }, cells: [countCell(count, words.count, name, citingAddress(id, { court: name }))] }
        })}
      />
      <CitedParagraphs data={data} />
    </>
  )
}
