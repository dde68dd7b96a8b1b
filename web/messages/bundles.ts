import { bundles } from './en/bundles.ts'
import { hookOf } from './language-context.ts'

/** The words of bundles of authorities, which load with their screen. */
export const useBundleMessages = hookOf('bundles', bundles)
