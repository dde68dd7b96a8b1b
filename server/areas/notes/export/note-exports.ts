import { aside } from '../../../printing/aside/run-aside.ts'
import type * as writeNoteModule from './write-note.ts'
import { authorityHeadings } from '../../../printing/authorities.ts'
import { authorityKinds } from '#contract/citation-lists'
import type { Doubt } from '#contract/citation-lists'
import type { CitationStyle } from '#contract/citations'
import { doubtOf } from '#contract/doubt'
import type { NoteAuthority } from '#contract/note-authorities'
import type { NoteFormat, NoteTemplate } from '#contract/note-exports'
import type { Reader } from '../../../access/access.ts'
import type { Database } from '../../../database/open.ts'
import type { Authorities, Found } from '../authorities.ts'
import type { Finder } from '../find-note.ts'
import { imagesStorage } from '../images-storage.ts'
import { type NotePaper, paperWords } from './note-paper.ts'
import { restyle } from './restyle.ts'

const writeNote = aside<typeof writeNoteModule.writeNote>(new URL('./write-note.ts', import.meta.url), 'writeNote')

interface Asked {
  format: NoteFormat
  include_citations: boolean
  include_references: boolean
  template_id: NoteTemplate
  style: CitationStyle
  doubtful: 'mark' | 'leave out'
}

interface ExportParts {
  database: Database
  finder: Finder
  authorities: Pick<Authorities, 'authoritiesOf' | 'foundIn' | 'written'>
  /** The address of this application for its readers; empty where it is not known. */
  publicUrl: string
}

/** Notes as files: what they rest on is checked as it leaves. */
export function createNoteExports({ database, finder, authorities, publicUrl }: ExportParts) {
  const images = imagesStorage(database)

  const paperOf = async (reader: Reader, id: string, asked: Asked): Promise<NotePaper> => {
    const note = await finder.rowOf(reader, id)
    const [listed, found, pictures] = await Promise.all([
      authorities.authoritiesOf(reader, note, asked.style),
      authorities.foundIn(note.content),
      images.images(note.id),
    ])
    const words = [...new Set(found.flatMap((one) => (one.words === '' ? [] : [one.words])))]
    const written = asked.include_citations ? await authorities.written(words, asked.style) : null
    const doubts = new Map(listed.flatMap((one) => (one.case_id !== null ? [[one.case_id, one.doubt] as const] : [])))
    const kept = listed.filter(({ doubt }) => asked.doubtful === 'mark' || doubt === null)
    const day = new Date(database.clock.now())
    const { template_id: template } = asked
    return {
      title: note.title,
      text: restyle(note.content, { found, written, doubtOf: asked.doubtful === 'mark' ? (one) => doubtIn(one, doubts) : () => null }),
      template,
      head: paperWords.heads[template],
      lines: template === 'memorandum' ? [paperWords.date(day)] : [],
      references: asked.include_references && kept.length > 0 ? { title: paperWords.references[template], groups: groupsOf(kept) } : null,
      pictures: new Map(pictures.map((picture) => [picture.hash, picture])),
      day,
    }
  }

  return {
    async export(reader: Reader, id: string, asked: Asked): Promise<File> {
      const paper = await paperOf(reader, id, asked)
      const name = `${fileNameOf(paper.title)}.${asked.format}`
      return writeNote(paper, asked.format, { name, site: publicUrl })
    },

    /** What the reader is asked about before a note leaves. */
    async doubtful(reader: Reader, id: string) {
      const listed = await authorities.authoritiesOf(reader, await finder.rowOf(reader, id), 'standard')
      const results = listed.flatMap(({ case_id, text, doubt }) => (doubt === null ? [] : [{ id: case_id ?? text, text, doubt }]))
      return { results }
    },
  }
}

const groupsOf = (listed: readonly NoteAuthority[]) =>
  authorityKinds.flatMap((kind) => {
    const few = listed.filter((one) => one.kind === kind)
    return few.length === 0 ? [] : [{ kind: authorityHeadings[kind], authorities: few }]
  })

/** Written law is in no doubt; a case that is not held is known by its citation alone. */
function doubtIn({ caseId, citation }: Found, doubts: ReadonlyMap<string, Doubt | null>): Doubt | null {
  if (caseId !== null) return doubts.get(caseId) ?? null
  if (!citation || citation.reason_code.code === 'law') return null
  return doubtOf({ verdict: citation.verdict, sample: false, signal: null })
}

/** A title as a file may be called: at most 80 letters, none that a system keeps for itself. */
const fileNameOf = (title: string): string =>
  title
    .replace(/[\p{Cc}<>:"/\\|?*]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\.+/, '')
    .slice(0, 80)
    .trim() || 'note'
