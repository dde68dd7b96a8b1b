import { setImmediate } from 'node:timers/promises'
import type { Act } from '#contract/legislation'
import type { Provision } from '#contract/legislation-text'
import type { PdfWriter } from '../pdf-writer.ts'
import { colours } from '../sheet.ts'
import { sayVersion } from './say-version.ts'
import { plain, titleOf } from './title-of.ts'

/** A provision, or a part with all that is in it, as it is put on paper: with the Act as it stood on the same day. */
export interface PrintedLaw {
  act: Act
  provision: Provision
}

/** What the pages say besides the words of the law. */
const words = {
  undatedFrom: 'the source does not say from when',
  numbered: {
    act: (number: string, year: number) => `No. ${number} of ${year}`,
    notice: (number: string, year: number) => `Legal Notice ${number} of ${year}`,
  },
  cap: (cap: string) => `Cap. ${cap}`,
  undated: 'The source does not say from when this text stands.',
  guide: 'A guide in our own words, not the official text: it must not be cited.',
}

/** Paragraphs after which others take their turn: a part of a long Act takes a second. */
const atOnce = 25
const hung = 30
const step = 22
/** Letters of a number that there is room for before the words; '49. (1)' stays with them. */
const hangs = 5

/** Writes it from where the page is; `said` are lines that whoever prints it puts below those of the Act. */
export async function writeLaw(pdf: PdfWriter, { act, provision }: PrintedLaw, said: readonly string[] = []) {
  pdf.write(act.title, { face: 'semibold', size: 17, colour: colours.navy, lineGap: 3 })
  const numbers = numbersOf(act)
  if (numbers !== '') pdf.write(numbers, { size: 9.6, colour: colours.soft })
  pdf.space(4)
  for (const line of [...said, versionOf(act)]) pdf.write(line, { face: 'italic', size: 9.6, colour: colours.soft })
  for (const holder of provision.path) pdf.write(titleOf(act.title, holder), { size: 9.6, colour: colours.soft })
  pdf.space(10)
  pdf.rule()
  pdf.space(12)
  // The heading of a section stands beside it; that of a part is its first line.
  const [first] = provision.paragraphs
  const saysItself = first?.kind === 'heading' && provision.heading !== null && plain(first.text).endsWith(plain(provision.heading))
  if (!saysItself) pdf.write(titleOf(act.title, provision), { face: 'semibold', size: 12 })
  for (const [place, { kind, number, depth, text }] of provision.paragraphs.entries()) {
    if (place % atOnce === atOnce - 1) await setImmediate()
    pdf.space(kind === 'heading' ? 12 : 5)
    pdf.keep(kind === 'heading' ? 74 : 32)
    const indent = kind === 'heading' ? 0 : hung + Math.max(0, depth - 1) * step
    if (kind === 'heading') {
      pdf.write(number === null || text.startsWith(number) ? text : `${number} ${text}`, { face: 'semibold', size: 11.4 })
      continue
    }
    const setting = kind === 'note' ? ({ face: 'italic', size: 9, colour: colours.soft } as const) : {}
    const isHung = number !== null && kind === 'text' && number.length <= hangs
    if (isHung) pdf.hang(number, indent - hung, setting)
    pdf.write(isHung && text.startsWith(number) ? text.slice(number.length).trimStart() : text, { ...setting, indent })
  }
}

/** 'No. 11 of 2007 · Cap. 226', as its title page says it; the Constitution has none. */
function numbersOf({ kind, number, year, cap }: Act): string {
  const named =
    number === null || year === null || kind === 'constitution'
      ? null
      : words.numbered[kind === 'subsidiary' ? 'notice' : 'act'](number, year)
  return [named, cap === null ? null : words.cap(cap)].filter((one) => one !== null).join(' · ')
}

function versionOf({ version }: Act): string {
  if (version.guide) return words.guide
  const said = sayVersion(version)
  return said === null ? words.undated : version.date === null ? `${said}; ${words.undatedFrom}.` : said
}
