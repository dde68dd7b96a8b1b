import { getDocumentProxy } from 'unpdf'

/** An entry of the outline with the page (from 1) that it leads to. */
export interface ReadEntry {
  title: string
  page: number
  entries: ReadEntry[]
}

/** A PDF as a reader has it: the words of each page and where they stand (points from the left and the top), bookmarks, and where links lead. */
export async function readPages(bytes: Uint8Array) {
  const document = await getDocumentProxy(new Uint8Array(bytes))
  const pages: string[] = []
  const links: number[][] = []
  const placed: { text: string; x: number; y: number }[][] = []
  const pageOf = async (dest: string | unknown[] | null): Promise<number> => {
    const place = typeof dest === 'string' ? await document.getDestination(dest) : dest
    if (!place) throw new Error(`The PDF names no place ${String(dest)}`)
    return (await document.getPageIndex(place[0] as { num: number; gen: number })) + 1
  }
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    pages.push(
      items
        .map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : ''))
        .join('')
        .replace(/\s+/g, ' '),
    )
    placed.push(
      items.flatMap((item) =>
        'str' in item && item.str.trim() !== ''
          ? { text: item.str.trim(), x: item.transform[4] as number, y: page.view[3]! - (item.transform[5] as number) }
          : [],
      ),
    )
    const annotations = (await page.getAnnotations()) as { dest?: string | unknown[] | null }[]
    links.push(await Promise.all(annotations.flatMap(({ dest }) => (dest ? [pageOf(dest)] : []))))
  }
  const readOutline = async (items: Awaited<ReturnType<typeof document.getOutline>>): Promise<ReadEntry[]> => {
    const entries: ReadEntry[] = []
    for (const { title, dest, items: under } of items ?? [])
      entries.push({ title, page: await pageOf(dest), entries: await readOutline(under as typeof items) })
    return entries
  }
  const { info } = await document.getMetadata()
  return { pages, links, placed, outline: await readOutline(await document.getOutline()), info: info as Record<string, unknown> }
}
