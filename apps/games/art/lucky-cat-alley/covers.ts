import { cover } from '../kit/cover.ts'
import { bokashi, brush, disc, group, type Point, path, steps, trace } from '../kit/pen.ts'
import { bulb, bulbPale, dusk, duskDeep, gold, goldDeep, ink, mauve, peach, rose } from './palette.ts'
import { distanceParts, groundParts } from './scenery/distance.ts'
import { leftParts, rightParts } from './scenery/houses.ts'
import { armParts, bodyParts, sitterParts } from './scenery/neko.ts'

/** The banner: the alley at dusk, with the lucky cat between its bars. 1600 × 700. */
export function hero(): string {
  return cover(1600, 700, [
    ...skyOf(1600, 700),
    group(distanceParts(), 'transform="translate(300 -30)"'),
    ...sun([872, 306], 236),
    group(groundParts(), 'transform="translate(0 512)"'),
    group(leftParts(), 'transform="translate(0 -60) scale(1.06)"'),
    group(rightParts(), 'transform="translate(1134 -60) scale(1.06)"'),
    ...wires([400, 40], [1180, 60], 90, 11),
    group(sitterParts(), 'transform="translate(1248 -62) scale(.62)"'),
    ...shower([
      [520, 190, 34, -20],
      [610, 420, 44, 18],
      [1060, 180, 38, 28],
      [1110, 400, 46, -14],
      [470, 560, 52, 40],
      [1010, 600, 40, -40],
      [700, 130, 26, 10],
    ]),
    neko(640, 130, 1.16),
  ])
}

/** The tile, 4 : 3: the lucky cat's face and its paw under the bulbs. 800 × 600. */
export function thumbnail(): string {
  return cover(800, 600, [
    ...skyOf(800, 600),
    group(distanceParts(), 'transform="translate(-200 -100)"'),
    ...sun([448, 262], 224),
    group(groundParts(), 'transform="translate(-300 430)"'),
    group(leftParts(), 'transform="translate(-130 -20) scale(.8)"'),
    group(rightParts(), 'transform="translate(580 -20) scale(.8)"'),
    ...wires([150, 60], [660, 50], 60, 7),
    ...shower([
      [214, 190, 34, -24],
      [604, 200, 40, 24],
      [190, 480, 46, 30],
      [640, 470, 52, -18],
    ]),
    neko(232, 96, 1.1),
  ])
}

/** The tile, 3 : 4. 600 × 800. */
export function thumbnailPortrait(): string {
  return cover(600, 800, [
    ...skyOf(600, 800),
    group(distanceParts(), 'transform="translate(-300 50)"'),
    ...sun([332, 400], 236),
    group(groundParts(), 'transform="translate(-500 580)"'),
    group(leftParts(), 'transform="translate(-210 -10) scale(.86)"'),
    group(rightParts(), 'transform="translate(424 -10) scale(.86)"'),
    ...wires([150, 96], [470, 84], 70, 6),
    ...shower([
      [110, 330, 34, -24],
      [500, 330, 40, 24],
      [96, 640, 50, 30],
      [520, 690, 54, -18],
    ]),
    neko(98, 226, 1.2),
  ])
}

function skyOf(width: number, height: number): string[] {
  return [
    `<defs>${bokashi('sky', [
      [0, duskDeep],
      [0.25, dusk],
      [0.5, mauve],
      [0.7, rose],
      [0.86, peach],
    ])}</defs>`,
    `<path fill="url(#sky)" d="M0 0h${width}v${height}H0z"/>`,
  ]
}

function sun(at: Point, radius: number): string[] {
  return [disc(at, radius, '#ffd9a0'), disc(at, radius * 0.87, '#ffe9bb')]
}

/** The great cat with its paw up. */
function neko(x: number, y: number, size: number): string {
  return group(
    [
      group(bodyParts()),
      group(armParts(), 'transform="translate(6 66) rotate(-12 80 230)"'),
      ...[140, 260].map((eye) =>
        group([path(`M${eye - 12} 162a12 24 0 1 0 24 0a12 24 0 1 0 -24 0Z`, ink), disc([eye + 5, 150], 6, '#fff')]),
      ),
    ],
    `transform="translate(${x} ${y}) scale(${size})"`,
  )
}

function wires(
  [ax, ay]: readonly [number, number],
  [bx, by]: readonly [number, number],
  sag: number,
  bulbs: number,
): string[] {
  const at = (part: number): readonly [number, number] => [
    ax + (bx - ax) * part,
    ay + (by - ay) * part + sag * 4 * part * (1 - part),
  ]
  return [
    path(`M${ax} ${ay}Q${(ax + bx) / 2} ${(ay + by) / 2 + sag * 2} ${bx} ${by}`, 'none', ink, 4),
    path(`M${ax} ${ay - 40}Q${(ax + bx) / 2} ${(ay + by) / 2 + sag * 0.5} ${bx} ${by - 20}`, 'none', ink, 3),
    ...steps(0.06, 0.94, bulbs).map((part) => {
      const [x, y] = at(part)
      return group([
        disc([x, y + 14], 34, bulb).replace('/>', ' opacity=".28"/>'),
        path(`M${x - 5} ${y}h10v10h-10Z`, ink),
        disc([x, y + 18], 11, bulbPale, ink, 3.5),
      ])
    }),
  ]
}

function shower(coins: readonly (readonly [x: number, y: number, size: number, turn: number])[]): string[] {
  return coins.map(([x, y, size, turn]) =>
    group(
      [
        path('M0 -50C30 -50 38 -22 38 0C38 22 30 50 0 50C-30 50 -38 22 -38 0C-38 -22 -30 -50 0 -50Z', gold, ink, 6),
        path(
          'M0 -38C20 -38 27 -16 27 0C27 16 20 38 0 38C-20 38 -27 16 -27 0C-27 -16 -20 -38 0 -38Z',
          '#ffcb47',
          goldDeep,
          3.5,
        ),
        path('M-20 -14q20 5 40 0M-21 0q21 5 42 0M-20 14q20 5 40 0', 'none', '#dd9a22', 3.5),
        brush(trace('-18,-16 -20,0 -17,16'), 6, '#fffbe6'),
      ],
      `transform="translate(${x} ${y}) rotate(${turn}) scale(${Math.round((size / 50) * 100) / 100})"`,
    ),
  )
}
