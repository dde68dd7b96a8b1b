import type { AccountWords } from '../../../messages/accounts.ts'
import { createElement } from '../../../reader/create-element.ts'
import { createSvg } from '../../../reader/create-svg.ts'
import { mark } from '../../../ui/mark.ts'
import { openBook } from './open-book.ts'
import '../visitor.css'

const buildMark = (size: number) =>
  createSvg('0 0 32 32', size, { fill: 'currentColor', d: mark.pillars }, { fill: mark.bookColor, d: mark.book })

/** The two columns of the screens of visitors, as `VisitorFrame.tsx` lays them out, with what is asked of them on the right. */
export function buildVisitorFrame(title: string, lead: string, { accounts, shell }: AccountWords, content: Node): HTMLElement {
  const book = createSvg('0 0 600 360', null, ...openBook.map(({ opacity, d }) => ({ opacity: String(opacity), d })))
  book.setAttribute('preserveAspectRatio', 'xMidYMax slice')
  const { product, footer } = shell
  return createElement(
    'div',
    { class: 'visitor' },
    createElement(
      'aside',
      { class: 'visitor-brand', 'aria-label': product },
      book,
      createElement('div', { class: 'visitor-name' }, buildMark(36), createElement('div', {}, product)),
      createElement(
        'div',
        { class: 'visitor-promise' },
        createElement('p', {}, accounts.brand.title),
        createElement('ul', {}, ...accounts.brand.lines.map((line) => createElement('li', {}, line))),
      ),
    ),
    createElement(
      'main',
      { id: 'content', tabindex: -1 },
      createElement(
        'div',
        {},
        createElement('div', { class: 'visitor-logo' }, createElement('span', {}, buildMark(32), createElement('span', {}, product))),
        createElement('h1', {}, title),
        createElement('p', { class: 'visitor-lead' }, lead),
        content,
        createElement(
          'nav',
          { class: 'visitor-legal', 'aria-label': footer.legal },
          createElement('a', { href: '/terms' }, footer.terms),
          createElement('a', { href: '/privacy' }, footer.privacy),
        ),
      ),
    ),
  )
}
