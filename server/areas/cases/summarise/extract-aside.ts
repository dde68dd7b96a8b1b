import { readingAside } from '../../../printing/aside/run-aside.ts'
import type { Judgment } from '../cases.ts'
import { isShort } from '../short-text.ts'
import { type MadeDigest, extractDigest } from './extract-digest.ts'
import type * as extractDigestModule from './extract-digest.ts'
import type { DigestKind } from './storage.ts'

const extract = readingAside<typeof extractDigestModule.extractDigest>(new URL('./extract-digest.ts', import.meta.url), 'extractDigest')

/** Reads as `extractDigest` does, long judgments in a process of their own; `too-slow` for one that takes longer than any should. */
export const extractAside = async (judgment: Judgment, kind: DigestKind): Promise<MadeDigest> =>
  isShort([judgment]) ? extractDigest(judgment, kind) : extract(judgment, kind)
