import type { CaseRecord } from '../features/cases/read-case.ts'
import { casePage } from '../messages/en/case-page.ts'
import { createElement } from '../reader/create-element.ts'

/** What a case stands for, where the library does not hold its text, as DigestBody lays it out. */
export function buildDigest({ summary, url }: CaseRecord): HTMLElement {
  const { digest, information } = casePage
  return createElement(
    'div',
    { class: 'first-digest' },
    createElement('h2', {}, digest.title),
    createElement('p', { class: 'first-proposition' }, summary ?? digest.none),
    createElement('p', { class: 'first-small' }, digest.explained),
    url === null ? null : createElement('span', { class: 'first-source' }, `${digest.source} (${information.newTab})`),
  )
}
