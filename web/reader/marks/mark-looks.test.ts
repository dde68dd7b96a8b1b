import { annotationColors } from '#contract/annotations'
import { describe, expect, test } from 'vitest'
import { dark, light } from '../../ui/theme/tokens.ts'
import { markLooks } from './mark-looks.ts'

const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
function luminance(color: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => channel(parseInt(color.slice(at, at + 2), 16) / 255))
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
}
function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high! + 0.05) / (low! + 0.05)
}

describe.each([
  ['light', light],
  ['dark', dark],
] as const)('marks in the %s theme', (theme, scheme) => {
  test.each(annotationColors)('words, links and numbers are readable on %s, and its line is seen', (color) => {
    const { ground, line } = markLooks[color][theme]
    for (const ink of [scheme.ink, scheme.navy.main, scheme.inkQuiet]) expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(line, ground)).toBeGreaterThanOrEqual(3)
    expect(contrast(line, scheme.surface)).toBeGreaterThanOrEqual(3)
  })
})

test('no two colours look alike to who does not see colours', () => {
  expect(new Set(annotationColors.map((color) => markLooks[color].line)).size).toBe(annotationColors.length)
})
