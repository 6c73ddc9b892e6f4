import type { Texture } from 'pixi.js'
import { type Painting, paintedSheet } from '../../shell/stage/sheet.ts'
import { type Pen, penOn } from '../pen.ts'
import type { DealerLook } from './dealer-look.ts'
import { paintDrape, paintForeSleeve, paintTorso, paintUpperSleeve } from './paint-clothes.ts'
import { handStates, paintHand } from './paint-hands.ts'
import {
  lidStates,
  mouthStates,
  paintBrows,
  paintFace,
  paintHair,
  paintHairBack,
  paintIris,
  paintLids,
  paintMouth,
  paintNose,
} from './paint-head.ts'

interface Part {
  /** Around the point where it turns. */
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly paint: (pen: Pen, look: DealerLook) => void
}

const head = { x: -100, y: -232, width: 200, height: 240 } as const
const eyes = { x: -48, y: -106, width: 96, height: 34 } as const

/** All parts of a figure by name, in the figure's own units. */
export const parts = {
  torso: { x: -134, y: -326, width: 268, height: 326, paint: paintTorso },
  hairBack: { ...head, paint: paintHairBack },
  face: { x: -66, y: -156, width: 132, height: 156, paint: paintFace },
  hair: { ...head, paint: paintHair },
  brows: { x: -46, y: -106, width: 92, height: 24, paint: paintBrows },
  nose: { x: -14, y: -84, width: 34, height: 40, paint: paintNose },
  iris: { x: -9, y: -9, width: 18, height: 18, paint: paintIris },
  upper: { x: -54, y: -36, width: 110, height: 178, paint: paintUpperSleeve },
  drape: { x: -60, y: -40, width: 122, height: 174, paint: paintDrape },
  fore: { x: -50, y: -42, width: 100, height: 156, paint: paintForeSleeve },
  ...fromStates(lidStates, 'lids', { ...eyes, paint: paintLids }),
  ...fromStates(mouthStates, 'mouth', { x: -22, y: -46, width: 44, height: 30, paint: paintMouth }),
  ...fromStates(handStates, 'hand', { x: -68, y: -28, width: 130, height: 106, paint: paintHand }),
} satisfies Readonly<Record<string, Part>>
export type PartName = keyof typeof parts

/** A part for each of its states, such as `lids-open`. */
function fromStates<State extends string, Name extends string>(
  states: readonly State[],
  name: Name,
  { paint, ...box }: Omit<Part, 'paint'> & { paint: (pen: Pen, state: State, look: DealerLook) => void },
): Record<`${Name}-${State}`, Part> {
  const named = states.map((state) => [
    `${name}-${state}`,
    { ...box, paint: (pen: Pen, look: DealerLook) => paint(pen, state, look) },
  ])
  return Object.fromEntries(named) as Record<`${Name}-${State}`, Part> // one for each state
}

/** All parts on one texture, `scale` CSS pixels for a unit of the figure: the whole figure is drawn at once. */
export function paintFigure(
  look: DealerLook,
  { scale, density }: { readonly scale: number; readonly density: number },
): Readonly<Record<PartName, Texture>> {
  const painting = ({ x, y, width, height, paint }: Part): Painting => ({
    width: width * scale,
    height: height * scale,
    density,
    paint: (brush) => {
      brush.scale(scale, scale)
      brush.translate(-x, -y)
      paint(penOn(brush), look)
    },
  })
  const named = Object.entries(parts).map(([name, part]) => [name, painting(part)])
  return paintedSheet(Object.fromEntries(named) as Record<PartName, Painting>) // the names of `parts`
}
