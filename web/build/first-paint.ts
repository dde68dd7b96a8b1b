import type { Plugin, Rolldown } from 'vite'
import { dark, fonts, light, type Scheme } from '../ui/theme/tokens.ts'
import { shell } from '../messages/en/shell.ts'
import { firstFrames } from './first-frames.ts'

/** The hues of the first screens: the name that style sheets know them by, and ours. */
const named = {
  primary: 'navy',
  secondary: 'gold',
  burgundy: 'burgundy',
  indigo: 'indigo',
  teal: 'teal',
  error: 'error',
  warning: 'warning',
  success: 'success',
} as const

/** The colours that style sheets name before the program is there, under the names that it gives them later. */
function variablesOf({ surface, inset, highlight, ink, inkQuiet, hairline, ...hues }: Scheme): string {
  const colors = {
    'text-primary': ink,
    'text-secondary': inkQuiet,
    'background-paper': surface,
    'fill-inset': inset,
    'fill-highlight': highlight,
    divider: hairline,
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

const faces = `--interface-face:${fonts.interface};--reading-face:${fonts.reading}`
const styles = [
  `html{background:${light.ground};color-scheme:light;overflow-y:scroll;-webkit-text-size-adjust:100%;${faces};${variablesOf(light)}}`,
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

/**
 * The program is started by a small script, which may first show a case: the page asks for its files at once all the same, but only for
 * their bytes, since reading them would hold up that case.
 */
const preloaded: Plugin = {
  name: 'hukumu-preloaded-program',
  transformIndexHtml: {
    order: 'post',
    handler(_, { bundle }) {
      const chunks = Object.values(bundle ?? {}).filter((part) => part.type === 'chunk')
      const program = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith('/web/main.tsx')))
      return (program ? filesOf(program, chunks) : []).map((file) => ({
        tag: 'link',
        attrs: { rel: 'preload', as: 'script', crossorigin: true, fetchpriority: 'low', href: `/${file}` },
        injectTo: 'head',
      }))
    },
  },
}

/** A chunk and all that it imports. */
function filesOf(chunk: Rolldown.OutputChunk, chunks: Rolldown.OutputChunk[]): string[] {
  const found = new Set<Rolldown.OutputChunk>()
  const visit = (one: Rolldown.OutputChunk | undefined) => {
    if (!one || found.has(one)) return
    found.add(one)
    for (const file of one.imports) visit(chunks.find(({ fileName }) => fileName === file))
  }
  visit(chunk)
  return [...found].map(({ fileName }) => fileName)
}

/** The page of a case is the same, but asks at once for what shows its text: else that is known of only when the first script runs. */
const pageOfCase: Plugin = {
  name: 'hukumu-page-of-case',
  enforce: 'post',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((part) => part.type === 'chunk')
    const [page, shown] = [bundle['index.html'], chunks.find(({ name }) => name === 'show-case')]
    if (page?.type !== 'asset' || !shown) return
    const files = filesOf(shown, chunks).filter((file) => !String(page.source).includes(`modulepreload" crossorigin href="/${file}`))
    const sheets = chunks
      .filter(({ fileName }) => files.includes(fileName))
      .flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
    const links = [
      ...sheets.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
      ...files.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ]
    // Before what is asked for besides.
    const source = String(page.source).replace('<link rel="modulepreload"', (first) => `${links.join('')}${first}`)
    this.emitFile({ type: 'asset', fileName: 'case.html', source })
  },
}

export const firstPaint = [written, preloaded, pageOfCase]
