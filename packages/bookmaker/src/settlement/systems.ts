import { SlipRefusal } from './slip-refusal.ts'

/**
 * Which legs are combined into lines: of every `size` of the slip's legs, every `fold` of them is a line. A Yankee is every pair, every treble and the
 * fourfold (`folds` 2, 3, 4) of four legs (`size`). Over more legs than its size a system is bet on each choice of that many legs, as doubles are.
 */
export interface System {
  readonly size: number
  readonly folds: readonly number[]
}

/** `fold` (all legs together) has the size of its slip. */
const systems = {
  single: { size: 1, folds: [1] },
  double: { size: 2, folds: [2] },
  treble: { size: 3, folds: [3] },
  patent: { size: 3, folds: [1, 2, 3] },
  trixie: { size: 3, folds: [2, 3] },
  yankee: { size: 4, folds: [2, 3, 4] },
  lucky15: { size: 4, folds: [1, 2, 3, 4] },
  canadian: { size: 5, folds: [2, 3, 4, 5] },
  lucky31: { size: 5, folds: [1, 2, 3, 4, 5] },
  heinz: { size: 6, folds: [2, 3, 4, 5, 6] },
  lucky63: { size: 6, folds: [1, 2, 3, 4, 5, 6] },
  superHeinz: { size: 7, folds: [2, 3, 4, 5, 6, 7] },
  goliath: { size: 8, folds: [2, 3, 4, 5, 6, 7, 8] },
} as const satisfies Record<string, System>

export type SystemName = keyof typeof systems | 'fold'
export const systemNames = ['fold', ...(Object.keys(systems) as (keyof typeof systems)[])] as const // Object.keys returns string[]

/** The named system over so many legs; refuses too few. */
export function namedSystem(name: SystemName, legs: number): System {
  if (name === 'fold') return { size: legs, folds: [legs] }
  const system = systems[name]
  if (system.size > legs) throw new SlipRefusal('legs', `${name} needs ${system.size} legs or more, there are ${legs}`)
  return system
}

/** Every k of the legs, for each k that is chosen; refuses a k that is no number of legs, or comes twice. */
export function chosenFolds(choose: readonly number[], legs: number): System {
  if (choose.length === 0) throw new SlipRefusal('choose', 'is empty')
  for (const [index, k] of choose.entries()) {
    if (!Number.isInteger(k) || k < 1) throw new SlipRefusal(`choose.${index}`, `is no number of legs: ${k}`)
    if (k > legs) throw new SlipRefusal(`choose.${index}`, `chooses ${k} of ${legs} legs`)
    if (choose.indexOf(k) < index) throw new SlipRefusal(`choose.${index}`, `chooses ${k} twice`)
  }
  return { size: legs, folds: [...choose].sort((a, b) => a - b) }
}

/** How many of the choices of `size` of so many legs contain given `fold` of them, so how often that line is bet. */
export function timesBet({ size }: System, { fold, legs }: { fold: number; legs: number }): bigint {
  return binomial(legs - fold, size - fold)
}

/** Lines of a system on so many legs; the bankers are in every line. Each-way doubles the lines. */
export function countSystemLines(system: System, { legs, bankers }: { legs: number; bankers: number }): bigint {
  return system.folds.reduce(
    (lines, fold) => lines + binomial(legs - bankers, fold - bankers) * timesBet(system, { fold, legs }),
    0n,
  )
}

function binomial(n: number, k: number): bigint {
  if (k < 0 || k > n) return 0n
  let ways = 1n
  for (let chosen = 1; chosen <= Math.min(k, n - k); chosen++) ways = (ways * BigInt(n - chosen + 1)) / BigInt(chosen)
  return ways
}
