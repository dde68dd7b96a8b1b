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
  {
    source: /useLazyRipple\/index\.mjs$/,
    importer: /@mui\/material\/ButtonBase\//,
    code: 'const none = () => {}\nconst ripple = { shouldMount: false, start: none, stop: none, pulsate: none }\nexport default () => ripple',
  },
  // The theme is made in the browser, not written by a server.
  { source: /^\.\/stringifyTheme\.mjs$/, importer: /@mui\/material\/styles\//, code: "export const stringifyTheme = () => ''" },
  // It has variables in CSS.
  { source: /^\.\/ThemeProviderNoVars\.mjs$/, importer: /@mui\/material\/styles\//, code: 'export default () => null' },
  // It is given a store of its own for the mode.
  { source: /^\.\/localStorageManager\.mjs$/, importer: /@mui\/system\/cssVars\//, code: 'export default () => null' },
  // Styles ask for the width of the screen, by its names, and for that of a container in CSS.
  {
    source: /cssContainerQueries\/index\.mjs$/,
    importer: /@mui\/system\//,
    code: [
      'export const isCqShorthand = () => false',
      'export const getContainerQuery = () => null',
      'export const sortContainerQueries = (theme, css) => css',
      'export default (theme) => theme',
    ].join('\n'),
  },
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
  // Parts of the component library say themselves which properties reach the page; our own are given those of HTML, and these.
  {
    source: /^@emotion\/is-prop-valid$/,
    importer: /@emotion\/styled/,
    code: "export default (name) => name !== 'sx' && name !== 'theme' && name !== 'ownerState'",
  },
  // Only a higher-order component that is never called would copy statics.
  { source: /^hoist-non-react-statics$/, importer: /@emotion\/react/, code: 'export default (target) => target' },
]

const prefix = '\0hukumu-unused-'

/** Leaves out of the build what is loaded and never shown: 13 KB less to load. */
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
