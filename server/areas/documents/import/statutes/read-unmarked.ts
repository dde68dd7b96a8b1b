import { readUnit } from './headings.ts'
import { type ActProvision, type ActTree, createTree, isUnit } from './tree.ts'
import { createUnitText } from './unit-text.ts'

/**
 * A tree from a source that marks sections and not what stands within them, with that read from the words; a section whose source divides
 * it stays as it is. Old sources also leave the number of a section to its words: '3. (1) There is…'.
 */
export function readUnmarked({ blocks, provisions }: ActTree): ActTree {
  const holds = new Set(provisions.map(({ parent }) => parent))
  const tree = createTree()
  const text = createUnitText(tree)
  const open: ActProvision[] = []
  let unmarked: ActProvision | null = null
  let next = 0

  const closeUntil = (at: number) => {
    for (let top = open.at(-1); top && top.to <= at; top = open.at(-1)) {
      if (top === unmarked) text.end()
      if (top === unmarked) unmarked = null
      open.pop()
      tree.close()
    }
  }
  const openAt = (at: number) => {
    for (; next < provisions.length && provisions[next]!.from === at; next += 1) {
      const provision = provisions[next]!
      closeUntil(at)
      const bare = isUnit(provision.type) && !holds.has(next)
      const num = provision.num ?? (bare ? numberIn(provision) : null)
      tree.open({ ...provision, num, figure: figureOf(provision.eid, num) })
      open.push(provision)
      if (bare) unmarked = provision
      if (provision.to === at) closeUntil(at)
    }
  }
  const numberIn = ({ from, to }: ActProvision): string | null => {
    const first = blocks.slice(from, to).find(({ kind }) => kind === 'text')
    return (first && readUnit(first.text)?.figure) ?? null
  }

  for (const [at, block] of blocks.entries()) {
    closeUntil(at)
    openAt(at)
    if (unmarked && block.kind !== 'heading') {
      const printed = readUnit(block.text)
      const number = printed && printed.figure === tree.around().find(({ type }) => isUnit(type))?.num ? printed.printed : null
      text.write(block.text, { number })
    } else tree.write(block.text, block.kind, block.number)
  }
  closeUntil(blocks.length)
  return tree.finish()
}

/** The number as the id spells it, where that is not as printed: '2' of 'part_2'. */
const figureOf = (eid: string, num: string | null): string | null => {
  const own = /_([^_]+)$/.exec(eid)?.[1]?.replace(/-\d+$/, '') ?? null
  return num !== null && own !== null && own.toLowerCase() !== num.toLowerCase() && /^\d/.test(own) ? own : null
}
