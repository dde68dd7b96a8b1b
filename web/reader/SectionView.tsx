import { memo } from 'react'
import type { Messages } from '../messages/messages.ts'
import { useMessages } from '../messages/messages.ts'
import type { Block, Section } from './lay-out-judgment.ts'
import { readPartyLine } from './party-line.ts'

/** What a section is called: "Dissenting opinion by Bonaya, JA". */
export function nameSection({ kind, opinionKind, author }: Section, words: Messages['cases']['reader']): string {
  if (kind !== 'opinion') return words.sections[kind]
  const name = words.opinions[opinionKind ?? 'sole']
  return author === null ? name : `${name} ${words.by(author)}`
}

interface SectionViewProps {
  section: Section
  /** Whether its opinion is one of several and must say whose it is. */
  distinct: boolean
  /** Fragment of the address of each paragraph, by id. */
  fragments: ReadonlyMap<number, string>
  /** Id of the paragraph that the address asks for. */
  target: number | null
}

/** One part of a judgment: its heading, the orders, an opinion. */
export const SectionView = memo(function SectionView({ section, distinct, fragments, target }: SectionViewProps) {
  const { kind, opinionKind, runs } = section
  const blocks = (run: Block[]) =>
    run.map((block) => (
      <BlockView
        key={block.id}
        block={block}
        parties={kind === 'parties'}
        fragment={fragments.get(block.id)!}
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
  target: boolean
}

const BlockView = memo(function BlockView({ block, parties, fragment, target }: BlockViewProps) {
  const { reader } = useMessages().cases
  const { id, kind, depth, number, marker, markerStart, text, start } = block
  const kinds = ['block', kind, parties && kind === 'line' && readPartyLine(text), target && 'target'].filter(Boolean).join(' ')
  const Words = kind === 'heading' ? 'h3' : 'p'
  const isCourtsOwn = kind === 'paragraph' || fragment.startsWith('para-')
  return (
    <div
      id={`p-${id}`}
      className={kinds}
      style={{ '--letters': text.length, ...(depth > 0 && { '--depth': depth }) } as React.CSSProperties}
      tabIndex={target ? -1 : undefined}
    >
      {marker !== null && (
        <Marker marker={marker} start={markerStart} {...(isCourtsOwn && { fragment, label: reader.paragraph(number ?? '') })} />
      )}
      <Words data-start={start}>{text}</Words>
    </div>
  )
})

/** The printed number; the court's own is the address of its paragraph. */
function Marker({ marker, start, fragment, label }: { marker: string; start: number | null; fragment?: string; label?: string }) {
  if (!fragment)
    return (
      <span className="number" data-start={start ?? undefined}>
        {marker}
      </span>
    )
  return (
    <a
      className="number"
      data-start={start ?? undefined}
      id={fragment.startsWith('para-') ? decodeURIComponent(fragment) : undefined}
      href={`#${fragment}`}
      aria-label={label}
      tabIndex={-1}
    >
      {marker}
    </a>
  )
}
