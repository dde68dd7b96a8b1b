import { readFileSync } from 'node:fs'
import { Problem } from '../../problem.ts'

const common = new Set(
  readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#')),
)

const letters = (text: string) => text.normalize('NFKC').toLowerCase()
const shortestNamed = 3

/** Throws `weak-password` for one of the most common passwords, and for one that is hardly more than the account's own name or address. */
export function checkNewPassword(password: string, { email, name }: { email: string; name: string }) {
  const given = letters(password)
  if (common.has(given)) throw new Problem('weak-password')
  const bare = given.replaceAll(/[\d\W_]+/g, '')
  const own = [
    letters(email),
    ...letters(email).split(/[@.+_-]/),
    ...letters(name).split(/\s+/),
    letters(name).replaceAll(/\s/g, ''),
    'hukumu',
  ]
  if (given === letters(email) || own.some((word) => word.length >= shortestNamed && bare === word.replaceAll(/[\d\W_]+/g, '')))
    throw new Problem('weak-password', 'This password is your own name or address, which is guessed first. Choose another.')
}
