const ACCENTS: Readonly<Record<string, string>> = {
  "'": '\u0301',
  '`': '\u0300',
  '^': '\u0302',
  '~': '\u0303',
  '"': '\u0308',
  '=': '\u0304',
  '.': '\u0307',
  c: '\u0327',
  v: '\u030C',
  u: '\u0306',
}
const SIGNS: Readonly<Record<string, string>> = {
  ss: 'ß',
  o: 'ø',
  O: 'Ø',
  ae: 'æ',
  AE: 'Æ',
  aa: 'å',
  AA: 'Å',
  l: 'ł',
  L: 'Ł',
  i: 'i',
  S: '§',
  P: '¶',
}

/** LaTeX's ways of writing letters as the letters: {\'e}, \"{o}, \&, --, ~; braces that only keep capitals fall away. */
export function fromLatex(value: string): string {
  return value
    .replace(/\\(['`^~"=.]|[cvu](?=[\s{]))\s*(?:\{\\?([A-Za-z])\}|\\?([A-Za-z]))/g, (_, accent: string, braced?: string, bare?: string) =>
      `${braced ?? bare}${ACCENTS[accent]}`.normalize('NFC'),
    )
    .replace(/\\(ss|o|O|ae|AE|aa|AA|l|L|i|S|P)(?![A-Za-z])(?:\{\}|\s)?/g, (_, name: string) => SIGNS[name]!)
    .replace(/\\(?:emph|textit|textbf|textsc|text)\s*(?=\{)/g, '')
    .replace(/\\([&%$#_{}])/g, (_, sign: string) => (sign === '{' ? '\uE000' : sign === '}' ? '\uE001' : sign))
    .replace(/---/g, '—')
    .replace(/--/g, '–')
    .replace(/(?<!\\)~/g, ' ')
    .replace(/[{}]/g, '')
    .replace(/\uE000/g, '{')
    .replace(/\uE001/g, '}')
    .replace(/\\textasciitilde/g, '~')
    .replace(/\\textbackslash/g, '\\')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Words so that `fromLatex` gives them back. */
export const toLatex = (value: string): string =>
  value
    .replace(/\\/g, '\uE002')
    .replace(/[&%$#_{}]/g, (sign) => `\\${sign}`)
    .replace(/~/g, '\\textasciitilde{}')
    .replace(/\uE002/g, '\\textbackslash{}')
    // Two hyphens side by side would be read as a dash.
    .replace(/([-–—])(?=[-–—])/g, '$1{}')
    .replace(/—/g, '---')
    .replace(/–/g, '--')
