import { leafCloud } from '../../kit/clouds.ts'
import { bokashi, disc, group, type Point, path, picture, trace } from '../../kit/pen.ts'
import { leaningPine, rock } from '../../kit/rocks.ts'
import { fallStrip, foam } from '../../kit/water.ts'
import {
  azurite,
  azuriteDark,
  azuritePale,
  cinnabar,
  ink,
  leaf,
  leafPale,
  malachite,
  malachiteDark,
  malachitePale,
  shellWhite,
  silk,
} from '../palette.ts'

const blue = { top: azurite, middle: '#4d8f8f', foot: '#c9a86a', ink, rim: leaf }
const green = { top: malachite, middle: '#7fae6c', foot: '#d2b06c', ink, rim: leafPale }
const pine = { trunk: '#8a4a2c', needle: malachiteDark, light: malachitePale, ink }
const pale = { fill: shellWhite, shade: '#c8dbe4', ink: '#9fb4bd', line: 3 }
const white = { fill: shellWhite, shade: azuritePale, ink }

export function silkWash(): string {
  return bokashi('k', [
    [0, '#d9b25c'],
    [0.22, '#ecd596'],
    [0.5, silk],
    [1, '#dfe6d6'],
  ])
}

/** Silk sky with gold leaf clouds and a far range. 800 × 600. */
export function sky(): string {
  return picture(800, 600, [`<defs>${silkWash()}</defs>`, '<path fill="url(#k)" d="M0 0h800v600H0z"/>', ...skyParts()])
}

export function skyParts(): string[] {
  return [
    disc([400, 130], 74, cinnabar, ink, 4),
    leafCloud([40, 70], trace('60,200 0,330 110,240'), 26, { fill: leafPale, ink: '#b98a34', width: 2.4 }),
    leafCloud([520, 160], trace('70,150 0,300 60,170'), 24, { fill: leafPale, ink: '#b98a34', width: 2.4 }),
    path(
      'M-20 420C60 300 110 260 150 300C190 220 240 200 290 290C320 250 350 250 390 340L420 460H-20Z',
      '#b9cdbb',
      '#7d8f86',
      4,
    ),
    path(
      'M820 420C760 290 700 250 660 310C620 210 560 210 520 300C480 260 450 280 400 380L390 460H820Z',
      '#aebfc9',
      '#74848c',
      4,
    ),
    path('M-10 430C150 390 300 440 420 420C560 400 700 440 810 410V600H-10Z', '#e9e2c8'),
  ]
}

/** A cliff for the left edge, mirrored for the right. 460 × 900. */
export function cliff(): string {
  return picture(460, 900, cliffParts())
}

export function cliffParts(id = 'c'): string[] {
  return [
    rock(`${id}1`, trace('-40,120 40,60 110,90 170,40 230,150 250,330'), 940, blue),
    group([leaningPine([196, 150], 1.15, 1, pine)]),
    rock(`${id}2`, trace('-60,380 20,310 110,340 190,300 270,400 310,560'), 940, green),
    leaningPine([250, 420], 0.9, 1, pine),
    rock(`${id}3`, trace('-60,640 40,560 150,610 240,560 340,660 390,780'), 940, blue),
    foam([-60, 860], 462, 46, white),
  ]
}

/** A strip of the fall whose top and bottom join: 300 × 400. Move it down to let the water fall. */
export function fall(): string {
  return picture(300, 400, fallParts())
}

export function fallParts(): string[] {
  return [
    path('M0 0H300V400H0Z', '#7fb2d8'),
    path('M0 0H36V400H0ZM264 0H300V400H264Z', '#5a93c6'),
    ...fallStrip(300, 400, {
      strands: 17,
      colours: [shellWhite, '#a9d0ea', azurite, shellWhite, '#cfe6f4'],
      stroke: 13,
    }),
  ]
}

/** Single threads of water that fall faster, before the strip. 300 × 400, joined likewise. */
export function threads(): string {
  return picture(300, 400, fallStrip(300, 400, { strands: 7, colours: [shellWhite], stroke: 9 }))
}

/** The basin with foam, along the lower edge. 1600 × 260. */
export function basin(): string {
  return picture(1600, 260, basinParts())
}

export function basinParts(): string[] {
  return [
    path('M0 90Q400 60 800 90T1600 84V260H0Z', azurite, ink, 5),
    path('M0 160Q400 130 800 160T1600 150V260H0Z', azuriteDark),
    ...Array.from({ length: 9 }, (_, index): Point => [60 + index * 186, 150 + ((index * 47) % 80)]).map(([x, y]) =>
      path(`M${x - 60} ${y}q30 -18 60 0t60 0`, 'none', azuritePale, 6),
    ),
    foam([420, 96], 760, 46, { fill: shellWhite, shade: azuritePale, ink }),
    group([
      rock('p1', trace('-40,190 30,110 120,140 200,90 260,200'), 280, green),
      rock('p2', trace('1350,200 1410,110 1490,150 1560,100 1640,190'), 280, green),
    ]),
  ]
}

/** Mist that drifts across the fall. 900 × 220. */
export function mist(): string {
  return picture(900, 220, [
    foam([40, 120], 300, 40, pale),
    foam([330, 96], 360, 52, pale),
    foam([640, 130], 220, 36, pale),
  ])
}

/** A wet rock in the fall, from which the koi leaps. 260 × 200. */
export function ledge(): string {
  return picture(260, 200, [
    rock('l', trace('10,130 60,60 130,80 190,40 250,140'), 220, { ...blue, foot: '#8a9f8a' }),
    foam([0, 172], 260, 26, { fill: shellWhite, shade: azuritePale, ink }),
  ])
}
