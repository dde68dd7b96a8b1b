import type { CaseRecord } from '../features/cases/read-case.ts'
import { casePage as words } from '../messages/en/case-page.ts'
import { cases } from '../messages/en/cases.ts'
import { createElement } from '../reader/create-element.ts'
import { divideTitle } from '../ui/case-name.ts'
import { hueOfCourt } from '../ui/court-hue.ts'
import { formatDay } from '../ui/day.ts'
import { typographic } from '../ui/typographic.ts'
import { box, buildFrame } from './build-frame.ts'
import { buildMarks } from './build-marks.ts'
import { buildStanding } from './build-standing.ts'

export interface CaseScreen {
  record: CaseRecord
  /** The text, or what a digest says. */
  body: HTMLElement
  /** Whether the side menu of wide screens is narrow. */
  isCollapsed: boolean
  /** Size of the letters in px. */
  size: number
}

/**
 * A case as CaseView lays it out, without anything that can be pressed: frame, header, tabs, tools, text, each where the program puts it
 * a moment later. `e2e/first-screen.spec.ts` holds the two together.
 */
export function buildCaseScreen({ record, body, isCollapsed, size }: CaseScreen): HTMLElement {
  const isDigest = record.kind === 'digest'
  return buildFrame(
    isCollapsed,
    createElement('nav', { class: 'first-trail' }, words.back),
    buildHeader(record),
    createElement(
      'div',
      { class: 'first-columns' },
      createElement(
        'div',
        { class: 'first-card' },
        createElement('div', { class: 'first-tabs' }, createElement('span', {}, isDigest ? cases.marks.digest : words.tabs.judgment)),
        isDigest ? null : box('first-tools'),
        createElement('div', { class: 'first-text' }, createElement('div', { style: `--reading-size:${size}px` }, body)),
      ),
    ),
  )
}

function buildHeader(record: CaseRecord): HTMLElement {
  const { header } = words
  const { noCourt, untitled } = cases
  const { court, hierarchyLevel, date, citation, caseNumber, judges, sample, isPrivate, signal, standing } = record
  const isDigest = record.kind === 'digest'
  const tag = (said: string, hue = 'plain') => createElement('li', {}, createElement('span', { class: `tag ${hue}` }, said))
  const marks = buildMarks({ isPrivate, sample, digest: isDigest })
  return createElement(
    'header',
    { class: 'first-card first-header' },
    createElement(
      'div',
      { class: 'first-head' },
      createElement(
        'div',
        {},
        marks.length === 0 ? null : createElement('div', { class: 'first-marks' }, ...marks),
        createElement('h1', {}, divideTitle(record.title, record).parties || untitled),
      ),
      box('first-actions'),
    ),
    createElement(
      'ul',
      {},
      tag(typographic(court ?? noCourt), hueOfCourt(hierarchyLevel)),
      date === null ? null : tag(formatDay(date)),
      citation === null ? null : createElement('li', {}, createElement('span', { class: 'tag plain copied' }, citation)),
      caseNumber === null ? null : tag(caseNumber),
      judges.length === 0 ? null : createElement('li', { class: 'first-small' }, `${header.judges}: ${typographic(judges.join(', '))}`),
    ),
    standing && buildStanding(signal, standing),
    sample ? createElement('p', { class: 'first-sample' }, cases.marks.sampleExplained) : null,
  )
}
