import { type ReadByHand, measureProvisions } from './read-by-hand.ts'
import { type Measured, counted, differing, hasStatutes, measureFile, missesOnlyUnprinted, readLabels, shared } from './measure.ts'

const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

/** 'parts 13, units 96 (label 95)' */
const figures = (one: Measured): string =>
  counted
    .filter((name) => one.read[name] > 0 || one.counts[name])
    .map((name) => `${name} ${one.read[name]}${differing(one).includes(name) ? ` (label ${one.counts[name]})` : ''}`)
    .join(', ')

async function report() {
  const right = { tuned: 0, heldOut: 0 }
  const all = { tuned: 0, heldOut: 0 }
  for (const label of readLabels()) {
    const group = label.heldOut ? 'heldOut' : 'tuned'
    all[group] += 1
    const measured = await measureFile(label)
    if (typeof measured === 'string') {
      say(`WRONG   ${label.file}: no Act (${measured})`)
      continue
    }
    const isRight =
      differing(measured).length === 0 && missesOnlyUnprinted(measured) && measured.twice === 0 && measured.outside === 0 && !measured.lost
    if (isRight) right[group] += 1
    say(
      `${isRight ? 'right  ' : 'WRONG  '} ${label.file}: ${figures(measured)}; ${measured.provisions} provisions, ${measured.lost ?? 'not known how many'} letters lost`,
    )
    if (measured.missing.length > 0) say(`        named by its arrangement and not found in its text: ${measured.missing.join(' ')}`)
  }
  const provisions = await measureProvisions(shared)
  for (const mistake of provisions.tuned.mistakes) say(`WRONG   ${mistake}`)
  say(`\nfiles whose tree has the counts of their label: ${right.tuned} of ${all.tuned}; held out: ${right.heldOut} of ${all.heldOut}`)
  const sayRead = ({ right: as, all: of }: ReadByHand) => `${as} of ${of}`
  say(`provisions read by hand that are read so: ${sayRead(provisions.tuned)}; held out: ${sayRead(provisions.heldOut)}`)
}

if (hasStatutes) await report()
else say('skipped: the real Acts are not beside the repository')
