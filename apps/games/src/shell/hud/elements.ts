/** Builds an element. Strings become text nodes, so that no text is parsed as HTML. */
export function el<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Readonly<Record<string, string | boolean | undefined>> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) continue
    element.setAttribute(name, value === true ? '' : value)
  }
  element.append(...children)
  return element
}

const svgSpace = 'http://www.w3.org/2000/svg'

/** Line icons on a 24-unit square. */
const icons = {
  spin: 'M19.5 12a7.5 7.5 0 1 1-2.6-5.7M17.2 2.6v4.2H13',
  play: 'M7.5 4.6v14.8L19.4 12Z',
  minus: 'M5.5 12h13',
  plus: 'M5.5 12h13M12 5.5v13',
  lobby: 'M3.5 10.5 12 4l8.5 6.5M6 9.5V20h12V9.5M10 20v-6h4v6',
  sound: 'M4 9.5v5h3.6L12 18.4V5.6L7.6 9.5ZM15.5 9.2a4 4 0 0 1 0 5.6M18 6.6a7.6 7.6 0 0 1 0 10.8',
  silence: 'M4 9.5v5h3.6L12 18.4V5.6L7.6 9.5ZM15.6 9.6l4.8 4.8M20.4 9.6l-4.8 4.8',
  info: 'M12 3.6a8.4 8.4 0 1 1 0 16.8 8.4 8.4 0 0 1 0-16.8M12 11v5.4M12 7.4v.4',
  history: 'M4.4 9.2A8.2 8.2 0 1 1 3.8 12M4 4.6v4.8h4.8M12 7.6V12l3.2 2',
  close: 'M6 6l12 12M18 6 6 18',
  more: 'M5.5 12h.01M12 12h.01M18.5 12h.01',
  chat: 'M4 5.5h16v10.6h-8.6L7 19.8v-3.7H4ZM8 9.2h8M8 12.4h5',
  people:
    'M9 11.4a3.4 3.4 0 1 0 0-6.8 3.4 3.4 0 0 0 0 6.8M2.8 19.4c.4-3.5 2.8-5.4 6.2-5.4s5.8 1.9 6.2 5.4M15.6 5a3.2 3.2 0 0 1 0 6M17.6 14.4c2 .8 3.3 2.5 3.6 5',
  hand: 'M8 12.4V6.2a1.5 1.5 0 0 1 3 0v4.6V4.7a1.5 1.5 0 0 1 3 0v6.1V6a1.5 1.5 0 0 1 3 0v8.2c0 3.6-2 6-5.2 6-2.6 0-4-1.2-5.2-3.4l-2-3.7c-.5-1.5 1.4-2.3 2.3-1.1Z',
} as const
export type IconName = keyof typeof icons

export function icon(name: IconName): SVGSVGElement {
  const svg = document.createElementNS(svgSpace, 'svg')
  svg.setAttribute('viewBox', '0 0 24 24')
  svg.setAttribute('aria-hidden', 'true')
  svg.setAttribute('class', 'icon')
  const path = document.createElementNS(svgSpace, 'path')
  path.setAttribute('d', icons[name])
  svg.append(path)
  return svg
}

export function iconButton(name: IconName, label: string, className = ''): HTMLButtonElement {
  return el(
    'button',
    { type: 'button', class: `round ${className}`.trim(), 'aria-label': label, title: label },
    icon(name),
  )
}

/** A pay line on a small grid of cells. */
export function lineDiagram(line: readonly number[], rows: number): SVGSVGElement {
  const svg = document.createElementNS(svgSpace, 'svg')
  svg.setAttribute('viewBox', `0 0 ${line.length * 10} ${rows * 10}`)
  svg.setAttribute('class', 'line-diagram')
  svg.setAttribute('aria-hidden', 'true')
  for (const [reel, crossed] of line.entries()) {
    for (let row = 0; row < rows; row++) {
      const cell = document.createElementNS(svgSpace, 'rect')
      const place = { x: reel * 10 + 1, y: row * 10 + 1, width: 8, height: 8, rx: 2 }
      for (const [name, value] of Object.entries(place)) cell.setAttribute(name, String(value))
      if (row === crossed) cell.setAttribute('class', 'crossed')
      svg.append(cell)
    }
  }
  return svg
}
