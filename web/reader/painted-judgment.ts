interface PaintedJudgment {
  caseId: string
  revision: number | null
  article: HTMLElement
  /** Sets what was not set yet. */
  complete: () => void
}

let painted: PaintedJudgment | null = null

/** Keeps the article that the first screen shows until the reader takes it over. */
export function keepPaintedJudgment(judgment: PaintedJudgment) {
  painted = judgment
}

/** The article that is already on the screen, where it is of this text; once. */
export function takePaintedJudgment(caseId: string, revision: number | null): HTMLElement | null {
  const found = painted
  painted = null
  if (found?.caseId !== caseId || found.revision !== revision) return null
  found.complete()
  return found.article
}
