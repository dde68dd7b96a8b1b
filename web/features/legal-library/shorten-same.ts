import { readsSame } from '#citations/prose/reads-same'
import type { ProvisionChange } from '#contract/legislation-changes'

type Piece = ProvisionChange['pieces'][number]
/** A piece as it is shown; of what both texts have only the words near a change. */
export type ShownPiece = Piece | { kind: 'skipped' }

/** Letters of what stays the same that are shown beside a change. */
const near = 160

/** What was only printed otherwise, a quotation mark or a dash, counts as the same: as the later text has it. */
export function leaveReprints(pieces: readonly Piece[]): Piece[] {
  const left: Piece[] = []
  for (const piece of pieces) {
    const last = left.at(-1)
    const isReprint = piece.kind === 'added' && last?.kind === 'removed' && readsSame(last.text, piece.text)
    if (isReprint) left.pop()
    const before = left.at(-1)
    const kept: Piece = isReprint ? { kind: 'same', text: piece.text } : piece
    if (kept.kind === 'same' && before?.kind === 'same') left[left.length - 1] = { kind: 'same', text: before.text + kept.text }
    else left.push(kept)
  }
  return left
}

/** Leaves out what is far from a change, at the ends of words. What was only added or removed is whole. */
export function shortenSame(pieces: readonly Piece[]): ShownPiece[] {
  return pieces.flatMap((piece, place): ShownPiece[] => {
    if (piece.kind !== 'same') return [piece]
    const before = place > 0 ? near : 0
    const after = place < pieces.length - 1 ? near : 0
    if (piece.text.length <= before + after + near) return [piece]
    const head = piece.text.slice(0, before).replace(/\S*$/, '')
    const tail = after === 0 ? '' : piece.text.slice(-after).replace(/^\S*/, '')
    return [
      ...(head === '' ? [] : [{ kind: 'same' as const, text: head }]),
      { kind: 'skipped' as const },
      ...(tail === '' ? [] : [{ kind: 'same' as const, text: tail }]),
    ]
  })
}
