import { type Plugin, type Rolldown, build } from 'vite'
import { filesOf } from './files-of.ts'

/** The screens on which something is read or written without a connection; what they need is kept with the program. */
const screens = new Set([
  'CasePage',
  'LegalLibraryPages',
  'BookmarksPage',
  'AnnotationsPage',
  'HistoryPage',
  'HomePage',
  'ResearchNotesPage',
  'ResearchNotePage',
  'ResearchHubPage',
  'ProjectPage',
  'CitationsPage',
  'CasesPage',
])
/** What addresses are answered with. */
const pages = new Set(['index.html', 'case.html', 'law.html'])
const own = ['theme.js', 'favicon.svg']

const hashOf = async (source: string | Uint8Array): Promise<string> => {
  const bytes = typeof source === 'string' ? new TextEncoder().encode(source) : new Uint8Array(source)
  return Array.from(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).slice(0, 8), (one) =>
    one.toString(16).padStart(2, '0'),
  ).join('')
}

/** Files of the program that are kept for when there is no connection; a name with a hash in it is its own revision. */
async function filesToKeep(bundle: Rolldown.OutputBundle): Promise<{ url: string; revision: string | null }[]> {
  const parts = Object.values(bundle)
  const chunks = parts.filter((part) => part.type === 'chunk')
  const first = chunks.filter(({ isEntry, name }) => isEntry || name === 'main' || screens.has(name))
  // Of the program itself what is loaded later would be all screens.
  const later = new Set(first.flatMap(({ name, dynamicImports }) => (name === 'main' ? [] : dynamicImports)))
  const begun = [...first, ...chunks.filter(({ fileName }) => later.has(fileName))]
  const scripts = new Set(begun.flatMap((chunk) => filesOf(chunk, chunks)))
  const sheets = chunks.flatMap(({ fileName, viteMetadata }) => (scripts.has(fileName) ? [...(viteMetadata?.importedCss ?? [])] : []))
  const faces = parts.filter(({ fileName }) => fileName.endsWith('.woff2')).map(({ fileName }) => fileName)
  const assets = parts.filter((part) => part.type === 'asset' && pages.has(part.fileName)) as Rolldown.OutputAsset[]
  const revisions = await Promise.all(assets.map(async ({ fileName, source }) => ({ url: `/${fileName}`, revision: await hashOf(source) })))
  return [...revisions, ...[...new Set([...scripts, ...sheets, ...faces])].map((file) => ({ url: `/${file}`, revision: null }))]
}

/** Builds the worker of the origin into one script at its root, with the list of what it keeps. */
export const worker: Plugin = {
  name: 'hukumu-worker',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const programFiles = await filesToKeep(bundle)
      const stamp = await hashOf(JSON.stringify(programFiles))
      const built = await build({
        configFile: false,
        logLevel: 'error',
        root: import.meta.dirname,
        define: {
          programFiles: JSON.stringify([...programFiles, ...own.map((file) => ({ url: `/${file}`, revision: stamp }))]),
          'process.env.NODE_ENV': '"production"',
        },
        build: {
          write: false,
          target: 'es2023',
          rolldownOptions: {
            input: `${import.meta.dirname}/../worker/worker.ts`,
            output: { format: 'iife', entryFileNames: 'worker.js' },
          },
        },
      })
      const { output } = built as Rolldown.RolldownOutput
      this.emitFile({ type: 'asset', fileName: 'worker.js', source: output[0].code })
    },
  },
}
