import { useEffect } from 'react'

/** A string of a style sheet; whatever might end it is written as its number. */
export const quoteForSheet = (words: string): string =>
  `"${words.replace(/["\\<\p{Cc}]/gu, (letter) => `\\${letter.codePointAt(0)!.toString(16)} `)}"`

/** Letters of a head that fit beside one another on a page. */
const longest = 90

/** What every printed page carries: name and citation of the case at its head, its number at its foot. */
export function writePageRules(name: string, citation: string | null): string {
  const head = name.length > longest ? `${name.slice(0, name.lastIndexOf(' ', longest))} …` : name
  const style = 'font: 9pt "Liberation Serif", Georgia, serif; color: #444'
  return `@page { margin: 22mm 20mm;
    @top-left { content: ${quoteForSheet(head)}; width: 70%; text-align: left; ${style} }
    @top-right { content: ${quoteForSheet(citation ?? '')}; text-align: right; ${style} }
    @bottom-center { content: counter(page) " / " counter(pages); ${style} } }
  @page :first { @top-left { content: none } @top-right { content: none } }`
}

/** Gives printed pages the head and the numbers of the open case, where the browser can. */
export function useRunningSheet(name: string, citation: string | null) {
  useEffect(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(writePageRules(name, citation))
    document.adoptedStyleSheets.push(sheet)
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
    }
  }, [name, citation])
}
