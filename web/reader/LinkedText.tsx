import type { CaseReference } from '#contract/cases'
import { Fragment } from 'react'

/** The words of a paragraph with the citations in it as links; `start` is where the words begin in the content. */
export function LinkedText({ text, start, links }: { text: string; start: number; links: CaseReference[] }) {
  const pieces = divide(text, start, links)
  return (
    <>
      {pieces.map(({ before, cited, link }) =>
        link === null ? (
          before
        ) : (
          <Fragment key={link.start}>
            {before}
            <a className="cited" href={`/cases/${encodeURIComponent(link.case_id!)}`} data-case={link.case_id} data-verdict={link.verdict}>
              {cited}
            </a>
          </Fragment>
        ),
      )}
    </>
  )
}

interface Piece {
  before: string
  cited: string
  /** Null for the words behind the last link. */
  link: CaseReference | null
}

/** The words between and within the links; of two that overlap, the first is the link. */
function divide(text: string, start: number, links: CaseReference[]): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (const link of links.toSorted((one, other) => one.start - other.start)) {
    const [from, to] = [link.start - start, link.end - start]
    if (link.case_id === null || from < at || to > text.length) continue
    pieces.push({ before: text.slice(at, from), cited: text.slice(from, to), link })
    at = to
  }
  return [...pieces, { before: text.slice(at), cited: '', link: null }]
}
