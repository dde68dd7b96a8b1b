import { existsSync, globSync, readFileSync } from 'node:fs'
import { keyOfTitle } from '#citations/law/act-key'
import { findCitations } from '../../citations/find.ts'
import { readLawReferences } from '../../citations/law/law-references.ts'
import { importSources } from '../../server/areas/documents/documents.ts'
import { prepareFile } from '../../server/areas/documents/import/prepare-file.ts'
import { lookUpLaws } from '../../server/areas/legislation/legislation.ts'
import type { Database } from '../../server/database/open.ts'

const shared = '../shared'
const statutes = ['real-statutes/ke-statutes', 'real-statutes/akn-statutes', 'real-documents/ke-statutes'].map(
  (folder) => `${shared}/${folder}`,
)

/** Whether real judgments and Acts are beside the repository; they are no part of it. */
export const hasDocuments = existsSync(`${shared}/real-documents`) && existsSync(`${shared}/real-statutes`)

/** Those by which the rules were made; those that were held out at first, and read since; those of Acts that were not held when either was read. */
const groups = ['tuned', 'held-out', 'fresh'] as const
type Group = (typeof groups)[number]

/** What a reader says that a citation means: the Act and its provisions, '42(1)(a)' or 'order_42__rule_6(2)'; no Act where it is not held. */
interface Label {
  group: Group
  caseId: string
  start: number
  end: number
  act: string
  provisions: string[]
}

/** How citations of provisions come out: those of held Acts by the labels, those resolved, and those of them that are right. */
export interface Score {
  labelled: number
  resolved: number
  right: number
  /** Right down to the paragraph that is cited, where the text of the Act has it. */
  exact: number
  mistakes: string[]
}

export const importActs = async (database: Database) => {
  await importSources(database, [...statutes, 'library/law'])
}

function readLabels(): Label[] {
  const [, ...rows] = readFileSync(new URL('labels.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
  return rows.map((row) => {
    const [use, caseId = '', start, end, act = '', provisions = ''] = row.split('\t')
    return {
      group: groups.find((one) => one === use) ?? 'tuned',
      caseId,
      start: Number(start),
      end: Number(end),
      act,
      provisions: provisions.split(' ').filter(Boolean),
    }
  })
}

const none = (): Score => ({ labelled: 0, resolved: 0, right: 0, exact: 0, mistakes: [] })

/** Resolves every labelled citation of the real judgments against the Acts of a library. */
export async function measure(database: Database): Promise<Record<Group, Score>> {
  const scores = { tuned: none(), 'held-out': none(), fresh: none() }
  const labels = Map.groupBy(readLabels(), ({ caseId }) => caseId)
  for (const path of globSync(`${shared}/real-documents/ke-judgments/**/*.*`).sort())
    for await (const item of prepareFile(path, () => {})) {
      if (!('document' in item)) continue
      const { caseId, content, record } = item.document
      const own = labels.get(caseId)
      if (!own || content === null) continue
      const references = readLawReferences(findCitations(content), content, record.court_code)
      const found = await lookUpLaws(database, references, record.date)
      for (const label of own) {
        const score = scores[label.group]
        const answers = references.flatMap((reference, index) => {
          const answer = found[index]!
          return reference.start >= label.start && reference.end <= label.end && answer.status === 'found' ? [{ reference, answer }] : []
        })
        count(score, label, answers)
      }
    }
  return scores
}

type Answered = { reference: { unit: string; parts: string[] }; answer: { provision: { act: { title: string }; eid: string } } }

function count(score: Score, label: Label, answers: readonly Answered[]) {
  const { act, provisions, caseId, start, end } = label
  const wanted = provisions.map((printed) => printed.toLowerCase())
  const isOfAct = ({ answer }: Answered) => act !== '' && keyOfTitle(answer.provision.act.title) === keyOfTitle(act)
  const isRight = (one: Answered) => isOfAct(one) && wanted.some((printed) => unitOf(printed) === one.reference.unit.toLowerCase())
  const distinct = (units: readonly string[]) => new Set(units).size
  const units = distinct(wanted.map(unitOf))
  const right = distinct(answers.filter(isRight).map(({ reference }) => reference.unit))
  score.labelled += units
  score.resolved += distinct(answers.map(({ answer: { provision }, reference }) => `${provision.act.title} ${reference.unit}`))
  score.right += right
  score.exact += answers.filter((one) => isRight(one) && wanted.includes(printedOf(one))).length
  if (answers.every(isRight) && right === units) return
  const read = answers.map(({ reference, answer }) => `${answer.provision.act.title} ${reference.unit}`).join(', ')
  score.mistakes.push(`${caseId} ${start}-${end}: ${[act, ...provisions].join(' ') || 'not held'}; read ${read || 'nothing'}`)
}

const unitOf = (printed: string): string => printed.replace(/\(.*$/, '')
const printedOf = ({ reference: { unit, parts } }: Answered): string => `${unit}${parts.map((part) => `(${part})`).join('')}`.toLowerCase()
