import { cover } from '../../kit/cover.ts'
import { brush, disc, group, path, steps, trace } from '../../kit/pen.ts'
import { bulb, dusk, duskDeep, ink, mauve, peach, rose, stone, stonePale } from '../palette.ts'

/** The end of the alley: low roofs one behind another, a pole and its wires, and the sun between them. 1200 × 600, the roofs at the bottom. */
export function distance(): string {
  return cover(1200, 600, distanceParts())
}

export function distanceParts(): string[] {
  return [
    disc([600, 330], 128, '#ffd9a0'),
    disc([600, 330], 104, '#ffe9bb'),
    ...[
      [420, 190, 260],
      [690, 130, 300],
      [540, 292, 340],
      [250, 110, 220],
      [880, 236, 240],
    ].map(([x = 0, y = 0, w = 0]) =>
      path(
        `M${x} ${y}h${w}q16 0 16 12t-16 12h${-w * 0.4}q-10 10 -26 10h${-w * 0.3}q-16 0 -16 -10h${-w * 0.2}q-16 0 -16 -12t16 -12Z`,
        '#f7a58c',
      ),
    ),
    // the far roofs
    path(
      'M0 430L90 380L200 420L300 350L420 420H520L600 372L690 424L800 360L920 414L1010 372L1100 410L1200 386V600H0Z',
      rose,
    ),
    path(
      'M0 470L120 430L150 430V400H176V436L260 476L350 430L470 480L560 452H650L740 484L830 430L940 470L1060 432L1200 474V600H0Z',
      mauve,
    ),
    ...[
      [100, 500],
      [330, 492],
      [770, 500],
      [1000, 486],
    ].map(([x = 0, y = 0], index) => path(`M${x} ${y}h26v30h-26Z`, index % 2 ? bulb : peach)),
    // the wall's roof, on which cats walk
    path('M0 528H1200V600H0Z', dusk, ink, 5),
    path('M0 528H1200V548H0Z', stone, ink, 4),
    path(
      steps(10, 1190, 60)
        .map((x) => `M${Math.round(x)} 528V548`)
        .join(''),
      'none',
      duskDeep,
      4,
    ),
    path('M0 520H1200V530H0Z', stonePale, ink, 3.5),
    pole(300),
  ]
}

function pole(x: number): string {
  return group([
    path(`M${x - 9} 60H${x + 9}L${x + 13} 540H${x - 13}Z`, '#4c3350', ink, 4.5),
    path(`M${x - 92} 100H${x + 92}V114H${x - 92}ZM${x - 66} 150H${x + 66}V162H${x - 66}Z`, '#6a4658', ink, 4),
    ...[-80, -48, 48, 80].map((at) => path(`M${x + at - 6} 84h12v16h-12Z`, '#c9bfd6', ink, 3)),
    path(`M${x + 20} 190h46v76h-46Z`, '#7a6a86', ink, 4.5),
    brush(trace(`${x - 4},120 ${x - 3},300 ${x - 6},520`), 5, '#7a5a70'),
  ])
}

/** Wet stones; the lights of the bars lie on them. 1600 × 300. */
export function ground(): string {
  return cover(1600, 300, groundParts())
}

export function groundParts(): string[] {
  const stones = [0, 1, 2, 3].flatMap((row) => {
    const [y, tall, count] = [
      [14, 44, 17],
      [64, 56, 13],
      [128, 72, 10],
      [210, 96, 8],
    ][row] as [number, number, number]
    return steps(-80, 1620, count + 1).map((x, index) => {
      const wide = 1700 / count - 8
      const bow = ((index * 7 + row * 3) % 5) * 3
      return path(
        `M${Math.round(x + 8 + bow)} ${y}H${Math.round(x + wide - 10)}Q${Math.round(x + wide)} ${y} ${Math.round(x + wide)} ${y + 12}V${y + tall - 14}Q${Math.round(x + wide)} ${y + tall} ${Math.round(x + wide - 14)} ${y + tall}H${Math.round(x + 12)}Q${Math.round(x)} ${y + tall} ${Math.round(x)} ${y + tall - 12}V${y + 14}Q${Math.round(x)} ${y} ${Math.round(x + 8 + bow)} ${y}Z`,
        ['#6a5c80', '#5f5276', '#756689', '#645679'][(index * 5 + row) % 4] ?? stone,
      )
    })
  })
  return [
    path('M0 0H1600V300H0Z', '#443a5c'),
    path('M0 0H1600V12H0Z', ink),
    ...stones,
    ...[
      [180, '#f7b06a', 90],
      [420, '#e0574a', 60],
      [640, '#ffd98a', 70],
      [980, '#ffd98a', 80],
      [1210, '#e0574a', 60],
      [1430, '#f7b06a', 90],
    ].flatMap(([x, colour, w]) =>
      steps(26, 280, 8).map((y, index) => {
        const half = Number(w) * (0.9 - index * 0.07)
        return brush(
          [
            [Number(x) - half, y],
            [Number(x) + (index % 2 ? 8 : -8), y + 2],
            [Number(x) + half, y],
          ],
          9,
          String(colour),
        )
      }),
    ),
    ...[
      [90, 104],
      [760, 190],
      [1120, 110],
      [1520, 210],
    ].map(([x = 0, y = 0]) => brush(trace(`${x - 60},${y} ${x},${y - 3} ${x + 70},${y + 1}`), 5, '#b9abc9')),
  ]
}
