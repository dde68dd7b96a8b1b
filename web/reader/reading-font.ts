import italic from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-italic.woff2?url'
import upright from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url'

const latin =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215'

// Only a font that is there at once is used, so that no line ever breaks anew under the reader's eyes; the next visit has it.
for (const [style, address] of Object.entries({ normal: upright, italic })) {
  const face = new FontFace('Source Serif 4', `url(${address}) format("woff2")`, {
    style,
    weight: '200 900',
    display: 'optional',
    unicodeRange: latin,
  })
  document.fonts.add(face)
}
// Asked for while the case itself is on its way. A font that does not come is one that is not there.
void document.fonts.load('14px "Source Serif 4"').catch(() => undefined)
