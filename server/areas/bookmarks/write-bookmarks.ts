import type { Bookmark } from '#contract/bookmarks'
import type { BookmarkFormat } from '#contract/many-bookmarks'
import type { Column } from '../../printing/column.ts'
import { writeCsv } from '../../printing/csv.ts'
import { describeLaw } from '../legislation/legislation.ts'
import { type RisLine, writeRisRecords } from '../../printing/ris.ts'
import { writeXlsx } from '../../printing/xlsx.ts'

const types: Record<BookmarkFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ris: 'application/x-research-info-systems; charset=utf-8',
}

/** The case, or 'Section 41. Notification and hearing, Employment Act'. */
function titleOf({ case: held, law, case_id }: Bookmark): string {
  if (law === null) return held?.title ?? case_id
  const { title, description } = describeLaw(case_id, law)
  return [title, description].filter((part) => part !== '').join(', ')
}

/** Where it is read in this application. */
const pathOf = ({ law, case_id }: Bookmark): string =>
  law === null
    ? `/cases/${encodeURIComponent(case_id)}`
    : `/legal-library/legislation/${encodeURIComponent(law.act.id)}${law.provision === null ? '' : `#${law.provision.eid}`}`

const columns = (linkTo: (bookmark: Bookmark) => string): Column<Bookmark>[] => [
  { heading: 'Title', width: 48, value: titleOf },
  { heading: 'Citation', width: 26, value: ({ case: held }) => held?.citation ?? '' },
  { heading: 'Case number', width: 26, value: ({ case: held }) => held?.case_number ?? '' },
  { heading: 'Court', width: 24, value: ({ case: held }) => held?.court ?? '' },
  { heading: 'Date', width: 12, value: ({ case: held }) => held?.date ?? '' },
  { heading: 'Standing', width: 20, value: ({ case: held }) => held?.signal?.kind ?? '' },
  { heading: 'Folder', width: 28, value: ({ folder_path }) => folder_path ?? '' },
  { heading: 'Tags', width: 24, value: ({ tags }) => tags.join('; ') },
  { heading: 'Note', width: 60, value: ({ note }) => note },
  { heading: 'Bookmarked', width: 12, value: ({ created_at }) => created_at.slice(0, 10) },
  { heading: 'Link', width: 40, value: linkTo },
  { heading: 'Id', width: 24, value: ({ case_id }) => case_id },
]

const linesOf = (bookmark: Bookmark, link: string): RisLine[] => {
  const { case: held, case_id, note, tags } = bookmark
  return [
    ['TI', titleOf(bookmark)],
    ['PB', held?.court ?? null],
    ['PY', held?.date?.slice(0, 4) ?? null],
    ['DA', held?.date?.replaceAll('-', '/') ?? null],
    ['T2', held?.citation ?? null],
    ['M1', held?.case_number ?? null],
    ...tags.map((tag): RisLine => ['KW', tag]),
    ['N1', note],
    ['UR', link],
    ['ID', case_id],
  ]
}

/** Bookmarks as a file to be kept or taken into another program. */
export async function writeBookmarks(
  bookmarks: readonly Bookmark[],
  format: BookmarkFormat,
  { publicUrl, day }: { publicUrl: string; day: string },
): Promise<File> {
  const linkTo = (bookmark: Bookmark) => (publicUrl === '' ? '' : `${publicUrl}${pathOf(bookmark)}`)
  const content =
    format === 'csv'
      ? writeCsv(columns(linkTo), bookmarks)
      : format === 'ris'
        ? writeRisRecords(bookmarks.map((one) => ({ type: one.law === null ? 'CASE' : 'STAT', lines: linesOf(one, linkTo(one)) })))
        : new Uint8Array(await writeXlsx('Bookmarks', columns(linkTo), bookmarks))
  return new File([content], `hukumu-bookmarks-${day}.${format}`, { type: types[format] })
}
