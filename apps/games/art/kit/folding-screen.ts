import { clip, group, path, round } from './pen.ts'

/** Around the picture of a panel: lacquer, brocade and a thin line of gold. */
const border = 15

export interface ScreenPlace {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** How far the folds step forward, upright in the picture. */
  readonly step: number
}

/** The picture on a screen, flat, and the colours of its frame. */
export interface ScreenPicture {
  readonly panels: number
  /** Of one panel, and the height of all, in the units of the picture. */
  readonly panelWidth: number
  readonly height: number
  content(): readonly string[]
  readonly brocade: { readonly ground: string; readonly light: string; readonly gold: string }
  readonly lacquer: string
  /** The line around the picture, and the metal at the corners. */
  readonly line: string
  readonly metal: string
  readonly ink: string
}

/** What `foldingScreen` uses; once in each drawing. */
export function screenDefs(picture: ScreenPicture): string {
  const { panelWidth, height, brocade, lacquer, line, metal, ink } = picture
  const box = (inset: number) => `M${inset} ${inset}H${panelWidth - inset}V${height - inset}H${inset}Z`
  const corners = [0, 1].flatMap((right) =>
    [0, 1].map((low) => {
      const [x, y] = [right ? panelWidth : 0, low ? height : 0]
      const [across, down] = [right ? -1 : 1, low ? -1 : 1]
      return `M${x} ${y}h${across * 34}l${across * -12} ${down * 12}h${across * -10}v${down * 10}l${across * -12} ${down * 12}Z`
    }),
  )
  return [
    `<pattern id="brocade" width="12" height="12" patternUnits="userSpaceOnUse"><path fill="${brocade.ground}" d="M0 0h12v12H0z"/><path fill="${brocade.light}" d="M6 1 11 6 6 11 1 6z"/><path fill="${brocade.gold}" d="M6 4 8 6 6 8 4 6z"/></pattern>`,
    clip('panel', path(box(0), '#fff')),
    group(picture.content(), 'id="landscape"'),
    group(
      [
        ring(box(0), box(border), 'url(#brocade)'),
        ring(box(0), box(6), lacquer),
        path(box(border), 'none', line, 2.5),
        path(box(0), 'none', ink, 4),
        path(corners.join(''), metal, ink, 2.5),
      ],
      'id="frame"',
    ),
  ].join('')
}

const ring = (outer: string, inner: string, fill: string) =>
  `<path fill="${fill}" fill-rule="evenodd" d="${outer}${inner}"/>`

/** A screen that stands in a zigzag: every panel is a part of the same picture, and each second one is in the shade. */
export function foldingScreen(
  { panels, panelWidth, height: pictureHeight }: Pick<ScreenPicture, 'panels' | 'panelWidth' | 'height'>,
  { x, y, width, height, step }: ScreenPlace,
): string[] {
  const wide = width / panels
  return Array.from({ length: panels }, (_, index) => {
    const lean = index % 2 ? -1 : 1
    const matrix = [wide / panelWidth, (lean * step) / panelWidth, 0, height / pictureHeight]
      .map((value) => Math.round(value * 10_000) / 10_000)
      .join(' ')
    const top = y + (index % 2 ? step : 0)
    return group(
      [
        group([`<use href="#landscape" x="${-index * panelWidth}"/>`], 'clip-path="url(#panel)"'),
        ...(index % 2 ? [`<path fill="#3a1c08" opacity=".3" d="M0 0H${panelWidth}V${pictureHeight}H0Z"/>`] : []),
        '<use href="#frame"/>',
      ],
      `transform="matrix(${matrix} ${round(x + index * wide)} ${round(top)})"`,
    )
  })
}

/** Sheets of gold leaf that lie edge over edge; `bright` tells which are brighter than others. `light`, `seam`: opacities. */
export function goldLeaf(
  { wide, high, sheet }: { wide: number; high: number; sheet: number },
  leaf: { readonly deep: string; readonly mid: string; readonly light: string },
  { bright, light, seam }: { bright: (index: number, row: number) => boolean; light: string; seam: string },
): string[] {
  const [columns, rows] = [Math.ceil(wide / sheet), Math.ceil(high / sheet)]
  const brighter = Array.from({ length: columns * rows }, (_, index) => index)
    .filter((index) => bright(index, Math.floor(index / columns)))
    .map((index) => `M${(index % columns) * sheet} ${Math.floor(index / columns) * sheet}h${sheet}v${sheet}h-${sheet}Z`)
  const seams = [
    ...Array.from({ length: rows }, (_, row) => `M0 ${row * sheet}H${wide}`),
    ...Array.from({ length: columns }, (_, column) => `M${column * sheet} 0V${high}`),
  ]
  return [
    path(`M0 0H${wide}V${high}H0Z`, leaf.mid),
    path(brighter.join(''), leaf.light).replace('<path', `<path opacity="${light}"`),
    path(seams.join(''), 'none', leaf.deep, 1.5).replace('<path', `<path opacity="${seam}"`),
  ]
}
