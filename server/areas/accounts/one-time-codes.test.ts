import { expect, test } from 'vitest'
import { activateAccount, confirmReset, resetPassword, signUp } from '#contract/accounts'
import { codeOf, makeRecoveryCode, makeSecret, periodOf } from './one-time-codes.ts'
import { makeToken } from './secret-tokens.ts'

const many = 2_000

test('what is made to be secret is long, never the same, and leans to no sign', () => {
  for (const [make, signs, alphabet] of [
    [makeSecret, 32, 32],
    [() => makeRecoveryCode().replaceAll('-', ''), 24, 32],
    [makeToken, 43, 64],
  ] as const) {
    const made = Array.from({ length: many }, make)
    expect(new Set(made).size).toBe(many)
    expect([...new Set(made.map(({ length }) => length))]).toEqual([signs])
    const counts = Map.groupBy(
      made.map((one) => one[0]!),
      (sign) => sign,
    )
    expect(counts.size).toBe(alphabet)
    // So far from the mean of a fair draw comes one sign in some billions.
    const mean = many / alphabet
    for (const { length } of counts.values()) expect(Math.abs(length - mean)).toBeLessThan(7 * Math.sqrt(mean))
  }
})

test('codes are those of RFC 6238, appendix B', () => {
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
  const codes = [59, 1_111_111_109, 1_111_111_111, 1_234_567_890, 2_000_000_000].map((at) => codeOf(secret, Math.floor(at / 30)))
  expect(codes).toEqual(['287082', '081804', '050471', '005924', '279037'])
})

test('codes have six digits, and count in their period and those beside it, by the time that is given', () => {
  const secret = makeSecret()
  const at = 1_800_000_000_000
  const step = at / 30_000
  const codes = Array.from({ length: 200 }, (_, n) => codeOf(secret, step + n))
  expect(codes.filter((code) => !/^\d{6}$/.test(code))).toEqual([])
  // 200 of a million: more than twice the same is not to be expected.
  expect(new Set(codes).size).toBeGreaterThan(197)
  for (const off of [-1, 0, 1]) expect(periodOf(secret, codeOf(secret, step + off), at)).toBe(step + off)
  const late = codeOf(secret, step - 2)
  expect([step - 1, step, step + 1].includes(periodOf(secret, late, at) ?? 0)).toBe(
    [-1, 0, 1].some((off) => codeOf(secret, step + off) === late),
  )
})

test('nobody is asked a question whose answer others may know', () => {
  const asked = [signUp, activateAccount, resetPassword, confirmReset].map(({ body }) => Object.keys(body.shape).toSorted())
  expect(asked).toEqual([['email', 'name', 'password'], ['password', 'token'], ['email'], ['password', 'token']])
})
