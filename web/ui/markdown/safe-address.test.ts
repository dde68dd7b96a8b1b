import { expect, test } from 'vitest'
import { safeAddress } from './safe-address.ts'

test.each(['/cases/kesc-2026-90007#para-12', '#fn-1', 'https://kenyalaw.org', 'HTTP://example.test', 'mailto:a@example.test'])(
  '%s may be followed',
  (address) => expect(safeAddress(address)).toBe(address),
)
test.each([
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '//evil.test',
  'file:///etc/passwd',
  'cases/x',
])('%s may not', (address) => expect(safeAddress(address)).toBeNull())
