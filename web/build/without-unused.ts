import type { Plugin } from 'vite'

interface Unused {
  /** The import, as it is written, and the file that it stands in. */
  source: RegExp
  importer: RegExp
  /** What stands for it. */
  code: string
}

/** Parts that the component library loads with every button or theme, and that no screen of Hukumu shows. */
const unused: Unused[] = [
  // No button ripples when it is pressed.
  { source: /^\.\/TouchRipple\.mjs$/, importer: /@mui\/material/, code: 'export default () => null' },
  // No button shows that it is busy by a circle of its own.
  {
    source: /CircularProgress\/index\.mjs$/,
    importer: /@mui\/material\/(Button|IconButton)\//,
    code: 'export default () => null',
  },
  // public/theme.js sets the scheme before the first paint; the names are those of the library, which the theme overrides.
  {
    source: /InitColorSchemeScript\.mjs$/,
    importer: /@mui\/system\/cssVars/,
    code: [
      "export const DEFAULT_MODE_STORAGE_KEY = 'mode'",
      "export const DEFAULT_COLOR_SCHEME_STORAGE_KEY = 'color-scheme'",
      "export const DEFAULT_ATTRIBUTE = 'data-color-scheme'",
      "export const buildInitColorSchemeScript = () => ''",
    ].join('\n'),
  },
  // Links fetch nothing ahead: that is for the router's own server.
  {
    source: /\/ssr\/components\.js$/,
    importer: /react-router\/dist\/production\/lib\//,
    code: [
      "import { createContext } from 'react'",
      'export const FrameworkContext = createContext(undefined)',
      'const noHandlers = {}',
      'export const usePrefetchBehavior = () => [false, undefined, noHandlers]',
      'export const PrefetchPageLinks = () => null',
      'export const mergeRefs = (ref) => ref',
    ].join('\n'),
  },
  // Only a higher-order component that is never called would copy statics.
  { source: /^hoist-non-react-statics$/, importer: /@emotion\/react/, code: 'export default (target) => target' },
]

const prefix = '\0hukumu-unused-'

/** Leaves out of the build what is loaded and never shown: 10 KB less to load. */
export const withoutUnused: Plugin = {
  name: 'hukumu-without-unused',
  apply: 'build',
  enforce: 'pre',
  resolveId(source, importer = '') {
    const at = unused.findIndex((part) => part.source.test(source) && part.importer.test(importer))
    return at === -1 ? null : `${prefix}${at}`
  },
  load: (id) => (id.startsWith(prefix) ? unused[Number(id.slice(prefix.length))]!.code : null),
}
