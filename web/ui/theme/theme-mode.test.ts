import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { nextThemeMode, readThemeMode, themeModeKey } from './theme-mode.ts'

test('the toggle cycles light, dark, system, light', () => {
  expect(nextThemeMode('light')).toBe('dark')
  expect(nextThemeMode('dark')).toBe('system')
  expect(nextThemeMode('system')).toBe('light')
})

test.each([
  ['dark', 'dark'],
  ['light', 'light'],
  ['system', 'system'],
  ['blue', 'system'],
  [null, 'system'],
])('what was kept as %j reads as %s', (kept, mode) => expect(readThemeMode(kept)).toBe(mode))

describe('before the first paint', () => {
  const script = readFileSync(new URL('../../public/theme.js', import.meta.url), 'utf8')

  function paint(kept: string | null | Error, systemIsDark: boolean) {
    const root = { dataset: {} as Record<string, string> }
    const meta = { content: '', dataset: { light: '#fff', dark: '#000' } }
    const getItem = (key: string) => {
      if (kept instanceof Error) throw kept
      return key === themeModeKey ? kept : null
    }
    runInNewContext(script, {
      localStorage: { getItem },
      matchMedia: () => ({ matches: systemIsDark }),
      document: { documentElement: root, querySelector: () => meta },
    })
    return { theme: root.dataset['theme'], addressBar: meta.content }
  }

  test.each<[string | null | Error, boolean, string]>([
    ['light', true, 'light'],
    ['dark', false, 'dark'],
    ['system', true, 'dark'],
    ['system', false, 'light'],
    [null, true, 'dark'],
    [null, false, 'light'],
    ['blue', true, 'dark'],
    [new Error('site data is blocked'), true, 'dark'],
  ])('%j on a system that is dark: %j', (kept, systemIsDark, theme) => {
    expect(paint(kept, systemIsDark)).toEqual({ theme, addressBar: theme === 'dark' ? '#000' : '#fff' })
  })
})
