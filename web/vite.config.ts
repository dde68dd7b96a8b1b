import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compactContract } from './build/compact-contract.ts'
import { firstPaint } from './build/first-paint.ts'
import { readingFace } from './build/reading-face.ts'
import { withoutUnused } from './build/without-unused.ts'
import { worker } from './build/worker.ts'

/** What every screen rests on; it changes with the lock file, so that a returning browser fetches only our own parts again. */
const groundwork = [
  '(react|react-dom|scheduler|react-router|react-is|hoist-non-react-statics|clsx|stylis)',
  '@(tanstack(?!.*([iI]nfinite|[qQ]ueries|mutationObserver|useMutation))|emotion|babel)',
  '@mui/(system|utils/(?!mergeSlotProps|resolveComponentProps|appendOwnerState|extractEventHandlers|omitEventHandlers|isHostComponent|debounce)|styled-engine|private-theming)',
  '@mui/material/(styles|zero-styled|utils/(?!mergeSlotProps|useSlot|debounce)|DefaultPropsProvider|CssBaseline|SvgIcon|ButtonBase|Button|IconButton|Typography)',
]

/** What every first script needs, before the program is there. */
const start = [
  'web/api/(browser-store|tokens|early-fetch|longest-request)',
  'web/features/accounts/(auth-cache|remember)',
  'web/first-screen/(begin|show-template|show-checking)',
  'web/messages/chosen-language',
]

/** What that of the case browser needs besides. */
const firstResults = ['web/first-screen/(early-requests|show-browser)', 'web/features/search/search-address', 'contract/search-choices']

/** What shows its first cases, and shares with the program. */
const firstCards = [
  'web/first-screen/show-results',
  'web/features/search/(best-passage|case-card|describe-card|say-lacks)',
  'web/ui/marked-text',
  'web/messages/en/search',
  'contract/says-more',
]

/** What the first screen of a case shares with the program; none of it may lead to the groundwork. */
const firstScreen = [
  'web/messages/en/(cases|days)',
  'web/ui/(case-name|day|scroll-positions|case-marks|typographic|tag\\.css)',
  'web/first-screen/build-marks',
  'citations/prose/quoted-within',
  'web/ui/theme/tokens',
  'web/api/answer-shape',
]

/** What the first screens of judgments and Acts share with one another, and with the program that takes them over. */
const reading = [
  'web/reader/(stored-reading-size|reading-place)',
  'web/first-screen/(start-behind|build-frame|find-place)',
  'web/ui/read-fragment',
  'web/messages/en/standing',
]
/** How elements are made and the program is fetched without it: small, and wanted by pages that share nothing else. */
const elements = ['web/reader/create-element', 'web/first-screen/fetch-program', 'web/ui/court-hue']

/** How anything is asked of the server, and who is signed in: the page on which one logs in needs that, and none of the program. */
const calls = [
  'web/api/(call|call-error|create-call|retry|send|problem-message|random-key|refresh)\\.',
  'web/features/accounts/(page-session|session|origin)\\.',
  'web/messages/en/(problems|shell)',
  'web/ui/(mark\\.|theme/theme-mode)',
  'contract/accounts',
]

/** That page itself, which the program shows too, and what it shares with signing up. */
const login = [
  'web/reader/create-svg',
  'web/features/accounts/(login/|form-rules|visitor\\.css)',
  'web/messages/en/accounts',
  'contract/(email-address|look-alike)',
  'web/ui/new-password',
]

/** The program: the frame and what every screen of it calls; not the menu of the account, the Legal Library in that of the side, its theme, the footer, its search box where the screen has none, what keys open, what is said offline, what a signal opens, uploads, streams and what is put into projects, nor the words of signing in, which come when wanted. */
const program = [
  'web/(main\\.|app/(?!shell/(?:AccountMenu|Footer|LegalLibraryMenu|TopSearch|keys/)|offline/|SignalWithDetails)|ui/theme/(?!account-theme)|api/(?!upload|origin-worker|worker-told|case-as-sent|stream|create-stream|read-events|event-parser|project-|job-news)|messages/(messages|language-context))',
  'web/ui/(toast|Logo|page-title|TextLink|loading-store)',
  'web/features/accounts/session-context',
  '@mui/icons-material/(CloseRounded|SearchRounded|BookmarksOutlined)',
  '@mui/material/useMediaQuery',
]
const within = (paths: string[]) => new RegExp(`/(${paths.join('|')})`)

/** Small parts that the list of cases shares with many screens: one file compresses better than ten, and the first visit needs them all. */
const lists = [
  'web/ui/(Tag|SignalTag|SignalMark|CaseMarks|CourtTag|MarkedText|input-frame)',
  'web/pages/PageFrame',
  'web/features/search/(queries|prepare-search)',
  '@mui/icons-material/(InfoOutlined|HelpOutlineRounded|ArrowForwardRounded)',
]

/** What all screens of visitors share: each file of its own would be named in the program. */
const visitors = ['web/features/accounts/(VisitorFrame|MailedLinkAction)']
/** Where passwords are typed, signed in or out. */
const passwords = ['web/ui/(PasswordField|NewPasswordFields|new-password)', 'web/messages/(en/)?accounts']

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), compactContract, withoutUnused, ...firstPaint, readingFace, worker],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2023',
    // Every browser that knows the rest of what is used here preloads modules by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: Object.fromEntries(['index', 'case', 'law', 'login'].map((page) => [page, `${import.meta.dirname}/${page}.html`])),
      output: {
        codeSplitting: {
          groups: [
            { name: 'start', test: (id) => within(start).test(id) || id.includes('vite/preload-helper'), priority: 6 },
            { name: 'early-case', test: within(['web/api/early-case']), priority: 6 },
            { name: 'first-results', test: within(firstResults), priority: 1 },
            { name: 'first-cards', test: within(firstCards), priority: 2 },
            { name: 'first-screen', test: within(firstScreen), priority: 5 },
            { name: 'reading', test: within(reading), priority: 2 },
            { name: 'calls', test: within(calls), priority: 4 },
            { name: 'login', test: within(login), priority: 1 },
            // Else what comes first of those that need them would take them along.
            { name: 'elements', test: within(elements), priority: 3 },
            { name: 'about', test: within(['contract/about']), priority: 2 },
            { name: 'groundwork', test: new RegExp(`/node_modules/(${groundwork.join('|')})/`) },
            { name: 'lists', test: new RegExp(`/(${lists.join('|')})\\.(tsx?|mjs)$`) },
            { name: 'program', test: within(program) },
            { name: 'visitors', test: within(visitors) },
            { name: 'passwords', test: within(passwords) },
          ],
        },
      },
    },
  },
})
