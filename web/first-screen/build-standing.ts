import type { CaseSignal } from '#contract/citator'
import { cases } from '../messages/en/cases.ts'
import { paragraphOfCase, standing as words } from '../messages/en/standing.ts'
import { createElement } from '../reader/create-element.ts'
import { divideTitle } from '../ui/case-name.ts'
import { formatDay } from '../ui/day.ts'

/** How later decisions leave the case, with the words that say so, as CaseStanding lays it out. */
export function buildStanding({ level, kind, source, case: by, words: said, afterwards, as_at }: CaseSignal): HTMLElement {
  const { signals, untitled } = cases
  const name = divideTitle(by.title, { caseNumber: null, citation: by.citation }).parties || untitled
  return createElement(
    'section',
    { class: 'first-standing', 'aria-label': words.label },
    createElement(
      'div',
      { class: 'first-verdict' },
      createElement('span', { class: `first-signal ${level}`, 'data-signal': level }, signals[kind]),
      createElement('span', {}, `${words.by} `, createElement('span', { class: 'first-case' }, name)),
      createElement('span', { class: 'first-quiet' }, [by.court, by.date && formatDay(by.date)].filter(Boolean).join(', ')),
    ),
    createElement(
      'figure',
      {},
      createElement('blockquote', {}, `“${said.quote.trim()}”`),
      createElement(
        'figcaption',
        { class: 'first-small' },
        said.paragraph === null ? null : createElement('span', { class: 'first-place' }, paragraphOfCase(said.number)),
        createElement('span', {}, words.source[source]),
      ),
    ),
    createElement(
      'div',
      { class: 'first-small' },
      afterwards && createElement('strong', {}, `${words.afterwards(signals[afterwards.kind])} `),
      words.asAt(formatDay(as_at)),
    ),
  )
}
