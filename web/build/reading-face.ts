import type { Plugin } from 'vite'

const files = {
  normal: import.meta.resolve('@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2'),
  italic: import.meta.resolve('@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-italic.woff2'),
}
const styles = ['normal', 'italic'] as const
const name = (style: keyof typeof files) => `source-serif-4-latin-${style}.woff2`
const latin =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215'

/**
 * The face of headings and of everything that is read at length, asked for by every page before anything is shown. Only a face that is there at once
 * is used, so that no line ever breaks anew under the reader's eyes; where it comes too late the next page has it.
 */
export const readingFace: Plugin = {
  name: 'hukumu-reading-face',
  apply: 'build',
  async buildStart() {
    for (const style of styles)
      this.emitFile({ type: 'asset', name: name(style), source: await this.fs.readFile(new URL(files[style]).pathname) })
  },
  transformIndexHtml: {
    order: 'post',
    handler(_, { bundle }) {
      const assets = Object.values(bundle ?? {}).filter((part) => part.type === 'asset')
      const addressOf = (style: keyof typeof files) => `/${assets.find(({ names }) => names.includes(name(style)))!.fileName}`
      const faces = styles.map(
        (style) =>
          `@font-face{font-family:"Source Serif 4";font-style:${style};font-weight:200 900;font-display:optional;src:url(${addressOf(style)}) format("woff2");unicode-range:${latin}}`,
      )
      return [
        {
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: addressOf('normal') },
          injectTo: 'head-prepend',
        },
        { tag: 'style', children: faces.join(''), injectTo: 'head' },
      ]
    },
  },
}
