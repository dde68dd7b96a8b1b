import { writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { makeOwnDatabase } from '../own-database.ts'
import { runScript, startServer } from '../processes.ts'
import { writeLongJudgment } from '../browser/long-judgment.ts'
import { judgmentSight, measureVisit, type Visit } from '../browser/measure-visit.ts'
import { desk, openBrowser } from '../browser/open-browser.ts'
import { writeLongAct } from './long-act.ts'

const { values } = parseArgs({
  options: {
    sections: { type: 'string', default: '1000' },
    words: { type: 'string', default: '30000' },
    rounds: { type: 'string', default: '5' },
    slower: { type: 'string', default: '4' },
    width: { type: 'string', default: '1440' },
  },
})
const say = (line: string) => void process.stdout.write(`${line}\n`)
const library = fileURLToPath(new URL('../../library', import.meta.url))

const caseSight = { ...judgmentSight, isFirst: false }
const actSight = {
  text: 'article [data-paragraph]',
  paragraph: 'article [data-paragraph]',
  link: 'article a.reference',
  ready: 'article .act-menu',
  isFirst: false,
}
/** The law behind the case that it is measured against. */
const pairs = [
  [
    { name: 'long judgment', path: '/cases/kehc-2020-99990', sight: caseSight },
    { name: 'long Act', path: '/legal-library/legislation/ke-act-2015-917', sight: actSight },
  ],
  [
    { name: 'sample case', path: '/cases/kesc-2026-90007', sight: caseSight },
    { name: 'Constitution', path: '/legal-library/constitution', sight: actSight },
  ],
] as const
const measures = ['painted', 'ready', 'workToText', 'work'] as const
const heads = ['text painted', 'program ready', 'work to text', 'work in all']

await measure(Number(values.words), Number(values.sections), Number(values.rounds), Number(values.slower), Number(values.width))

async function measure(words: number, sections: number, rounds: number, slower: number, width: number) {
  const database = await makeOwnDatabase(undefined)
  const { long, cited } = writeLongJudgment(words)
  const [judgments, act] = ['judgments.jsonl', 'act.xml'].map((name) => join(database.folder, name)) as [string, string]
  writeFileSync(judgments, [...cited, long].map((judgment) => `${JSON.stringify(judgment)}\n`).join(''))
  writeFileSync(act, writeLongAct(sections))
  await runScript('scripts/build-web.ts', [], database.environment)
  await runScript('scripts/import.ts', [judgments, act, join(library, 'judgments'), join(library, 'law')], database.environment)
  const server = await startServer(database.environment)
  const browser = await openBrowser(server.address, desk(width))
  try {
    const context = await browser.openContext()
    // What a browser keeps of a program that it has run is only there after the second time.
    for (const { path, sight } of pairs.flat()) for (const _ of [1, 2]) await measureVisit(context, path, 1, sight)
    const visits = new Map<string, Visit[]>(pairs.flat().map(({ name }) => [name, []]))
    for (let round = 1; round <= rounds; round += 1)
      for (const { name, path, sight } of pairs.flat()) visits.get(name)!.push(await measureVisit(context, path, slower, sight))
    say(`${words} words, ${sections} sections, processor ${slower} times slower, ${width} px, load ${loadavg()[0]!.toFixed(1)}`)
    say(`${''.padEnd(15)}${heads.map((head) => head.padStart(22)).join('')}`)
    for (const pair of pairs) {
      const [ofCase, ofLaw] = pair.map(({ name }) => describe(name, visits.get(name)!))
      say(`${'ratio'.padEnd(15)}${ofLaw!.map((median, at) => (median / ofCase![at]!).toFixed(2).padStart(22)).join('')}`)
    }
  } finally {
    await browser.close()
    await server.stop()
    await database.remove()
  }
}

/** Prints the visits to a page and answers their medians. */
function describe(name: string, visits: readonly Visit[]): number[] {
  const sorted = measures.map((which) => visits.map((visit) => visit[which]).toSorted((one, other) => one - other))
  const shown = sorted.map((times) => {
    const [median, least, most] = [times[times.length >> 1]!, times[0]!, times.at(-1)!].map((one) => Math.round(one))
    return `${median} (${least} to ${most})`.padStart(22)
  })
  const { paragraphs, links } = visits[0]!
  say(
    `${name.padEnd(15)}${shown.join('')}   ${paragraphs} paragraphs, ${links} links, shift ${Math.max(...visits.map(({ shift }) => shift)).toFixed(3)}`,
  )
  return sorted.map((times) => times[times.length >> 1]!)
}
