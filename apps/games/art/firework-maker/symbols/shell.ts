import { cutOut } from '../../kit/contour.ts'
import { rays } from '../../kit/light.ts'
import {
  brush,
  clip,
  disc,
  group,
  line,
  loop,
  type Point,
  path,
  petal,
  place,
  polygon,
  steps,
  trace,
} from '../../kit/pen.ts'

import { cream, ember, gold, ink, kraft, kraftDark, maroon, vermilion } from '../palette.ts'
import { cell } from './cell.ts'

const ball = 'M120 50A80 80 0 1 1 119.9 50Z'
const centre: Point = [120, 130]

/** A paper shell: a ball of kraft strips with a rope handle, its fuse lit. */
export function shell(): string {
  return cell([
    `<defs>${clip('b', path(ball, '#fff'))}</defs>`,
    cutOut(
      [ball, 'M98 58C98 26 142 26 142 58Z', polygon([...steps(0, 350, 18).map((at) => place([190, 44], 32, 0, at))])],
      cream,
    ),
    line(trace('104,60 100,32 120,22 140,32 136,60'), ink, 15),
    line(trace('104,60 100,32 120,22 140,32 136,60'), kraft, 7),
    path(ball, kraft, ink, 8),
    group([...strips(), ...label()], 'clip-path="url(#b)"'),
    path(ball, 'none', ink, 8),
    ...fuse(),
  ])
}

/** Strips pasted crosswise, each with its shadow. */
function strips(): string[] {
  const band = (degrees: number, fill: string) =>
    group(
      [path('M40 112C80 100 160 100 200 112V150C160 138 80 138 40 150Z', fill, kraftDark, 3)],
      `transform="rotate(${degrees} ${centre})"`,
    )
  return [
    path(loop(trace('60,60 40,130 70,200 130,224 190,200 150,206 100,196 76,150 80,96')), kraftDark),
    band(58, '#dba968'),
    band(-52, '#c48b4e'),
    band(4, '#e3b577'),
    brush(trace('66,106 84,78 112,64'), 11, '#f6dba8'),
  ]
}

function label(): string[] {
  return [
    disc(centre, 45, vermilion, ink, 5),
    disc(centre, 37, 'none', gold, 3),
    ...steps(0, 330, 12).map((degrees) =>
      path(petal(place(centre, 7, 0, degrees), 25, 13, degrees), cream, maroon, 2.4),
    ),
    disc(centre, 9, gold, ink, 3),
  ]
}

function fuse(): string[] {
  return [
    line(trace('146,56 152,46 168,44 182,44'), ink, 11),
    line(trace('146,56 152,46 168,44 182,44'), '#e9d9b8', 5),
    ...rays([190, 44], { inner: 10, outer: 33, count: 12, width: 8, fill: ember, short: 0.72 }),
    disc([190, 44], 13, gold, ink, 4),
    disc([190, 44], 6, '#fffbe2'),
  ]
}
