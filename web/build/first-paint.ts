import type { Plugin } from 'vite'
import { brand, dark, fonts, light, type Scheme } from '../ui/theme/tokens.ts'
import { shell } from '../messages/en/shell.ts'
import { filesOf } from './files-of.ts'
import { firstFrames } from './first-frames.ts'

/** The hues of the first screens: the name that style sheets know them by, and ours. */
const named = {
  primary: 'navy',
  secondary: 'gold',
  burgundy: 'burgundy',
  indigo: 'indigo',
  teal: 'teal',
  error: 'error',
  info: 'info',
  warning: 'warning',
  success: 'success',
} as const

/** The colours that style sheets name before the program is there, under the names that it gives them later. */
function variablesOf({ ground, surface, inset, highlight, ink, inkQuiet, hairline, ...hues }: Scheme): string {
  const colors = {
    'text-primary': ink,
    'text-secondary': inkQuiet,
    'background-default': ground,
    'background-paper': surface,
    'fill-inset': inset,
    'fill-highlight': highlight,
    divider: hairline,
    'primary-dark': hues.navy.dark,
    'primary-contrastText': hues.navy.contrastText,
    ...Object.fromEntries(
      Object.entries(named).flatMap(([name, hue]) => [
        [`${name}-main`, hues[hue].main],
        [`${name}-light`, hues[hue].light],
      ]),
    ),
  }
  return Object.entries(colors)
    .map(([name, color]) => `--hukumu-palette-${name}:${color}`)
    .join(';')
}

const faces = `--interface-face:${fonts.interface};--reading-face:${fonts.reading};--wordmark-face:${fonts.wordmark}`
/** Of the panel beside what visitors are asked, the same in both schemes. */
const brandColors = Object.entries(brand)
  .map(([name, color]) => `--brand-${name.replace('inkQuiet', 'ink-quiet')}:${color}`)
  .join(';')
const styles = [
  `html{background:${light.ground};color-scheme:light;overflow-y:scroll;-webkit-text-size-adjust:100%;${faces};${brandColors};${variablesOf(light)}}`,
  `html[data-theme=dark]{background:${dark.ground};color-scheme:dark;${variablesOf(dark)}}`,
  'body{margin:0}',
  ...firstFrames.styles,
].join('')

/** Puts into the page what the first paint needs, from the tokens and the messages: colours, faces, theme-color, noscript. */
const written: Plugin = {
  name: 'hukumu-first-paint',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { name: 'theme-color', content: light.surface, 'data-light': light.surface, 'data-dark': dark.surface },
      injectTo: 'head-prepend',
    },
    { tag: 'meta', attrs: { name: 'description', content: shell.description }, injectTo: 'head' },
    { tag: 'style', children: styles, injectTo: 'head' },
    { tag: 'noscript', children: shell.needsScript, injectTo: 'body-prepend' },
    ...Object.entries(firstFrames.templates).map(
      ([id, children]) => ({ tag: 'template', attrs: { id: `first-${id}` }, children, injectTo: 'body-prepend' }) as const,
    ),
  ],
}

/** What shows the text of a page before the program, by the name of the page: its first script asks for the text and only then for this. */
const shownFirst: Readonly<Record<string, string>> = { 'case.html': 'show-case', 'law.html': 'show-law' }

/** The page of what is found needs the program at once; the others keep what they would ask for in this template until its turn comes. */
const withProgram = 'index.html'
const laterId = 'later'

/**
 * What the first script will ask for is asked for by the page: what shows a text at once, whole; the program only for its bytes, since reading
 * them would hold that text up, and behind the text.
 */
const preloaded: Plugin = {
  name: 'hukumu-preloaded',
  transformIndexHtml: {
    order: 'post',
    handler(_, { bundle, chunk: entry, path }) {
      const chunks = Object.values(bundle ?? {}).filter((part) => part.type === 'chunk')
      const program = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith('/web/main.tsx')))
      const shown = chunks.find(({ name }) => name === shownFirst[path.replace(/^.*\//, '')])
      // The page itself links what its script imports.
      const linked = new Set(entry ? filesOf(entry, chunks) : [])
      const files = shown ? filesOf(shown, chunks).filter((file) => !linked.has(file)) : []
      const sheets = chunks
        .filter(({ fileName }) => files.includes(fileName))
        .flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
      const asked = (program ? filesOf(program, chunks) : []).map((file) =>
        link({ rel: 'preload', as: 'script', fetchpriority: 'low', href: `/${file}` }),
      )
      return [
        ...sheets.map((file) => link({ rel: 'stylesheet', href: `/${file}` })),
        ...files.map((file) => link({ rel: 'modulepreload', href: `/${file}` })),
        ...(path.endsWith(withProgram) ? asked : [{ tag: 'template', attrs: { id: laterId }, children: asked, injectTo: 'body' as const }]),
      ]
    },
  },
}

const link = (attributes: Record<string, string>) =>
  ({ tag: 'link', attrs: { crossorigin: true, ...attributes }, injectTo: 'head' }) as const

export const firstPaint = [written, preloaded]
