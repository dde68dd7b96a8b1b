import { readFileSync } from 'node:fs'
import { findCitations } from '#citations/find'
import { isBackCitation, isCaseCitation, resolveBackReferences } from '#citations/resolve'
import { readReferences } from '../../server/areas/citations/references.ts'

/** A stretch of a passage that was marked by hand: the first citation of a case, or words that point back to `target`, null to nothing known. */
interface Marked {
  start: number
  end: number
  back: boolean
  target: string | null
}

export interface PointingFigures {
  passages: number
  /** Citations of cases, first ones and those that point back: found and marked, found and not marked, marked and not found. */
  right: number
  extra: number
  missed: number
  /** Of what points back: led to the right case or rightly to none, led to a wrong one, left without one. */
  led: number
  wrong: number
  unled: number
  misses: string[]
}

const MARK = /\{(=?)(\d+|\?)\|([^}]*)\}/g

function readPassage(line: string): { text: string; marked: Marked[] } {
  const marked: Marked[] = []
  let text = ''
  let from = 0
  for (const { 0: whole, 1: back, 2: target, 3: words, index } of line.matchAll(MARK)) {
    text += line.slice(from, index)
    marked.push({
      start: text.length,
      end: text.length + words!.length,
      back: back === '=' || target === '?',
      target: target === '?' ? null : target!,
    })
    text += words!
    from = index + whole.length
  }
  return { text: (text + line.slice(from)).replaceAll(' ¶ ', '\n\n '), marked }
}

/** Reads the invented passages; every third is held out, and the misses of those are not told. */
export function measurePointing(heldOut: boolean): PointingFigures {
  const lines = readFileSync(new URL('labels/pointing-back.txt', import.meta.url), 'utf8').split('\n')
  const passages = lines.filter((line) => line !== '' && !line.startsWith('#')).filter((_, place) => (place % 3 === 2) === heldOut)
  const figures: PointingFigures = { passages: passages.length, right: 0, extra: 0, missed: 0, led: 0, wrong: 0, unled: 0, misses: [] }
  for (const line of passages) {
    const { text, marked } = readPassage(line)
    const citations = findCitations(text)
    const references = readReferences(citations, resolveBackReferences(citations, text), text)
    const found = citations.filter((one) => isCaseCitation(one) || isBackCitation(one))
    const over = (one: { start: number; end: number }) => marked.find(({ start, end }) => one.start < end && one.end > start)
    const extra = found.filter((one) => over(one)?.back !== isBackCitation(one))
    figures.extra += extra.length
    for (const mark of marked) {
      const one = found.find((item) => over(item) === mark && isBackCitation(item) === mark.back)
      if (!one) {
        figures.missed += 1
        figures.misses.push(`${line}: not found ${text.slice(mark.start, mark.end)}`)
        continue
      }
      figures.right += 1
      if (!mark.back) continue
      const reference = references.find(({ start, end }) => one.start >= start && one.end <= end)
      const targets = (reference?.antecedents ?? []).map((place) => over(references[place]!)?.target ?? '?')
      const target = targets.length === 1 ? targets[0]! : null
      if (target === mark.target) figures.led += 1
      else if (target === null) figures.unled += 1
      else figures.wrong += 1
      if (target !== mark.target)
        figures.misses.push(`${line}: ${text.slice(mark.start, mark.end)} leads to ${targets.join(' or ') || 'nothing'}`)
    }
    for (const one of extra) figures.misses.push(`${line}: too much ${one.text}`)
  }
  return figures
}
