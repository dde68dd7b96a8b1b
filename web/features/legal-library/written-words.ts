/** The words of a provision on the screen, a paragraph a line with its number before it; nothing of what stands beside the law. */
export function writtenWords(unit: Element | null): string {
  const paragraphs = [...(unit?.querySelectorAll('.words p[data-paragraph]') ?? [])]
  return paragraphs.map((one) => (one.textContent ?? '').replace(/\s+/g, ' ').trim()).join('\n')
}
