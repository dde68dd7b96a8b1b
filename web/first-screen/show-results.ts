import type { SearchResult, SearchResults } from '#contract/search'
import { type Passage, pickPassage } from '../features/search/best-passage.ts'
import '../features/search/case-card.css'
import { sayLacks } from '../features/search/say-lacks.ts'
import { cases } from '../messages/en/cases.ts'
import { search } from '../messages/en/search.ts'
import { createElement } from '../reader/create-element.ts'
import { divideTitle } from '../ui/case-name.ts'
import { formatDay } from '../ui/day.ts'
import type { Stretch } from '../ui/marked-text.ts'
import { hueOfCourt } from './court-hue.ts'
import './first-results.css'

/**
 * Puts the first cases that were found into the frame of the case browser, with plain elements: they are read while the program is still on its
 * way. Where something is said above them, whose height only the program knows, they wait for it.
 */
export function showResults(frame: Element, { results, not_held, corrected_query }: SearchResults, address: string) {
  if (results.length === 0 || not_held || corrected_query) return
  for (const [place, skeleton] of frame.querySelectorAll('.case').entries()) {
    const result = results[place]
    if (result) skeleton.replaceWith(buildCard(result, address))
    else skeleton.remove()
  }
}

/** A case as CaseCard lays it out, with nothing to press but its name. */
function buildCard(result: SearchResult, query: string): HTMLElement {
  const name = divideTitle(result.title, { caseNumber: result.case_number, citation: result.citation }).parties || cases.untitled
  const to = `/cases/${encodeURIComponent(result.id)}${query === '' ? '' : `?${new URLSearchParams({ q: query })}`}`
  const lacks = sayLacks(result, search.card)
  return createElement(
    'article',
    { class: 'case-card' },
    line(
      'heading',
      createElement('span', { class: 'case-card-select' }),
      createElement('h2', {}, createElement('a', { href: to }, name)),
      line('marks', ...marksOf(result)),
    ),
    line('chips', ...chipsOf(result)),
    line('text', result.decided ? line('decided') : null, line('passage', ...passageOf(result))),
    lacks === '' ? null : createElement('div', { class: 'first-small' }, lacks),
    line('foot', createElement('span', { class: 'first-small' }, ...judgesOf(result))),
  )
}

const line = (part: string, ...content: (Node | string | null)[]) => createElement('div', { class: `case-card-${part}` }, ...content)
const tag = (hue: string, said: string) => createElement('span', { class: `first-tag ${hue}` }, said)

function marksOf({ private: isPrivate, sample, kind }: SearchResult) {
  const { marks } = cases
  return [
    isPrivate ? tag('mark burgundy locked', marks.private) : null,
    sample ? tag('mark gold', marks.sample) : null,
    kind === 'digest' ? tag('mark teal', marks.digest) : null,
  ]
}

function chipsOf({ signal, court, hierarchy_level: level, date, year, citation, case_number: number, document_type: type }: SearchResult) {
  const day = date ?? (year === null ? null : String(year))
  const details = [number, type].filter(Boolean).join(' · ')
  return [
    signal ? createElement('span', { class: `first-signal opened ${signal.level}` }, cases.signals[signal.kind]) : null,
    tag(hueOfCourt(level), court ?? cases.noCourt),
    day === null ? null : tag('plain', formatDay(day)),
    citation === null ? null : tag('plain', citation),
    details === '' ? null : createElement('span', { class: 'first-small' }, details),
  ]
}

const judgesOf = ({ judges }: SearchResult) =>
  judges.length === 0 ? [] : [createElement('span', { class: 'case-card-judges' }, `${search.card.judges}: `), judges.join(', ')]

function passageOf(result: SearchResult): (Node | string)[] {
  const passage = pickPassage(result.snippets, result.title)
  if (!passage) return [result.summary ?? result.opening ?? search.card.noText]
  return [
    ...(passage.paragraph === null ? [] : [createElement('b', {}, search.card.pinpoint(passage.number))]),
    ...opinionOf(passage),
    ...passage.stretches.map(mark),
    ...(passage.following ? [' … ', ...passage.following.map(mark)] : []),
  ]
}

const opinionOf = ({ opinion, author }: Passage) =>
  opinion === null
    ? []
    : [tag(`mark ${opinion === 'dissenting' ? 'burgundy' : 'quiet'}`, [search.card.opinions[opinion], author].filter(Boolean).join(', '))]

const mark = ({ text, marked }: Stretch) => (marked ? createElement('mark', {}, text) : text)
