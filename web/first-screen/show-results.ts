import type { SearchResult, SearchResults } from '#contract/search'
import '../features/search/case-card.css'
import { type CardLines, describeCard } from '../features/search/describe-card.ts'
import { cases } from '../messages/en/cases.ts'
import { search } from '../messages/en/search.ts'
import { createElement } from '../reader/create-element.ts'
import { buildMarks } from './build-marks.ts'
import './first-results.css'
import { typographic } from '../ui/typographic.ts'

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

/** A case as CaseCard lays it out, with nothing to press but its name; `e2e/first-results.spec.ts` holds the two together. */
function buildCard(result: SearchResult, query: string): HTMLElement {
  const lines = describeCard(result, query, { search, cases })
  const { name, to, signal, court, facts, details, lacks, judges } = lines
  return createElement(
    'article',
    { class: 'case-card' },
    line(
      'heading',
      createElement('span', { class: 'case-card-select' }),
      createElement('h2', {}, createElement('a', { href: to }, name)),
      line('marks', ...buildMarks({ isPrivate: result.private, sample: result.sample, digest: result.kind === 'digest' })),
    ),
    line(
      'chips',
      signal ? createElement('span', { class: `signal opened ${signal.level}` }, cases.signals[signal.kind]) : null,
      tag(court.hue, court.said),
      ...facts.map((fact) => tag('plain', fact)),
      details === '' ? null : small(details),
    ),
    line('text', result.decided ? line('decided') : null, line('passage', ...buildPassage(lines))),
    lacks === '' ? null : small(lacks, 'div'),
    line(
      'foot',
      small(
        judges.length === 0 ? '' : createElement('span', { class: 'case-card-judges' }, `${search.card.judges}: `),
        'span',
        typographic(judges.join(', ')),
      ),
    ),
  )
}

const line = (part: string, ...content: (Node | string | null)[]) => createElement('div', { class: `case-card-${part}` }, ...content)
const tag = (hue: string, said: string) => createElement('span', { class: `tag ${hue}` }, said)
const small = (said: Node | string, name: 'span' | 'div' = 'span', ...more: string[]) =>
  createElement(name, { class: 'first-small' }, said, ...more)

function buildPassage({ passage, instead }: CardLines): (Node | string | null)[] {
  if (!passage) return [instead]
  const { leads, pinpoint, opinion, stretches } = passage
  return [
    leads ? createElement('b', {}, pinpoint) : null,
    opinion && createElement('span', { class: `tag mark ${opinion.hue}` }, opinion.said),
    ...stretches.map(({ text, marked }) => (marked ? createElement('mark', {}, text) : text)),
  ]
}
