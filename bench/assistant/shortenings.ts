import { readFileSync, readdirSync } from 'node:fs'
import { judgeSentence } from '../../server/areas/chat/verdicts/judge-sentence.ts'
import { passageOf } from './passages.ts'

/** An invented paragraph with sentences about it: fair shortenings, and false ones; `neighbour` stands beside it in its judgment. */
interface Labelled {
  paragraph: string
  neighbour: string
  /** `held` was never read while the rules were made. */
  part: 'tuning' | 'held'
  told: { sentence: string; label: 'fair' | 'false'; kind: string }[]
}

export interface Verdicts {
  file: string
  part: Labelled['part']
  label: 'fair' | 'false'
  counts: Record<'quoted' | 'drawn' | 'own' | 'struck', number>
  /** What was judged otherwise than it was labelled. */
  wrong: string[]
}

const folder = new URL('./labels/', import.meta.url)

/** How the sentences of each file of labels are judged, by part and label. */
export function measureShortenings(): Verdicts[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.jsonl'))
  return files.flatMap((file) => {
    const labelled = readFileSync(new URL(file, folder), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Labelled)
    return (['tuning', 'held'] as const).flatMap((part) =>
      (['fair', 'false'] as const).map((label): Verdicts => {
        const all: Verdicts = { file, part, label, counts: { quoted: 0, drawn: 0, own: 0, struck: 0 }, wrong: [] }
        for (const { paragraph, told } of labelled.filter((one) => one.part === part))
          for (const { sentence, kind } of told.filter((one) => one.label === label)) {
            const { verdict } = judgeSentence(`${sentence} [1]`, new Map([[1, passageOf(paragraph)]]))
            all.counts[verdict] += 1
            if ((verdict === 'quoted' || verdict === 'drawn') !== (label === 'fair')) all.wrong.push(`${kind}: ${sentence}`)
          }
        return all
      }),
    )
  })
}
