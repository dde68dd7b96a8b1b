import { aside } from '../../printing/aside/run-aside.ts'
import type * as rewritePictureModule from './rewrite-picture.ts'

export type { RewrittenPicture } from './rewrite-picture.ts'

export const rewritePicture = aside<typeof rewritePictureModule.rewritePicture>(
  new URL('./rewrite-picture.ts', import.meta.url),
  'rewritePicture',
)
