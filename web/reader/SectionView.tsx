import type { CaseReference } from '#contract/cases'
import { memo } from 'react'
import { useMessages } from '../messages/messages.ts'
import { LinkedText } from './LinkedText.tsx'
import type { Block, Section } from './lay-out-judgment.ts'
import { nameSection } from './name-section.ts'
import { readPartyLine } from './party-line.ts'

interface SectionViewProps {
  section: Section
  /** Whether its opinion is one of several and must say whose it is. */
  distinct: boolean
  /** Fragment of the address of each paragraph, by id. */
  fragments: ReadonlyMap<number, string>
  /** The citations in each paragraph that lead to a case, by its id. */
  links: ReadonlyMap<number | null, CaseReference[]>
  /** Id of the paragraph that the address asks for. */
  target: number | null
}

/** One part of a judgment: its heading, the orders, an opinion. */
export const SectionView = memo(function SectionView({ section, distinct, fragments, links, target }: SectionViewProps) {
  const { kind, opinionKind, runs } = section
  const blocks = (run: Block[]) =>
    run.map((block) => (
      <BlockView
        key={block.id}
        block={block}
        parties={kind === 'parties'}
        fragment={fragments.get(block.id)!}
        links={links.get(block.id)}
        target={block.id === target}
      />
    ))
  return (
    <section className={`section ${kind} ${opinionKind ?? ''}`} aria-labelledby={headingId(section)}>
      <SectionHead section={section} distinct={distinct} />
      {runs.map(({ quote, blocks: run }) =>
        quote ? (
          <blockquote key={run[0]!.id} className="quotation">
            {blocks(run)}
          </blockquote>
        ) : (
          blocks(run)
        ),
      )}
    </section>
  )
})

/** Unique even where a part comes back after another one. */
const headingId = ({ runs }: Section) => `section-${runs[0]!.blocks[0]!.id}`

function SectionHead({ section, distinct }: Pick<SectionViewProps, 'section' | 'distinct'>) {
  const { reader } = useMessages().cases
  const id = headingId(section)
  const name = nameSection(section, reader)
  if (section.kind === 'orders')
    return (
      <h2 id={id} className="label">
        {name}
      </h2>
    )
  if (section.kind !== 'opinion' || !distinct)
    return (
      <h2 id={id} className="unseen">
        {name}
      </h2>
    )
  return (
    <header className="opinion-head">
      <h2 id={id}>
        {reader.opinions[section.opinionKind ?? 'sole']}
        {section.author !== null && <span className={namesItsAuthor(section) ? 'unseen' : undefined}> {reader.by(section.author)}</span>}
      </h2>
      {section.opinionKind === 'dissenting' && <p>{reader.dissentExplained}</p>}
    </header>
  )
}

/** Whether the court's own heading already says whose opinion follows. */
function namesItsAuthor({ author, runs }: Section): boolean {
  const first = runs[0]!.blocks[0]!
  return first.kind === 'heading' && author !== null && first.text.toLowerCase().includes(author.toLowerCase())
}

interface BlockViewProps {
  block: Block
  parties: boolean
  fragment: string
  links: CaseReference[] | undefined
  target: boolean
}

const BlockView = memo(function BlockView({ block, parties, fragment, links, target }: BlockViewProps) {
  const { reader } = useMessages().cases
  const { id, part, kind, depth, number, marker, markerStart, text, start, from, end } = block
  const kinds = ['block', kind, parties && kind === 'line' && readPartyLine(text), target && 'target'].filter(Boolean).join(' ')
  const Words = kind === 'heading' ? 'h3' : 'p'
  const isCourtsOwn = kind === 'paragraph' || fragment.startsWith('para-')
  return (
    <div
      id={`p-${id}`}
      className={kinds}
      data-paragraph={id}
      data-part={part}
      data-start={from}
      data-end={end}
      style={{ '--letters': text.length, ...(depth > 0 && { '--depth': depth }) } as React.CSSProperties}
      tabIndex={target ? -1 : undefined}
    >
      {marker === null && kind === 'paragraph' && <Unnumbered id={id} label={reader.unnumbered(id)} />}
      {marker !== null && (
        <Marker marker={marker} start={markerStart} {...(isCourtsOwn && { fragment, label: reader.paragraph(number ?? '') })} />
      )}
      <Words data-text={start}>{links ? <LinkedText text={text} start={start} links={links} /> : text}</Words>
    </div>
  )
})

/** The printed number; the court's own is the address of its paragraph, and opens what can be done with it. */
function Marker({ marker, start, fragment, label }: { marker: string; start: number | null; fragment?: string; label?: string }) {
  if (!fragment)
    return (
      <span className="number" data-text={start ?? undefined}>
        {marker}
      </span>
    )
  return (
    <a
      className="number"
      data-text={start ?? undefined}
      id={fragment.startsWith('para-') ? decodeURIComponent(fragment) : undefined}
      href={`#${fragment}`}
      aria-label={label}
      aria-haspopup="menu"
      tabIndex={-1}
    >
      {marker}
    </a>
  )
}

/** The handle of a paragraph that the court did not number; its sign is drawn by the style, so that it is never copied as text. */
function Unnumbered({ id, label }: { id: number; label: string }) {
  return <a className="number unnumbered" href={`#p-${id}`} aria-label={label} aria-haspopup="menu" tabIndex={-1} />
}
