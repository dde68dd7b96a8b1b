import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { compactContract } from './build/compact-contract.ts'
import { dark, light } from './app/theme/tokens.ts'
import { withoutRipples } from './build/without-ripples.ts'
import { shell } from './messages/en/shell.ts'

/** Puts into the page what the first paint needs, from the tokens and the messages: ground colours, theme-color, noscript. */
const firstPaint: Plugin = {
  name: 'hukumu-first-paint',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { name: 'theme-color', content: light.surface, 'data-light': light.surface, 'data-dark': dark.surface },
      injectTo: 'head-prepend',
    },
    { tag: 'meta', attrs: { name: 'description', content: shell.description }, injectTo: 'head' },
    {
      tag: 'style',
      children: `html{background:${light.ground};color-scheme:light}html[data-theme=dark]{background:${dark.ground};color-scheme:dark}`,
      injectTo: 'head',
    },
    { tag: 'noscript', children: shell.needsScript, injectTo: 'body-prepend' },
  ],
}

/** What every screen rests on; it changes with the lock file, so that a returning browser fetches only our own parts again. */
const groundwork = [
  '(react|react-dom|scheduler|react-router|react-is|hoist-non-react-statics|clsx|stylis)',
  '@(tanstack(?!.*[iI]nfinite)|emotion|babel)',
  '@mui/(system|utils|styled-engine|private-theming)',
  '@mui/material/(styles|zero-styled|utils|DefaultPropsProvider|CssBaseline|SvgIcon|ButtonBase|Button|IconButton|Typography)',
]

/** Small parts that the list of cases shares with many screens: one file compresses better than ten, and the first visit needs them all. */
const lists = [
  'web/ui/(Tag|SignalTag|CaseMarks|CourtTag|case-name|day|input-frame)',
  'web/pages/PageFrame',
  'web/features/search/search-address',
  '@mui/material/(Card|Paper)/\\w+',
  '@mui/icons-material/(InfoOutlined|HelpOutlineRounded)',
]

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), compactContract, withoutRipples, firstPaint],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2023',
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'groundwork', test: new RegExp(`/node_modules/(${groundwork.join('|')})/`) },
            { name: 'lists', test: new RegExp(`/(${lists.join('|')})\\.(tsx?|mjs)$`) },
          ],
        },
      },
    },
  },
})
