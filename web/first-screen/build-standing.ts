import { quotedWithin } from '#citations/prose/quoted-within'
import type { CaseSignal, Standing } from '#contract/citator'
import { cases } from '../messages/en/cases.ts'
import { standing as words } from '../messages/en/standing.ts'
import { createElement } from '../reader/create-element.ts'
import { divideTitle } from '../ui/case-name.ts'
import { formatDay } from '../ui/day.ts'
import { buildMarks } from './build-marks.ts'

/** How later decisions leave the case and what is known for and against it, as CaseStanding lays it out. */
export function buildStanding(signal: CaseSignal | null, standing: Standing): HTMLElement {
  return createElement(
    'section',
    { class: 'first-standing', 'aria-label': words.label },
    ...(signal ? buildSignal(signal) : []),
    createElement('div', { class: 'first-small' }, words.known(standing, signal !== null, formatDay)),
  )
}

function buildSignal({ level, kind, source, case: by, words: said, afterwards, as_at }: CaseSignal): HTMLElement[] {
  const { signals, untitled } = cases
  const name = divideTitle(by.title, { caseNumber: null, citation: by.citation }).parties || untitled
  return [
    createElement(
      'div',
      { class: 'first-verdict' },
      createElement('span', { class: `signal ${level}`, 'data-signal': level }, signals[kind]),
      createElement(
        'span',
        {},
        `${words.by} `,
        createElement('span', { class: 'first-case' }, name),
        ...(by.sample ? [' ', ...buildMarks({ sample: true })] : []),
      ),
      createElement('span', { class: 'first-quiet' }, [by.court, by.date && formatDay(by.date)].filter(Boolean).join(', ')),
    ),
    createElement(
      'figure',
      {},
      createElement('blockquote', {}, `“${quotedWithin(said.quote.trim())}”`),
      createElement(
        'figcaption',
        { class: 'first-small' },
        said.paragraph === null ? null : createElement('span', { class: 'first-place' }, words.paragraph(said.number)),
        createElement('span', {}, words.source[source]),
      ),
    ),
    createElement(
      'div',
      { class: 'first-small' },
      afterwards && createElement('strong', {}, `${words.afterwards(signals[afterwards.kind])} `),
      words.asAt(formatDay(as_at)),
    ),
  ]
}
