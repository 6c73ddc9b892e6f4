import { radiance, scattered } from '../kit/light.ts'
import { bokashi, disc, group, type Point, path, petal, picture, polygon } from '../kit/pen.ts'
import { glass, lead, stone } from './palette.ts'
import { rim, roseWindow } from './rose-window.ts'

const side = 800

/** The turning part of the wheel. */
export const wheel = () => picture(side, side, roseWindow([side / 2, side / 2], side / 2))

/** What stands still around it. */
export const rimPicture = () => picture(side, side, rim([side / 2, side / 2], side / 2))

export function ball(): string {
  return picture(60, 60, [
    `<defs>${radiance('pearl', [
      [0, '#ffffff'],
      [0.55, '#f3ead4'],
      [1, '#9d8f86'],
    ])}</defs>`,
    disc([30, 32], 25, lead),
    disc([30, 30], 24, 'url(#pearl)'),
    disc([22, 20], 6, '#ffffff'),
  ])
}

export const pane = (colour: string) =>
  picture(80, 120, [path(petal([40, 112], 104, 66, 0), colour, lead, 6), path(petal([40, 84], 60, 24, 0), '#ffffff66')])

/** The hall: pillars, vaults and the light of the window on the floor. */
export const hall = () => picture(1600, 1000, hallParts(1600, 1000))

export function hallParts(width: number, height: number): string[] {
  const floor = height * 0.8
  return [
    `<defs>${bokashi('dusk', [
      [0, '#120d26'],
      [0.55, '#251c4a'],
      [1, '#3a2a5c'],
    ])}${bokashi('floor', [
      [0, '#2c2148'],
      [1, '#0f0a20'],
    ])}</defs>`,
    path(
      polygon([
        [0, 0],
        [width, 0],
        [width, floor],
        [0, floor],
      ]),
      'url(#dusk)',
    ),
    ...Array.from({ length: 6 }, (_, bay) => arch(bay * (width / 5) - width * 0.1, floor, width / 5, height)),
    path(
      polygon([
        [0, floor],
        [width, floor],
        [width, height],
        [0, height],
      ]),
      'url(#floor)',
    ),
    ...lightOnFloor(width, floor, height),
  ]
}

function arch(x: number, floor: number, wide: number, height: number): string {
  const [left, right, top] = [x + wide * 0.14, x + wide * 0.86, height * 0.12]
  const middle = (left + right) / 2
  const vault = (inset: number) =>
    `M${left + inset} ${floor}V${top + height * 0.26}Q${left + inset} ${top + height * 0.1} ${middle} ${top + inset * 1.6}Q${right - inset} ${top + height * 0.1} ${right - inset} ${top + height * 0.26}V${floor}Z`
  const round = (value: string) => value.replace(/\d+\.\d+/g, (number) => String(Math.round(Number(number))))
  return group([
    path(round(vault(0)), stone.mid, lead, 4),
    path(round(vault(wide * 0.05)), stone.dark),
    path(round(vault(wide * 0.08)), '#191232'),
    disc([Math.round(middle), Math.round(top + height * 0.2)], Math.round(wide * 0.13), stone.mid, lead, 4),
    disc([Math.round(middle), Math.round(top + height * 0.2)], Math.round(wide * 0.1), '#2f4a86'),
    ...Array.from({ length: 6 }, (_, leaf) =>
      path(
        petal([Math.round(middle), Math.round(top + height * 0.2)], wide * 0.1, wide * 0.07, leaf * 60),
        [glass.rose, glass.sky, glass.gold][leaf % 3] ?? glass.rose,
        lead,
        3,
      ),
    ),
  ])
}

function lightOnFloor(width: number, floor: number, height: number): string[] {
  const colours = [glass.rose, glass.gold, glass.sky, glass.violet, glass.red]
  return scattered(26, width, height - floor).map(
    ([x, y], index): string =>
      `<ellipse cx="${Math.round(x)}" cy="${Math.round(floor + y)}" rx="${40 + (index % 4) * 16}" ry="${7 + (index % 3) * 4}" fill="${colours[index % colours.length]}" opacity="0.2"/>`,
  )
}

/** A beam of coloured light from a point to the floor. */
export function beam([x, y]: Point, [toX, toY]: Point, wide: number, colour: string): string {
  return `<path fill="${colour}" opacity="0.14" d="M${x - wide * 0.2} ${y}L${x + wide * 0.2} ${y}L${toX + wide} ${toY}L${toX - wide} ${toY}Z"/>`
}
