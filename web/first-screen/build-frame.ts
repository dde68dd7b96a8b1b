import { createElement } from '../reader/create-element.ts'

export const box = (name: string) => createElement('div', { class: name })

/** The bars around a screen, without anything in them, and the page within. */
export function buildFrame(isMenuCollapsed: boolean, ...page: (Node | null)[]): HTMLElement {
  return createElement(
    'div',
    { class: 'first-screen' },
    box('first-bar'),
    createElement(
      'div',
      { class: 'first-body' },
      box(`first-menu${isMenuCollapsed ? ' narrow' : ''}`),
      createElement('main', {}, createElement('div', { class: 'first-page' }, ...page)),
    ),
  )
}
