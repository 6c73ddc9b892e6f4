import { group, picture } from '../kit/pen.ts'
import { sleepingCatParts, wakingCatParts } from './cats.ts'
import { boarParts, dogParts, horseParts, monkeyParts, roosterParts, sheepParts } from './from-horse-to-boar.ts'
import { dragonParts, oxParts, rabbitParts, ratParts, snakeParts, tigerParts } from './from-rat-to-snake.ts'

const side = 240

/** The heads stand around 0, 0 and reach 118 to each side. */
const placed = (parts: readonly string[]) =>
  picture(side, side, [group(parts, `transform="translate(${side / 2} ${side / 2})"`)])

export const animalParts = {
  rat: ratParts,
  ox: oxParts,
  tiger: tigerParts,
  rabbit: rabbitParts,
  dragon: dragonParts,
  snake: snakeParts,
  horse: horseParts,
  sheep: sheepParts,
  monkey: monkeyParts,
  rooster: roosterParts,
  dog: dogParts,
  boar: boarParts,
  'cat-2': sleepingCatParts,
  'cat-6': wakingCatParts,
} as const
export type Drawn = keyof typeof animalParts

export const animals: Readonly<Record<Drawn, () => string>> = Object.fromEntries(
  Object.entries(animalParts).map(([name, parts]) => [name, () => placed(parts())]),
) as Record<Drawn, () => string> // the same keys
