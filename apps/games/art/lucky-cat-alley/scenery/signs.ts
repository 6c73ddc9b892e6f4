import { brush, disc, group, line, oval, path, steps, trace } from '../../kit/pen.ts'
import { bulb, bulbPale, cream, creamShade, gold, green, ink, red, redDeep, steel } from '../palette.ts'

/** What a sign shows instead of writing; drawn 60 wide around 0, 0. */
export const emblems = {
  fish: (fill: string) => path('M-26 0Q-8 -20 12 0L26 -13V13L12 0Q-8 20 -26 0Z', fill),
  cup: (fill: string) =>
    path('M-20 -12H20Q18 14 8 18H-8Q-18 14 -20 -12ZM-10 -18q4 -8 0 -14M4 -18q4 -8 0 -14', fill, fill, 3),
  moon: (fill: string) => path('M6 -24A24 24 0 1 0 22 12A20 20 0 1 1 6 -24Z', fill),
  waves: (fill: string) =>
    [-12, 0, 12].map((y) => path(`M-24 ${y}q6 -8 12 0t12 0t12 0t12 0`, 'none', fill, 5)).join(''),
  ear: (fill: string) => path('M-24 18V-14L-10 -4H10L24 -14V18Q0 30 -24 18Z', fill),
  bamboo: (fill: string) =>
    path('M-4 26V-26H4V26ZM4 -6Q20 -22 26 -12Q18 -2 4 2ZM-4 8Q-20 -6 -26 4Q-18 14 -4 16Z', fill),
} as const
export type Emblem = keyof typeof emblems

interface Plate {
  readonly x: number
  readonly y: number
  readonly wide: number
  readonly high: number
  readonly fill: string
  readonly mark: string
  readonly emblems: readonly Emblem[]
}

/** A tall paper sign, hung from above. */
export function sign({ x, y, wide, high, fill, mark, emblems: shown }: Plate): string {
  const apart = high / shown.length
  return group([
    path(`M${x + wide * 0.25} ${y - 18}V${y}M${x + wide * 0.75} ${y - 18}V${y}`, 'none', ink, 4),
    path(`M${x + 5} ${y + 6}H${x + wide + 5}V${y + high + 6}H${x + 5}Z`, ink),
    path(`M${x} ${y}H${x + wide}V${y + high}H${x}Z`, fill, ink, 5),
    path(`M${x + 6} ${y + 6}H${x + wide - 6}V${y + high - 6}H${x + 6}Z`, 'none', mark, 2.5),
    ...shown.map((name, index) =>
      group(
        [emblems[name](mark)],
        `transform="translate(${x + wide / 2} ${Math.round(y + apart * (index + 0.5))}) scale(${Math.round((wide / 78) * 100) / 100})"`,
      ),
    ),
  ])
}

/** A round red lantern of a bar. */
export function barLantern([x, y]: readonly [number, number], size: number, lit: boolean): string {
  const [w, h] = [size * 0.5, size * 0.62]
  const body = `M${x - w * 0.6} ${y - h}H${x + w * 0.6}Q${x + w * 1.3} ${y} ${x + w * 0.6} ${y + h}H${x - w * 0.6}Q${x - w * 1.3} ${y} ${x - w * 0.6} ${y - h}Z`
  return group([
    path(`M${x} ${y - h - 20}V${y - h}`, 'none', ink, 4),
    path(body, lit ? '#ff5a3c' : '#b83232', ink, 5),
    oval([x, y], w * 0.42, h * 0.7, lit ? bulb : '#d8573f'),
    ...steps(-0.6, 0.6, 4).map((part) =>
      path(
        `M${Math.round(x - w * 0.92)} ${Math.round(y + h * part)}Q${x} ${Math.round(y + h * part * 1.24)} ${Math.round(x + w * 0.92)} ${Math.round(y + h * part)}`,
        'none',
        redDeep,
        3,
      ),
    ),
    path(
      `M${x - w * 0.6} ${y - h - 7}h${w * 1.2}v9h${-w * 1.2}ZM${x - w * 0.6} ${y + h - 2}h${w * 1.2}v9h${-w * 1.2}Z`,
      ink,
    ),
  ])
}

/** A split curtain over a door. */
export function noren(
  x: number,
  y: number,
  {
    wide,
    high,
    fill,
    shade,
    mark,
    name,
  }: { wide: number; high: number; fill: string; shade: string; mark: string; name: Emblem },
): string {
  const part = wide / 3
  return group([
    ...[0, 1, 2].map((index) =>
      group([
        path(
          `M${x + part * index + 2} ${y}h${part - 4}q5 ${high * 0.5} -3 ${high}q${-part * 0.45} -10 ${-(part - 8)} 0q-5 ${-high * 0.5} 0 ${-high}Z`,
          fill,
          ink,
          4.5,
        ),
        brush(
          trace(
            `${x + part * index + 14},${y + 14} ${x + part * index + 18},${y + high * 0.5} ${x + part * index + 12},${y + high - 14}`,
          ),
          6,
          shade,
        ),
        group(
          [emblems[name](mark)],
          `transform="translate(${Math.round(x + part * (index + 0.5))} ${Math.round(y + high * 0.5)}) scale(${part > 80 ? 1 : 0.78})"`,
        ),
      ]),
    ),
    path(`M${x - 12} ${y - 8}h${wide + 24}v11h${-wide - 24}Z`, '#7a4a2c', ink, 4),
  ])
}

/** A sliding window of paper behind a lattice; from inside it is lit. */
export function lattice(
  x: number,
  y: number,
  { wide, high, lit }: { wide: number; high: number; lit: boolean },
): string {
  return group([
    path(`M${x} ${y}h${wide}v${high}h${-wide}Z`, lit ? bulbPale : '#d99a63', ink, 6),
    path(`M${x + wide * 0.5} ${y}h${wide * 0.5}v${high * 0.55}Z`, lit ? '#fff7d6' : '#e6ac70'),
    path(
      [
        ...steps(0.2, 0.8, 4).map((part) => `M${Math.round(x + wide * part)} ${y}v${high}`),
        `M${x} ${Math.round(y + high * 0.36)}h${wide}M${x} ${Math.round(y + high * 0.72)}h${wide}`,
      ].join(''),
      'none',
      '#5e3322',
      4,
    ),
    path(`M${x - 8} ${y + high}h${wide + 16}v12h${-wide - 16}Z`, '#7a4a2c', ink, 4),
  ])
}

/** A tiled eave that reaches from the wall over the alley. */
export function eave(x: number, y: number, wide: number, { tile, shade }: { tile: string; shade: string }): string {
  return group([
    path(`M${x - 6} ${y}H${x + wide - 26}L${x + wide} ${y + 52}H${x - 6}Z`, tile, ink, 5),
    ...steps(x + 8, x + wide - 30, Math.round(wide / 26)).map((at, index) =>
      line(
        trace(
          `${Math.round(at)},${y + 4} ${Math.round(at + 3)},${y + 26} ${Math.round(at + 8 + index * 0.3)},${y + 48}`,
        ),
        shade,
        4,
      ),
    ),
    path(`M${x - 6} ${y + 50}H${x + wide + 4}v13H${x - 6}Z`, '#7a4a2c', ink, 4.5),
    ...steps(x + 10, x + wide - 8, Math.round(wide / 26)).map((at) => disc([at, y + 51], 8, tile, ink, 3.5)),
  ])
}

/** A barrel of sake wrapped in straw. */
export function barrel(x: number, y: number, size: number): string {
  const [w, h] = [size, size * 0.92]
  return group([
    path(
      `M${x - w / 2} ${y - h}Q${x - w * 0.58} ${y - h / 2} ${x - w / 2} ${y}H${x + w / 2}Q${x + w * 0.58} ${y - h / 2} ${x + w / 2} ${y - h}Z`,
      creamShade,
      ink,
      6,
    ),
    path(
      `M${x + w * 0.16} ${y - h}H${x + w / 2}Q${x + w * 0.58} ${y - h / 2} ${x + w / 2} ${y}H${x + w * 0.16}Q${x + w * 0.3} ${y - h / 2} ${x + w * 0.16} ${y - h}Z`,
      '#d0b282',
    ),
    ...[0.12, 0.82].map((part) =>
      path(
        `M${x - w * 0.54} ${y - h * part - 12}Q${x} ${y - h * part} ${x + w * 0.54} ${y - h * part - 12}`,
        'none',
        '#8a5a30',
        9,
      ),
    ),
    disc([x, y - h * 0.48], h * 0.25, red, ink, 5),
    disc([x, y - h * 0.48], h * 0.15, cream),
    oval([x, y - h], w / 2, w * 0.1, '#b98a52', ink, 5),
  ])
}

export function crate(x: number, y: number, fill: string, shade: string): string {
  return group([
    path(`M${x} ${y - 78}h128v78h-128Z`, fill, ink, 6),
    path(`M${x + 10} ${y - 56}h108v14h-108ZM${x + 10} ${y - 30}h108v14h-108Z`, shade, ink, 4),
    ...[22, 54, 86].map((at) =>
      group([
        path(`M${x + at} ${y - 78}v-20q0 -6 4 -10v-12h12v12q4 4 4 10v20Z`, green, ink, 4),
        path(`M${x + at + 3} ${y - 122}h14v8h-14Z`, gold, ink, 3),
      ]),
    ),
    path(`M${x} ${y - 78}h128v12h-128Z`, shade, ink, 4),
  ])
}

/** A box of an air conditioner with its grille. */
export function fanBox(x: number, y: number): string {
  return group([
    path(`M${x} ${y}h96v64h-96Z`, '#a99bb0', ink, 5),
    disc([x + 34, y + 32], 23, steel, ink, 4),
    path(`M${x + 34} ${y + 10}v44M${x + 12} ${y + 32}h44`, 'none', ink, 3),
    path(`M${x + 66} ${y + 16}h20M${x + 66} ${y + 28}h20M${x + 66} ${y + 40}h20`, 'none', ink, 3),
  ])
}
