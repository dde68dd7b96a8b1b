import { headingAlone } from '#citations/law/heading-alone'
import MoreHorizRounded from '@mui/icons-material/MoreHorizRounded'
import IconButton from '@mui/material/IconButton'
import { memo, type ReactNode, useState } from 'react'
import { useLegalLibraryMessages } from '../../messages/legal-library.ts'
import { DecisionNotes } from './DecisionNotes.tsx'
import { isBare, type ActBlocks, type ActBlock } from './blocks-of-act.ts'
import { markText, type Terms } from './mark-text.ts'
import { nameProvision, type TocIndex } from './name-provision.ts'
import type { CitedOften } from './queries.ts'
import { toSentence } from './to-sentence.ts'
import { isWithinTarget } from './within-target.ts'

interface ActTextProps {
  laid: readonly ActBlocks[]
  index: TocIndex
  terms: Terms | null
  /** The address of a provision of the text on the screen. */
  addressOf: (eid: string) => string
  /** The provision that the address means. */
  target: string | null
  isGuide: boolean
  actId: string
  /** How often each provision is cited. */
  citing: ReadonlyMap<string, CitedOften>
  /** Whether the reader decides on leads in notes of decisions. */
  reviewing: boolean
}

/** The words of an Act: headings, and sections with what stands in them. */
export const ActText = memo(function ActText({ laid, ...manner }: ActTextProps) {
  return (
    <div className={manner.isGuide ? 'guide' : undefined}>
      {laid.map((one, place) => (
        <Stretch key={one.eid ?? `loose-${place}`} one={one} {...manner} />
      ))}
    </div>
  )
})

type RenderOptions = Omit<ActTextProps, 'laid'>

function Stretch({ one, ...manner }: RenderOptions & { one: ActBlocks }) {
  const words = useLegalLibraryMessages()
  const [isOpen, setIsOpen] = useState(false)
  if (one.kind === 'loose')
    return one.eid === 'preface' ? (
      <details className="loose" id="preface">
        <summary>{words.text.front}</summary>
        <Paragraphs one={one} {...manner} />
      </details>
    ) : (
      <div className="loose" id={one.eid ?? undefined}>
        <Paragraphs one={one} {...manner} />
      </div>
    )
  if (one.kind === 'heading') return <ContainerHead one={one} {...manner} />
  const { eid, entry } = one
  const name = nameProvision(eid, manner.index) ?? eid
  const { cases, struck, confirmed } = manner.citing.get(eid) ?? { cases: 0, struck: 0, confirmed: 0 }
  return (
    <section className="unit" data-unit={eid} aria-labelledby={`${eid}-heading`}>
      <Anchors eids={one.eids} own={eid} />
      <div className={manner.target === eid ? 'margin target' : 'margin'} id={eid}>
        <a className="figure" href={manner.addressOf(eid)} aria-label={name}>
          {entry.num}
        </a>
        <h3 id={`${eid}-heading`} className={entry.heading === null ? 'unprinted' : undefined}>
          {headingAlone(entry.heading ?? name)}
        </h3>
      </div>
      <div className="words">
        {struck > 0 && (
          <span className="struck">{confirmed > 0 ? words.decisions.struckFor(confirmed) : words.decisions.struckIn(struck)}</span>
        )}
        <Paragraphs one={one} {...manner} />
        {cases > 0 && (
          <button type="button" className="cases" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {words.decisions.open(cases)}
          </button>
        )}
      </div>
      <IconButton className="act-menu" size="small" data-provision={eid} aria-haspopup="menu" aria-label={words.text.provisionMenu(name)}>
        <MoreHorizRounded fontSize="small" />
      </IconButton>
      {isOpen && <DecisionNotes actId={manner.actId} eid={eid} name={name} reviewing={manner.reviewing} />}
    </section>
  )
}

function ContainerHead({ one, ...manner }: RenderOptions & { one: Extract<ActBlocks, { kind: 'heading' }> }) {
  const { eid, entry } = one
  const name = nameProvision(eid, manner.index) ?? ''
  const isDeep = (manner.index.get(eid)?.path.length ?? 0) > 0
  return (
    <div className={isDeep ? 'container deep' : 'container'} data-unit={eid}>
      <Anchors eids={one.eids} own={eid} />
      <div id={eid} className={manner.target === eid ? 'target' : undefined}>
        {entry.num !== null && entry.heading !== null && <span className="label">{name}</span>}
        <h2>{toSentence(entry.heading) ?? name}</h2>
      </div>
      <Paragraphs one={one} {...manner} />
    </div>
  )
}

/** Where provisions begin that have no element of their own. */
function Anchors({ eids, own }: { eids: readonly string[]; own: string }) {
  return eids.filter((eid) => eid !== own).map((eid) => <span key={eid} id={eid} />)
}

function Paragraphs({ one, ...manner }: RenderOptions & { one: ActBlocks }) {
  const met = new Set<string>()
  const order = one.eid?.startsWith('order_') ? (one.eid.split('__')[0] ?? null) : null
  return one.paragraphs.map((paragraph, place) => (
    // A paragraph has no name but its place, and never moves.
    // oxlint-disable-next-line react/no-array-index-key
    <Paragraph key={place} paragraph={paragraph} marks={marksOf(paragraph, manner, order, met)} {...manner} />
  ))
}

function marksOf({ kind, text, eids }: ActBlock, { index, terms }: RenderOptions, order: string | null, met: Set<string>) {
  for (const eid of eids) if (eid.includes('__def_')) met.add(eid)
  return kind === 'note' ? [] : markText(text, index, terms, { order, met })
}

function Paragraph({
  paragraph,
  marks,
  target,
  index,
  addressOf,
}: RenderOptions & { paragraph: ActBlock; marks: ReturnType<typeof markText> }) {
  const { kind, number, depth, text, start: begin, numberStart, wordsStart, eids } = paragraph
  const own = eids.at(-1)
  const nodes: ReactNode[] = []
  let at = 0
  for (const { start, end, eid, kind: mark } of marks) {
    const printed = text.slice(start, end)
    nodes.push(
      text.slice(at, start),
      <a
        key={start}
        className={mark === 'term' ? 'term' : 'reference'}
        data-eid={eid}
        data-mark={mark}
        href={mark === 'constitution' ? `/legal-library/constitution#${eid}` : addressOf(eid)}
      >
        {printed}
      </a>,
    )
    at = end
  }
  nodes.push(text.slice(at))
  const names = [kind === 'note' && 'note', kind === 'heading' && 'subheading', isWithinTarget(own, target, index) && 'target']
  return (
    <p
      id={own}
      className={names.filter(Boolean).join(' ') || undefined}
      data-paragraph={own ?? ''}
      data-start={begin}
      style={depth > 0 ? ({ '--depth': depth } as React.CSSProperties) : undefined}
    >
      {eids.length > 1 && <Anchors eids={eids} own={own!} />}
      {number !== null && (
        <>
          <span className={isBare(number) ? 'number unbracketed' : 'number'} data-text={numberStart}>
            {number}
          </span>{' '}
        </>
      )}
      <span data-text={wordsStart}>{nodes}</span>
    </p>
  )
}
