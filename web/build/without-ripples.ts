import type { Plugin } from 'vite'

const stillModule = '\0hukumu-no-ripple'

/** No button of Hukumu ripples when it is pressed, so the part of MUI that draws ripples is left out: 2.5 KB less to load. */
export const withoutRipples: Plugin = {
  name: 'hukumu-without-ripples',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer) => (source === './TouchRipple.mjs' && importer?.includes('@mui/material') ? stillModule : null),
  load: (id) => (id === stillModule ? 'export default () => null' : null),
}
