/** Colours of kits, as tokens of the theme (`--kit-red`). */
const families = {
  red: ['red', 'maroon', 'orange'],
  dark: ['ink', 'navy', 'purple', 'maroon', 'blue'],
  green: ['green', 'teal'],
  light: ['white', 'sky', 'pink'],
  yellow: ['gold', 'orange'],
} as const
export type KitColour = (typeof families)[keyof typeof families][number]

/** Colour pairs that stand out against each other. */
const pairs: readonly (readonly [KitColour, KitColour])[] = [
  ['red', 'white'],
  ['navy', 'gold'],
  ['green', 'white'],
  ['ink', 'gold'],
  ['blue', 'white'],
  ['maroon', 'sky'],
  ['gold', 'ink'],
  ['teal', 'white'],
  ['white', 'red'],
  ['purple', 'gold'],
  ['orange', 'ink'],
  ['sky', 'navy'],
  ['red', 'gold'],
  ['white', 'navy'],
  ['green', 'gold'],
  ['pink', 'purple'],
  ['navy', 'white'],
  ['gold', 'red'],
  ['ink', 'white'],
  ['maroon', 'white'],
  ['blue', 'gold'],
  ['white', 'green'],
  ['teal', 'gold'],
  ['orange', 'navy'],
]

export const patterns = [
  'halves',
  'stripes',
  'hoops',
  'sash',
  'chevron',
  'quarters',
  'band',
  'cross',
  'sun',
  'mountain',
] as const
export type Pattern = (typeof patterns)[number]

/** A competitor's colours, pattern and outline. */
export interface Kit {
  readonly main: KitColour
  readonly second: KitColour
  readonly pattern: Pattern
  readonly shape: 'hexagon' | 'shield'
}

/** FNV-1a, so that near ids get kits that differ. */
function numberOf(id: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < id.length; at++) hash = Math.imul(hash ^ id.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (hash ^ (hash >>> 13)) >>> 0
}

/** The kit of a competitor: the same for the same id, on every page and for every feed. */
export function kitOf(id: string): Kit {
  const number = numberOf(id)
  const [main, second] = pairs[number % pairs.length] ?? ['red', 'white']
  const rest = Math.floor(number / pairs.length)
  return {
    main,
    second,
    pattern: patterns[rest % patterns.length] ?? 'halves',
    shape: Math.floor(rest / patterns.length) % 2 === 0 ? 'hexagon' : 'shield',
  }
}

/** True for two colours that are easily taken for each other. */
export const isNear = (one: KitColour, other: KitColour): boolean =>
  Object.values(families).some((family: readonly KitColour[]) => family.includes(one) && family.includes(other))

type Colours = Pick<Kit, 'main' | 'second'>

/** True for two kits that are easily taken for each other: by their first colours, or as each other turned inside out. */
export const areAlike = (one: Colours, other: Colours): boolean =>
  isNear(one.main, other.main) || (isNear(one.main, other.second) && isNear(one.second, other.main))

/** The away side's kit: its own, its second one where that is too near to the home side's, else a third one. */
export function awayKitOf(id: string, home: Kit): Kit {
  const own = kitOf(id)
  const others = [own, { main: own.second, second: own.main }, ...pairs.map(([main, second]) => ({ main, second }))]
  return { ...own, ...(others.find((kit) => !areAlike(kit, home)) ?? own) }
}
