import { expect, test } from 'vitest'
import { CallError, type Failure } from '../../api/call-error.ts'
import { accounts } from '../../messages/en/accounts.ts'
import { problems } from '../../messages/en/problems.ts'
import { checkLogin, checkSignup, describeAuthError, describeLoginFailure, describeSignupFailure, type SignupForm } from './form-rules.ts'

const english = { accounts, problems }

test.each([
  [{ email: '', password: 'x' }, 'Please enter both email and password'],
  [{ email: '  ', password: 'x' }, 'Please enter both email and password'],
  [{ email: 'a@b.c', password: '' }, 'Please enter both email and password'],
  [{ email: 'a@b.c', password: ' ' }, null],
  [{ email: 'not an email', password: 'x' }, null],
])('log-in with %j', (form, problem) => expect(checkLogin(form, english)).toBe(problem))

const good: SignupForm = { name: 'Amina', email: 'amina@example.org', password: 'secret', confirm: 'secret' }
test.each<[string, Partial<SignupForm>, string | null]>([
  ['nothing wrong', {}, null],
  ['no name', { name: ' ' }, 'Please fill in all fields'],
  ['no email', { email: '' }, 'Please fill in all fields'],
  ['no password', { password: '' }, 'Please fill in all fields'],
  ['no confirmation', { confirm: '' }, 'Please fill in all fields'],
  ['everything wrong but nothing empty', { email: 'amina', password: 'x', confirm: 'y' }, 'Please enter a valid email address'],
  ['no dot', { email: 'amina@example' }, 'Please enter a valid email address'],
  ['a space inside', { email: 'ami na@example.org' }, 'Please enter a valid email address'],
  ['spaces around', { email: ' amina@example.org ' }, null],
  ['five characters that differ', { password: '12345', confirm: 'y' }, 'Password must be at least 6 characters long'],
  ['six characters', { password: '123456', confirm: '123456' }, null],
  ['passwords that differ', { confirm: 'Secret' }, 'Passwords do not match'],
])('sign-up with %s', (_, change, problem) => expect(checkSignup({ ...good, ...change }, english)).toBe(problem))

const failure = (given: Partial<Failure>) => new CallError({ kind: 'answer', status: 400, message: 'HTTP 400: Bad Request', ...given })
const worded = (status: number, message: string) => failure({ status, message, worded: true })
const network = failure({ kind: 'network', status: 0, message: 'Network error: Failed to fetch' })
const timedOut = failure({ kind: 'timeout', status: 0, message: 'Request timed out' })

test.each<[string, unknown, string]>([
  ["the server's words", worded(401, 'Incorrect email or password'), 'Incorrect email or password'],
  ['none', failure({ status: 502, statusText: 'Bad Gateway' }), 'Login failed: 502 Bad Gateway'],
  ['none, without reason phrase', failure({ status: 502 }), 'Login failed: 502'],
  ['no network', network, 'A network error occurred. Please check your connection and try again.'],
  ['a time-out', timedOut, 'Request timed out'],
  ['text', 'as it is', 'as it is'],
  ['nothing known', {}, 'An unexpected error occurred during login. Please try again.'],
  ['an error without words', new Error(''), 'An unexpected error occurred during login. Please try again.'],
])('a log-in that fails with %s', (_, error, words) => expect(describeLoginFailure(error, english)).toBe(words))

test.each<[unknown, string]>([
  ['text', 'text'],
  [new Error('message'), 'message'],
  [{}, 'Authentication error'],
])('an auth error %j', (error, words) => expect(describeAuthError(error, english)).toBe(words))

test.each<[string, unknown, string]>([
  ['a taken address', worded(409, 'An account with this email already exists'), 'An account with this email already exists'],
  ['a taken address in other words', worded(400, 'User already exists.'), 'An account with this email already exists'],
  ["the server's words", worded(429, 'Too many requests.'), 'Signup failed: Too many requests.'],
  ['a status alone', failure({ status: 502, statusText: 'Bad Gateway' }), 'Signup failed: 502'],
  ['no network', network, 'Signup failed: A network error occurred. Please check your connection and try again.'],
  ['nothing known', undefined, 'An unexpected error occurred'],
])('a sign-up that fails with %s', (_, error, words) => expect(describeSignupFailure(error, english)).toBe(words))
