import { getAbout } from '#contract/about'
import { CallError } from '../../../api/call-error.ts'
import type { Call } from '../../../api/create-call.ts'
import type { AccountWords } from '../../../messages/accounts.ts'
import { createElement } from '../../../reader/create-element.ts'
import { checkLogin, describeAuthError, describeLoginFailure } from '../form-rules.ts'
import type { Session } from '../session.ts'
import { buildCode, buildEmail, buildNotice, buildPassword, buildRemember, buildSample } from './build-login.ts'
import { buildVisitorFrame } from './build-visitor-frame.ts'

export interface LoginParts {
  words: AccountWords
  session: Session
  call: Call
  /** Whether the visitor comes here because the session ended. */
  isExpired: boolean
  /** Follows one of the links, instead of the browser. */
  follow: (path: string) => void
  /** Somebody has just logged in here; what it does may go on behind the next screen. */
  onLoggedIn: () => void
}

/** Puts the screen on which one logs in into `place`, of plain elements: it stands without the program, and in it. Returns what takes it away. */
export function mountLogin(place: HTMLElement, { words, session, call, isExpired, follow, onLoggedIn }: LoginParts): () => void {
  const { login } = words.accounts
  const leaving = new AbortController()
  const expired = buildNotice('warning')
  expired.say(isExpired ? login.expired : null)
  const checkFailed = buildNotice('error')
  const problem = buildNotice('error')
  const email = buildEmail(words)
  const password = buildPassword(words)
  const code = buildCode(words)
  const remember = buildRemember(words)
  const button = createElement('button', { type: 'submit', class: 'login-button' }, login.submit)
  const fields = [problem, email, password, code, remember].map(({ element }) => element)
  const form = createElement('form', { novalidate: true }, ...fields, button)
  const link = (path: string, text: string, name: string | null) => createElement('a', { href: path, class: name }, text)
  const content = createElement(
    'div',
    { class: 'login' },
    expired.element,
    checkFailed.element,
    form,
    link('/forgot-password', login.forgot, 'login-forgot'),
    createElement('div', { class: 'login-new' }, `${login.noAccount} `, link('/signup', login.createAccount, null)),
  )

  const wait = (isBusy: boolean) => {
    button.disabled = isBusy
    button.textContent = isBusy ? login.busy : login.submit
  }

  async function submit() {
    if (button.disabled) return
    const asksForCode = !code.element.hidden
    const given = { email: email.input.value, password: password.input.value }
    const otp = code.input.value.trim()
    const missing = checkLogin(given, words) ?? (asksForCode && !otp ? login.codeMissing : null)
    problem.say(missing)
    if (missing) return
    wait(true)
    try {
      await session.logIn({ ...given, email: given.email.trim(), ...(asksForCode && { otp }) }, { remember: remember.input.checked })
      onLoggedIn()
    } catch (error) {
      const wantsCode = error instanceof CallError && error.code === 'second-factor-required'
      problem.say(wantsCode && !asksForCode ? null : describeLoginFailure(error, words))
      wait(false)
      if (!wantsCode || asksForCode) return
      code.element.hidden = false
      code.input.focus()
    }
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void submit()
  })

  const look = () => {
    const { error } = session.read()
    checkFailed.say(error === null ? null : describeAuthError(error, words))
  }
  look()
  const unsubscribe = session.subscribe(look)

  async function offerSample() {
    // Without an answer none is offered, which is no reason to trouble anybody.
    const about = await call(getAbout, {}, { signal: leaving.signal }).catch(() => null)
    const account = about?.sample_account
    if (!account) return
    const use = () => {
      email.input.value = account.email
      email.look()
      password.input.value = account.password
    }
    content.append(buildSample(words, account.email, account.password, use))
  }
  void offerSample()

  const frame = buildVisitorFrame(login.title, login.lead, words, content)
  frame.addEventListener('click', (event) => {
    const path = (event.target as Element).closest('a')?.getAttribute('href')
    if (!path || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    follow(path)
  })
  place.replaceChildren(frame)
  return () => {
    leaving.abort()
    unsubscribe()
    place.replaceChildren()
  }
}
