import { describe, expect, test } from 'vitest'
import { brand, dark, light, type Scheme } from './tokens.ts'

const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
function luminance(color: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => channel(parseInt(color.slice(at, at + 2), 16) / 255))
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
}
function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high! + 0.05) / (low! + 0.05)
}

/** What text needs under WCAG AA. */
const readable = 4.5

test('contrast is measured right', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 1)
})

describe.each<[string, Scheme]>([
  ['light', light],
  ['dark', dark],
])('%s', (_, scheme) => {
  const grounds = [scheme.ground, scheme.surface, scheme.inset]
  const hues = ['navy', 'gold', 'teal', 'burgundy', 'indigo', 'error', 'warning', 'info', 'success'] as const

  test.each(['ink', 'inkQuiet'] as const)('%s is readable on every ground and on marked words', (ink) => {
    for (const ground of [...grounds, scheme.highlight]) expect(contrast(scheme[ink], ground)).toBeGreaterThanOrEqual(readable)
  })

  test.each(hues)('%s is readable on every ground and its own tint, and carries readable text', (name) => {
    const hue = scheme[name]
    for (const ground of [...grounds, hue.light]) expect(contrast(hue.main, ground)).toBeGreaterThanOrEqual(readable)
    for (const fill of [hue.main, hue.dark]) expect(contrast(hue.contrastText, fill)).toBeGreaterThanOrEqual(readable)
    expect(contrast(scheme.ink, hue.light)).toBeGreaterThanOrEqual(readable)
  })
})

test('the brand panel is readable', () => {
  for (const ink of [brand.ink, brand.inkQuiet, brand.gold])
    for (const ground of [brand.ground, brand.depth]) expect(contrast(ink, ground)).toBeGreaterThanOrEqual(readable)
})
