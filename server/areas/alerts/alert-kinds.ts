import type { WatchKind } from '#contract/watches'

/** Watches whose news are of related cases, as preferences name it; those of all others are updates of a case. */
export const relatedKinds: readonly WatchKind[] = ['judge', 'court', 'provision']

/** By which of an account's preferences the news of a watch are ruled. */
export const alertOf = (kind: WatchKind): 'relatedCases' | 'caseUpdates' => (relatedKinds.includes(kind) ? 'relatedCases' : 'caseUpdates')
