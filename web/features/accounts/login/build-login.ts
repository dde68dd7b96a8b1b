import { emailForm } from '#contract/email-address'
import { looksLikeAnother } from '#contract/look-alike'
import type { AccountWords } from '../../../messages/accounts.ts'
import { createElement } from '../../../reader/create-element.ts'
import { createSvg } from '../../../reader/create-svg.ts'
import './login.css'

/** Paths in a box of 24. */
const icons = {
  check:
    'M12 2C6.48 2 2 6.48 2 12s4.48 10 10 10 10-4.48 10-10S17.52 2 12 2M9.29 16.29 5.7 12.7a.996.996 0 0 1 0-1.41c.39-.39 1.02-.39 1.41 0L10 14.17l6.88-6.88c.39-.39 1.02-.39 1.41 0s.39 1.02 0 1.41l-7.59 7.59c-.38.39-1.02.39-1.41 0',
  show: 'M12 6c3.79 0 7.17 2.13 8.82 5.5C19.17 14.87 15.79 17 12 17s-7.17-2.13-8.82-5.5C4.83 8.13 8.21 6 12 6m0-2C7 4 2.73 7.11 1 11.5 2.73 15.89 7 19 12 19s9.27-3.11 11-7.5C21.27 7.11 17 4 12 4m0 5c1.38 0 2.5 1.12 2.5 2.5S13.38 14 12 14s-2.5-1.12-2.5-2.5S10.62 9 12 9m0-2c-2.48 0-4.5 2.02-4.5 4.5S9.52 16 12 16s4.5-2.02 4.5-4.5S14.48 7 12 7',
  hide: 'M12 6c3.79 0 7.17 2.13 8.82 5.5-.59 1.22-1.42 2.27-2.41 3.12l1.41 1.41c1.39-1.23 2.49-2.77 3.18-4.53C21.27 7.11 17 4 12 4c-1.27 0-2.49.2-3.64.57l1.65 1.65C10.66 6.09 11.32 6 12 6m-1.07 1.14L13 9.21c.57.25 1.03.71 1.28 1.28l2.07 2.07c.08-.34.14-.7.14-1.07C16.5 9.01 14.48 7 12 7c-.37 0-.72.05-1.07.14M2.01 3.87l2.68 2.68C3.06 7.83 1.77 9.53 1 11.5 2.73 15.89 7 19 12 19c1.52 0 2.98-.29 4.32-.82l3.42 3.42 1.41-1.41L3.42 2.45zm7.5 7.5 2.61 2.61c-.04.01-.08.02-.12.02-1.38 0-2.5-1.12-2.5-2.5 0-.05.01-.08.01-.13m-3.4-3.4 1.75 1.75c-.23.55-.36 1.15-.36 1.78 0 2.48 2.02 4.5 4.5 4.5.63 0 1.23-.13 1.77-.36l.98.98c-.88.24-1.8.38-2.75.38-3.79 0-7.17-2.13-8.82-5.5.7-1.43 1.72-2.61 2.93-3.53',
  error:
    'M12 7c.55 0 1 .45 1 1v4c0 .55-.45 1-1 1s-1-.45-1-1V8c0-.55.45-1 1-1m-.01-5C6.47 2 2 6.48 2 12s4.47 10 9.99 10C17.52 22 22 17.52 22 12S17.52 2 11.99 2M12 20c-4.42 0-8-3.58-8-8s3.58-8 8-8 8 3.58 8 8-3.58 8-8 8m1-3h-2v-2h2z',
  warning:
    'M12 5.99 19.53 19H4.47zM2.74 18c-.77 1.33.19 3 1.73 3h15.06c1.54 0 2.5-1.67 1.73-3L13.73 4.99c-.77-1.33-2.69-1.33-3.46 0zM11 11v2c0 .55.45 1 1 1s1-.45 1-1v-2c0-.55-.45-1-1-1s-1 .45-1 1m0 5h2v2h-2z',
}
const buildIcon = (name: keyof typeof icons) => createSvg('0 0 24 24', null, { d: icons[name] })

/** Says at once what is wrong; nothing while that is null. */
export function buildNotice(severity: 'warning' | 'error') {
  const element = createElement('div', { class: 'login-notice', role: 'alert', 'data-severity': severity, hidden: true })
  const say = (text: string | null) => {
    element.hidden = text === null
    element.replaceChildren(...(text === null ? [] : [buildIcon(severity), createElement('div', {}, text)]))
  }
  return { element, say }
}

const buildInput = (name: string, attributes: Record<string, string>) =>
  createElement('input', { id: `login-${name}`, name, spellcheck: 'false', ...attributes })

const buildField = (label: string, input: HTMLInputElement, end: Node | null, hint: HTMLElement | null) =>
  createElement(
    'div',
    { class: 'login-field' },
    createElement('label', { for: input.id }, label),
    createElement('div', {}, input, end),
    hint,
  )

const buildHint = (input: HTMLInputElement, text: string) => {
  const hint = createElement('div', { class: 'login-hint', id: `${input.id}-hint` }, text)
  input.setAttribute('aria-describedby', hint.id)
  return hint
}

/** Checks the form of the address while it is typed: a green check says that it is well formed. */
export function buildEmail({ accounts }: AccountWords) {
  const input = buildInput('email', { type: 'email', autocomplete: 'email', inputmode: 'email', autocapitalize: 'none' })
  const check = buildIcon('check')
  check.removeAttribute('aria-hidden')
  check.setAttribute('role', 'img')
  check.setAttribute('aria-label', accounts.emailValid)
  const hint = buildHint(input, '')
  const look = () => {
    check.style.display = emailForm.test(input.value.trim()) ? '' : 'none'
    hint.textContent = looksLikeAnother(input.value) ? accounts.emailLooksAlike : ''
    hint.hidden = hint.textContent === ''
  }
  look()
  input.addEventListener('input', look)
  return { input, look, element: buildField(accounts.email, input, check, hint) }
}

/** A password that can be shown while it is typed. */
export function buildPassword({ accounts }: AccountWords) {
  const input = buildInput('password', { type: 'password', autocomplete: 'current-password', autocapitalize: 'none' })
  const button = createElement('button', { type: 'button' })
  const show = (isShown: boolean) => {
    input.type = isShown ? 'text' : 'password'
    button.setAttribute('aria-label', isShown ? accounts.hidePassword : accounts.showPassword)
    button.setAttribute('aria-pressed', String(isShown))
    button.replaceChildren(buildIcon(isShown ? 'hide' : 'show'))
  }
  show(false)
  button.addEventListener('click', () => show(input.type === 'password'))
  return { input, element: buildField(accounts.password, input, button, null) }
}

/** The code of an authenticator, asked for once the server wants one. */
export function buildCode({ accounts: { login } }: AccountWords) {
  const input = buildInput('otp', { autocomplete: 'one-time-code', inputmode: 'text' })
  const element = buildField(login.code, input, null, buildHint(input, login.codeHint))
  element.hidden = true
  return { input, element }
}

export function buildRemember({ accounts: { login } }: AccountWords) {
  const input = buildInput('remember', { type: 'checkbox' })
  input.checked = true
  const label = createElement('label', { for: input.id }, login.remember)
  return { input, element: createElement('div', { class: 'login-remember' }, input, label, buildHint(input, login.rememberHint)) }
}

/** With what the library is tried on the machine where it runs. */
export function buildSample({ accounts: { sample } }: AccountWords, email: string, password: string, onUse: () => void): HTMLElement {
  const use = createElement('button', { type: 'button', class: 'login-button' }, sample.use)
  use.addEventListener('click', onUse)
  return createElement(
    'section',
    { class: 'login-sample', 'aria-label': sample.title },
    createElement(
      'div',
      {},
      createElement('strong', {}, sample.title),
      createElement('div', { class: 'login-hint' }, sample.details(email, password)),
    ),
    use,
  )
}
