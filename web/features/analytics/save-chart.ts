/** What the drawing takes from the style sheets of the page, and would be without outside of it. */
const styles = ['fill', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-dasharray', 'font-family', 'font-size', 'text-anchor'] as const
const svgNames = 'http://www.w3.org/2000/svg'
const edge = 20
const titleHeight = 34
const noteHeight = 26

interface Parts {
  drawing: SVGSVGElement
  /** The list below it that says what each mark stands for. */
  legend: HTMLElement | null
  title: string
  /** Below everything: where the figures come from. */
  note: string
}

/** A drawing of the page as one that stands alone: with its title, its legend, the colours in use and where it comes from. */
export function standAlone({ drawing, legend, title, note }: Parts): { text: string; width: number; height: number } {
  const page = getComputedStyle(drawing.closest('section') ?? document.body)
  const ink = page.color
  const { width: inner, height: drawn } = drawing.getBoundingClientRect()
  const legendBox = legend?.getBoundingClientRect()
  const width = Math.ceil(inner) + 2 * edge
  const height = Math.ceil(titleHeight + drawn + (legendBox ? legendBox.height + 16 : 0) + noteHeight) + 2 * edge

  const whole = document.createElementNS(svgNames, 'svg')
  for (const [name, value] of Object.entries({ xmlns: svgNames, width, height, viewBox: `0 0 ${width} ${height}` }))
    whole.setAttribute(name, String(value))
  const ground = add(whole, 'rect', { width, height, fill: page.backgroundColor })
  ground.setAttribute('fill', page.backgroundColor)
  const lettering = { fill: ink, 'font-family': page.fontFamily }
  add(whole, 'text', { ...lettering, x: edge, y: edge + 16, 'font-size': 18, 'font-weight': 600 }).textContent = title

  const chart = styled(drawing)
  chart.setAttribute('x', String(edge))
  chart.setAttribute('y', String(edge + titleHeight))
  whole.append(chart)

  if (legend && legendBox)
    for (const item of legend.children) {
      const box = item.getBoundingClientRect()
      const [x, y] = [edge + box.left - legendBox.left, edge + titleHeight + drawn + 16 + box.top - legendBox.top]
      const sign = item.querySelector('svg')
      if (sign) {
        const copy = styled(sign)
        copy.setAttribute('x', String(x))
        copy.setAttribute('y', String(y + 3))
        whole.append(copy)
      }
      const name = add(whole, 'text', { ...lettering, x: x + (sign?.clientWidth ?? 0) + 6, y: y + 15, 'font-size': 13 })
      name.textContent = item.textContent
    }
  add(whole, 'text', { ...lettering, x: edge, y: height - edge, 'font-size': 11, opacity: 0.75 }).textContent = note
  return { text: new XMLSerializer().serializeToString(whole), width, height }
}

function add(parent: Element, name: string, attributes: Record<string, string | number>): Element {
  const element = document.createElementNS(svgNames, name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value))
  parent.append(element)
  return element
}

/** A copy whose elements carry what the style sheets give them. */
function styled(drawing: SVGSVGElement): SVGSVGElement {
  const copy = drawing.cloneNode(true) as SVGSVGElement
  const originals = [drawing, ...drawing.querySelectorAll<SVGElement>('*')]
  const copies = [copy, ...copy.querySelectorAll<SVGElement>('*')]
  originals.forEach((original, place) => {
    const computed = getComputedStyle(original)
    for (const style of styles) {
      const value = computed.getPropertyValue(style)
      if (value !== '' && value !== 'none' && value !== 'auto') copies[place]!.setAttribute(style, value)
      else if (style === 'fill' && value === 'none') copies[place]!.setAttribute(style, 'none')
    }
    copies[place]!.removeAttribute('style')
  })
  return copy
}

/** Twice as many pixels as on the screen, so that print is not coarse. */
const sharpness = 2

/** The same as a picture. */
export async function toPng({ text, width, height }: ReturnType<typeof standAlone>): Promise<Blob> {
  const picture = new Image(width, height)
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`
  await picture.decode()
  const canvas = document.createElement('canvas')
  canvas.width = width * sharpness
  canvas.height = height * sharpness
  const context = canvas.getContext('2d')
  context?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) => {
    canvas.toBlob((made) => (made ? resolve(made) : reject(new Error('The browser made no picture of the drawing'))), 'image/png')
  })
}
