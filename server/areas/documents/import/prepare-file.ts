import type { ImportRejection } from '#contract/reasons/import-reasons'
import { detectFormat } from './formats/detect-format.ts'
import { prepare } from './prepare.ts'
import type { PreparedDocument } from './prepared-document.ts'
import { type PreparedAct, prepareAct } from './statutes/prepare-act.ts'
import { openSource, whyUnreadable } from './source-files.ts'

/** A record of a file, a case or an Act, prepared or rejected. `file` is its name in the report. */
export type PreparedItem = { file: string } & ({ document: PreparedDocument } | { act: PreparedAct } | { rejected: ImportRejection })

/** Reads a file and prepares its records one after the other. Whatever is wrong with the file becomes a rejected item. */
export async function* prepareFile(path: string, onRead: (bytes: number) => void): AsyncGenerator<PreparedItem> {
  try {
    const source = await openSource(path, onRead)
    const format = detectFormat(source)
    if ('rejected' in format) {
      yield { file: path, rejected: format.rejected }
      return
    }
    const named = new Set<string>()
    for await (const item of format.read(source)) {
      const place = item.position === null ? '' : `#${item.position}`
      const file = path + place
      if ('rejected' in item) yield { file, rejected: item.rejected }
      else if ('act' in item) {
        for (const stated of [item.act, ...item.act.further]) {
          const act = prepareAct(stated, source.name + place, format.name)
          yield 'rejected' in act ? { file, rejected: act.rejected } : { file, act }
        }
      } else {
        const prepared = prepare(item.record, source.name + place, format.name)
        if ('rejected' in prepared) {
          yield { file, rejected: prepared.rejected }
          continue
        }
        const unused = prepared.unused.filter((name) => !named.has(name))
        for (const name of unused) named.add(name)
        yield { file, document: { ...prepared, unused } }
      }
    }
  } catch (error) {
    yield { file: path, rejected: whyUnreadable(error) }
  }
}
