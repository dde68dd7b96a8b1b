import type { Act } from '#contract/legislation'
import type { ProvisionInBrief } from '#contract/named-law'
import { nameProvision, type TocIndex } from '../features/legal-library/name-provision.ts'
import { factsOf } from '../features/legal-library/numbers-of.ts'
import { sayStanding } from '../features/legal-library/say-standing.ts'
import { standingOf } from '../features/legal-library/standing-of.ts'
import { toSentence } from '../features/legal-library/to-sentence.ts'
import { legalLibrary as words } from '../messages/en/legal-library.ts'
import { createElement } from '../reader/create-element.ts'
import { formatDay } from '../ui/day.ts'
import { box, buildFrame } from './build-frame.ts'

export interface LawScreen {
  act: Act
  /** The day that the reader asked for, YYYY-MM-DD. */
  asAt: string | null
  index: TocIndex
  /** The text. */
  article: HTMLElement
  /** What the stretches before and after it begin with. */
  previous: ProvisionInBrief | null
  next: ProvisionInBrief | null
  addressOf: (eid: string) => string
  /** Whether it is the Constitution, whose articles stand on cards. */
  cards: boolean
  /** Whether the side menu of wide screens is narrow. */
  isCollapsed: boolean
  /** Size of the letters in px. */
  size: number
}

/**
 * An Act as ActView and ActBody lay it out, without anything that can be pressed: frame, title, what must be known of it, tabs, tools, text,
 * each where the program puts it a moment later. `e2e/first-screen-of-law.spec.ts` holds the two together.
 */
export function buildLawScreen({ act, asAt, index, article, previous, next, addressOf, cards, isCollapsed, size }: LawScreen): HTMLElement {
  const around = (label: string, to: ProvisionInBrief | null, place: string) => to && buildAround(label, to, place, index, addressOf)
  return buildFrame(
    isCollapsed,
    cards ? null : createElement('nav', { class: 'first-trail' }, words.act.back),
    buildHeader(act, asAt),
    createElement(
      'div',
      { class: 'first-law-tabs' },
      createElement('div', { class: 'first-law-tab' }, createElement('span', {}, words.act.tabs.text)),
      act.version.guide ? null : buildAsAt(),
    ),
    createElement(
      'div',
      { class: 'first-law-columns' },
      createElement(
        'div',
        { class: cards ? 'first-law cards' : 'first-law' },
        box('first-law-tools'),
        createElement(
          'div',
          { class: 'first-law-text' },
          around(words.text.previous, previous, 'before'),
          createElement('div', { style: `--reading-size:${size}px` }, article),
          around(words.text.next, next, 'after'),
        ),
      ),
    ),
  )
}

function buildHeader(act: Act, asAt: string | null): HTMLElement {
  const facts = factsOf(act, words, formatDay)
  const { status, guide } = act
  const mark = (hue: string, said: string) => createElement('span', { class: `tag mark ${hue}` }, said)
  return createElement(
    'header',
    { class: 'first-law-header' },
    createElement(
      'div',
      { class: 'first-law-head' },
      createElement(
        'div',
        {},
        createElement('h1', {}, act.title),
        createElement(
          'div',
          { class: 'first-law-facts' },
          facts.length > 0 ? createElement('span', {}, facts.join(' · ')) : null,
          status === 'in_force' && !guide
            ? null
            : createElement(
                'span',
                { class: 'first-law-marks' },
                status === 'in_force' ? null : mark(status === 'repealed' ? 'burgundy' : 'secondary', words.statuses[status]),
                guide ? mark('indigo', words.guide) : null,
              ),
          act.url === null ? null : createElement('span', { class: 'first-law-source' }, `${words.act.source} (${words.act.newTab})`),
        ),
      ),
      box('first-law-actions'),
    ),
    createElement('div', { class: 'first-law-standing' }, ...standingOf(act, asAt).map(buildStanding)),
  )
}

function buildStanding(standing: ReturnType<typeof standingOf>[number]): HTMLElement {
  const { code } = standing
  const said = sayStanding(standing, words.standing)
  if (code === 'latest' || code === 'undated') return createElement('p', { class: 'first-small' }, said)
  const link = code === 'earlier' ? [' ', createElement('strong', {}, words.standing.showLatest)] : []
  return createElement('div', { class: `first-notice ${code === 'guide' ? 'info' : 'warning'}` }, createElement('div', {}, said, ...link))
}

/** The room of the field for a day. */
const buildAsAt = () =>
  createElement(
    'div',
    { class: 'first-as-at', 'aria-hidden': 'true' },
    createElement('span', {}, words.asAt.label),
    createElement('i', {}),
    createElement('b', {}, words.asAt.show),
  )

function buildAround(label: string, to: ProvisionInBrief, place: string, index: TocIndex, addressOf: (eid: string) => string): HTMLElement {
  const name = [nameProvision(to.eid, index), toSentence(to.heading)].filter(Boolean).join(' · ')
  return createElement(
    'a',
    { class: `first-around ${place}`, href: addressOf(to.eid) },
    createElement('span', {}, label),
    createElement('strong', {}, name),
  )
}
