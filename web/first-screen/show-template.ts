/** Shows in `root` what stands in a template of the page: web/build/first-frames.ts. */
export function showTemplate(root: HTMLElement, id: 'checking' | 'browser'): Element {
  const { content } = document.querySelector<HTMLTemplateElement>(`template#first-${id}`)!
  root.replaceChildren(content.cloneNode(true))
  return root.firstElementChild!
}
