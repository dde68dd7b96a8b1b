import { MONTH, monthOfName } from '#citations/months'
import { foldedWords } from '../../search/search.ts'

const UNITS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const ORDINALS =
  'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth'.split(
    ' ',
  )
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const TENTHS = 'twentieth thirtieth fortieth fiftieth sixtieth seventieth eightieth ninetieth'.split(' ')
const below100 = new Map([...UNITS, ...ORDINALS].map((word, at) => [word, at % 20]))
const tens = new Map([...TENS, ...TENTHS].map((word, at) => [word, ((at % 8) + 2) * 10]))
const isSmall = (word: string) => below100.has(word) || tens.has(word)
const scales = new Map([
  ['hundred', 100],
  ['thousand', 1000],
  ['million', 1_000_000],
])
const DATE = new RegExp(String.raw`\b\d{1,2}(?:st|nd|rd|th)?\s+(?:${MONTH})\b`, 'gi')

/** How many of the smaller unit make one of the larger: 'two decades' are twenty years. */
const TIMES = new Map<string, readonly [number, string]>([
  ['day', [1, 'day']],
  ['week', [7, 'day']],
  ['fortnight', [14, 'day']],
  ['month', [1, 'month']],
  ['year', [12, 'month']],
  ['decade', [120, 'month']],
  ['minute', [1, 'minute']],
  ['hour', [60, 'minute']],
])
const singular = (word: string) => word.replace(/s$/, '')

interface Figure {
  value: string
  /** Of a time what it measures in its smallest unit, 'month 240'. */
  time: string | null
  /** 'one' and 'two' join as often as they count. */
  joins: boolean
}

/** '1,500,000.00' and '1500000' are one figure. */
const sameFigure = (figure: string): string =>
  figure
    .replace(/(?:st|nd|rd|th)$/, '')
    .replaceAll(',', '')
    .replace(/\.0+$/, '')
    .replace(/^0+(?=\d)/, '')

/** Each figure of a text, in digits or in words, in its order. */
function figuresIn(text: string): Figure[] {
  const words = text.match(/\d[\d,]*(?:\.\d+)?(?:st|nd|rd|th)?|%|[\p{L}]+/gu) ?? []
  const figures: Figure[] = []
  for (let at = 0; at < words.length;) {
    const first = at
    const word = words[at]!
    let value: number | null = null
    if (/^\d/.test(word)) {
      value = Number(sameFigure(word.replace(/[,.]$/, '')))
      at += 1
    } else
      for (let sum = 0, part = 0; ; at++) {
        const next = words[at]?.toLowerCase() ?? ''
        const unit = below100.get(next) ?? tens.get(next)
        if (
          unit !== undefined &&
          (value === null || part === 0 || part % 100 === 0 || (tens.has(words[at - 1]!.toLowerCase()) && unit < 10))
        )
          part += unit
        else if (scales.has(next) && value !== null) {
          const scale = scales.get(next)!
          if (scale === 100) part *= scale
          else {
            sum += part * scale
            part = 0
          }
        } else if (next !== 'and' || value === null || part % 100 !== 0 || !isSmall(words[at + 1]?.toLowerCase() ?? '')) break
        value = sum + part
      }
    if (value !== null && at > first && scales.get(words[at]?.toLowerCase() ?? '') && /^\d/.test(word)) {
      value *= scales.get(words[at]!.toLowerCase())!
      at += 1
    }
    if (value === null) {
      const whole = /^(?:a|an|half|quarter)$/i.test(word) ? TIMES.get(singular(words[at + 1]?.toLowerCase() ?? '')) : undefined
      if (whole && !/^(?:half|quarter)$/i.test(word)) figures.push({ value: '1', time: `${whole[1]} ${whole[0]}`, joins: true })
      else if (TIMES.has(singular(word.toLowerCase())) && /^half$/i.test(words[at - 2] ?? '')) {
        const [times, unit] = TIMES.get(singular(word.toLowerCase()))!
        figures.push({ value: String(times / 2), time: `${unit} ${times / 2}`, joins: true })
      } else if (/^(?:twice|double|both)$/i.test(word)) figures.push({ value: '2', time: null, joins: true })
      else if (/^half$/i.test(word)) figures.push({ value: '50', time: null, joins: true })
      at += 1
      continue
    }
    const unit = TIMES.get(singular(words[at]?.toLowerCase() ?? ''))
    figures.push({
      value: String(value),
      time: unit ? `${unit[1]} ${value * unit[0]}` : null,
      joins: at === first + 1 && /^(?:one|two|zero|first|second|third|quarter)$/i.test(word),
    })
  }
  return figures
}

/** Whether every figure of a statement stands in a text, or in the date of its decision. */
export function figuresOf(text: string, decided: string | null): (statement: string) => boolean {
  const known = figuresIn(text)
  const values = new Set(known.map(({ value }) => value))
  const times = new Set(known.flatMap(({ time }) => time ?? []))
  const timed = new Set(known.flatMap(({ value, time }) => (time === null ? [] : [value])))
  const untimed = new Set(known.flatMap(({ value, time }) => (time === null ? [value] : [])))
  const words = new Set(foldedWords(text))
  const [year, month, day] = (decided ?? '').split('-').map(Number)
  const isOfDecision = (date: string) => Number.parseInt(date, 10) === day && monthOfName(/\p{L}+$/u.exec(date)![0]) === month
  return (statement) => {
    const rest = statement.replace(DATE, (date) => (isOfDecision(date) ? ' ' : date))
    return figuresIn(rest).every(({ value, time, joins }) => {
      if (time !== null && times.has(time)) return true
      if (joins && time === null) return true
      if (Number(value) === year || words.has(value)) return true
      // 'nine years' is not borne out by 'nine days', but it is by 'nine'.
      return time === null ? values.has(value) : joins || (untimed.has(value) && !timed.has(value))
    })
  }
}
