import { inked } from '../../kit/contour.ts'
import { brush, disc, group, path, picture, polygon, trace } from '../../kit/pen.ts'
import { splash } from '../../kit/water.ts'
import {
  azurite,
  azuriteDark,
  cinnabar,
  cinnabarDark,
  ink,
  leaf,
  leafDark,
  leafPale,
  malachite,
  malachiteDark,
  shellWhite,
} from '../palette.ts'

/** The dragon gate at the head of the fall, without its doors: between 110 and 370 it is open. 480 × 520. */
export function dragonGate(): string {
  const post = (x: number) =>
    inked(
      polygon([
        [x - 24, 150],
        [x + 24, 150],
        [x + 28, 500],
        [x - 28, 500],
      ]),
      cinnabar,
      { ink, thick: 9, lean: [4, 3] },
    )
  const shoe = (x: number) => inked(`M${x - 36} 470H${x + 36}L${x + 42} 512H${x - 42}Z`, azuriteDark, { ink, thick: 8 })
  const roof = 'M14 96C90 116 140 84 176 40H304C340 84 390 116 466 96L448 150C400 160 80 160 32 150Z'
  return picture(480, 520, [
    ...[84, 396].flatMap((x) => [post(x), shoe(x)]),
    inked('M40 196H440V238H40Z', cinnabar, { ink, thick: 8 }),
    path('M60 204H420V214H60Z', '#f0704c'),
    ...[110, 170, 310, 370].map((x) => path(`M${x - 12} 150H${x + 12}V196H${x - 12}Z`, malachite, ink, 6)),
    inked(roof, azurite, { ink, thick: 9, lean: [2, 5] }),
    ...[...Array(11).keys()].map((index) => {
      const x = 78 + index * 32.4
      return brush(
        [
          [240 + (x - 240) * 0.44, 52],
          [240 + (x - 240) * 0.8, 100],
          [x, 146],
        ],
        8,
        azuriteDark,
      )
    }),
    inked('M160 22C200 36 280 36 320 22L310 54C280 62 200 62 170 54Z', leaf, { ink, thick: 7 }),
    path('M8 92C20 104 34 104 44 96L40 150L28 152Z', leaf, ink, 6),
    path('M472 92C460 104 446 104 436 96L440 150L452 152Z', leaf, ink, 6),
    inked('M196 128H284V206H196Z', leafPale, { ink, thick: 7 }),
    disc([240, 167], 26, cinnabar, leafDark, 5),
    brush(trace('226,178 234,158 250,154'), 8, leafPale),
  ])
}

/** The left leaf of the gate's door, its hinge on the left. 130 × 264. */
export function gateDoor(): string {
  const studs = [54, 132, 210].flatMap((y) => [34, 66, 98].map((x) => disc([x, y], 9, leaf, ink, 4)))
  return picture(130, 264, [
    inked('M4 4H126V260H4Z', cinnabarDark, { ink, thick: 8 }),
    path('M14 14H116V250H14Z', cinnabar, leafDark, 4),
    ...[92, 172].map((y) => path(`M14 ${y - 8}H116V${y + 8}H14Z`, malachiteDark, ink, 4)),
    ...studs,
    disc([112, 132], 11, leafPale, ink, 4),
  ])
}

/** A crown of water, where a symbol bursts. 160 × 160. */
export function crown(): string {
  return picture(160, 160, [
    group(splash([80, 122], 88, { fill: shellWhite, ink, width: 4, count: 9, spread: 72 })),
    path(
      'M34 118C46 98 58 112 66 100C74 112 88 112 94 100C102 112 114 98 126 118C112 138 48 138 34 118Z',
      '#a9d0ea',
      ink,
      4,
    ),
    path('M58 120C70 114 90 114 102 120', 'none', shellWhite, 5),
  ])
}
