/** Asks for the bytes of the program, which pages that show something before it keep in a template: else they would share a slow line with that. */
export function fetchProgram() {
  const later = document.querySelector<HTMLTemplateElement>('template#later')
  if (later) document.head.append(later.content.cloneNode(true))
}
