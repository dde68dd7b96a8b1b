const namespace = 'http://www.w3.org/2000/svg'

/** A picture that says nothing to a screen reader, of paths with their attributes. */
export function createSvg(viewBox: string, size: number | null, ...paths: Record<string, string>[]): SVGSVGElement {
  const svg = document.createElementNS(namespace, 'svg')
  const attributes = { viewBox, 'aria-hidden': 'true', ...(size !== null && { width: String(size), height: String(size) }) }
  for (const [name, value] of Object.entries(attributes)) svg.setAttribute(name, value)
  for (const path of paths) {
    const element = document.createElementNS(namespace, 'path')
    for (const [name, value] of Object.entries(path)) element.setAttribute(name, value)
    svg.append(element)
  }
  return svg
}
