const romanDigits = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
] as const

/** 4 → 'iv'. Numbers of 4,000 and more stay in digits. */
export function roman(value: number): string {
  if (value < 1 || value >= 4000) return String(value)
  let rest = value
  let text = ''
  for (const [worth, digits] of romanDigits) {
    for (; rest >= worth; rest -= worth) text += digits
  }
  return text
}

/** 1 → 'a', 26 → 'z', 27 → 'aa', 28 → 'bb': the letter repeats, as word processors count. */
export const repeatedLetter = (value: number): string =>
  value < 1 ? String(value) : String.fromCharCode(97 + ((value - 1) % 26)).repeat(Math.min(Math.ceil(value / 26), 8))
