const space = 'http://www.w3.org/2000/svg'

/** Builds an SVG element. */
export function svg<Name extends keyof SVGElementTagNameMap>(
  tag: Name,
  attributes: Readonly<Record<string, string | number | undefined>> = {},
  ...children: readonly (Node | string)[]
): SVGElementTagNameMap[Name] {
  const element = document.createElementNS(space, tag)
  for (const [name, value] of Object.entries(attributes))
    if (value !== undefined) element.setAttribute(name, String(value))
  element.append(...children)
  return element
}
