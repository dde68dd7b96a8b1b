type Attributes = Record<string, string | number | boolean | null | undefined>

/** An element with its attributes and what stands in it, text as text; an attribute that is null, undefined or false is left out. */
export function createElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes,
  ...content: (Node | string | null)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name)
  for (const [attribute, value] of Object.entries(attributes))
    if (value !== null && value !== undefined && value !== false) element.setAttribute(attribute, value === true ? '' : String(value))
  for (const part of content) if (part !== null) element.append(part)
  return element
}
