import type { Scope } from '../markets/scope.ts'

/**
 * Chances of final counts: atom i has the chance `p[i]` and stands for `home[s][i]` : `away[s][i]` of the scope number s that was asked for.
 * The chances sum to 1; what is missing is the chance that the counts never come, as of a fourth set that is not played: outcomes are then returned.
 */
export interface Distribution {
  readonly p: Float64Array
  readonly home: readonly ArrayLike<number>[]
  readonly away: readonly ArrayLike<number>[]
}

/** Chances by the model of one event: the joint chances of the scopes, in the order asked; null when it has nothing to say about them together. */
export interface Chances {
  readonly of: (scopes: readonly Scope[]) => Distribution | null
}

/** Chances of a model that answers one scope at a time, each answer made once: the same scope several times is one, different scopes have no joint answer. */
export function oneByOne(one: (scope: Scope) => Distribution | null): Chances {
  const kept = new Map<Scope, Distribution | null>()
  return {
    of: (scopes) => {
      const scope = scopes[0] ?? ''
      if (scopes.some((other) => other !== scope)) return null
      let found = kept.get(scope)
      if (found === undefined) {
        found = one(scope)
        kept.set(scope, found)
      }
      return found && repeated(found, scopes.length)
    },
  }
}

/** The distribution of a scope that is asked for several times. */
export function repeated(found: Distribution, times: number): Distribution {
  if (times === 1) return found
  const home = found.home[0] ?? []
  const away = found.away[0] ?? []
  return {
    p: found.p,
    home: Array.from({ length: times }, () => home),
    away: Array.from({ length: times }, () => away),
  }
}

/** A distribution of one scope. */
export function single(p: Float64Array, home: ArrayLike<number>, away: ArrayLike<number>): Distribution {
  return { p, home: [home], away: [away] }
}

/** A count that is known. */
export function certain(home: number, away: number): Distribution {
  return single(Float64Array.of(1), [home], [away])
}

/** Distribution from a list of atoms, for small ones. */
export function listed(atoms: readonly (readonly [chance: number, home: number, away: number])[]): Distribution {
  const p = new Float64Array(atoms.length)
  const home = new Int16Array(atoms.length)
  const away = new Int16Array(atoms.length)
  for (let atom = 0; atom < atoms.length; atom++) {
    const [chance, h, a] = atoms[atom] ?? [0, 0, 0]
    p[atom] = chance
    home[atom] = h
    away[atom] = a
  }
  return single(p, home, away)
}

/** A grid `rows` × `columns` of chances for home and away counts that begin at `homeFrom` and `awayFrom`. */
export function grid(p: Float64Array, columns: number, homeFrom: number, awayFrom: number): Distribution {
  const { home, away } = gridCounts(p.length, columns, homeFrom, awayFrom)
  return single(p, home, away)
}

/** Counts that stay the same objects from price to price. */
interface Counts {
  readonly home: Int16Array
  readonly away: Int16Array
}
const keptCounts = new Map<string, unknown>()
const lastingCounts = new WeakSet<object>()

/** Counts built once for each `key`; the same key must mean the same counts. */
export function keepCounts<T extends { readonly home: unknown }>(key: string, build: () => T): T {
  const kept = keptCounts.get(key)
  if (kept !== undefined) return kept as T // what this key was built as
  if (keptCounts.size > 400) keptCounts.clear()
  const counts = build()
  for (const home of Array.isArray(counts.home) ? counts.home : [counts.home]) lastingCounts.add(home)
  keptCounts.set(key, counts)
  return counts
}

/** True for counts that come again with every change of price, so that it pays to keep what follows from them. */
export function lasting(counts: ArrayLike<number>): boolean {
  return lastingCounts.has(counts)
}

/** Grids of more cells stray so far that the same one seldom comes again: they are not kept. */
const mostKept = 1000

function gridCounts(size: number, columns: number, homeFrom: number, awayFrom: number): Counts {
  const build = () => {
    const [home, away] = [new Int16Array(size), new Int16Array(size)]
    for (let row = 0, cell = 0; cell < size; row++) {
      for (let column = 0; column < columns; column++, cell++) {
        home[cell] = homeFrom + row
        away[cell] = awayFrom + column
      }
    }
    return { home, away }
  }
  return size > mostKept ? build() : keepCounts(`${size} ${columns} ${homeFrom} ${awayFrom}`, build)
}

/** Divides by the sum, in place. */
export function normalise(p: Float64Array): Float64Array {
  let sum = 0
  for (const chance of p) sum += chance
  for (let index = 0; index < p.length; index++) p[index] = (p[index] ?? 0) / sum
  return p
}
