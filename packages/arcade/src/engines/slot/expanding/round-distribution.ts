import { assert } from '@andon/platform/assert'
import { type Distribution, distributionOf } from '../../distribution.ts'
import { grantedAfter, type SpinOutcome } from './free-spins.ts'

interface Round {
  readonly base: readonly SpinOutcome[]
  /** The free spin with each expanding symbol; one of them is played, each equally likely. */
  readonly variants: readonly (readonly SpinOutcome[])[]
  readonly mostFreeSpins: number
  /** In pay units: a round ends when it has won so much, and pays no more. */
  readonly mostUnits: number
}

/**
 * The exact distribution of a round's win with all its free spins. The distributions of sums are generating functions whose coefficients are whole numbers, each packed
 * into one great number, with room for the greatest coefficient between them: then one product of two numbers is the sum of two independent wins, and cutting off high
 * digits leaves out the rounds that have ended at the greatest win.
 */
export function roundDistribution({ base, variants, mostFreeSpins, mostUnits }: Round): Distribution {
  const [free] = variants
  assert(free, 'a symbol expands')
  const step = [...base, ...variants.flat()].reduce((divisor, { win }) => greatestDivisor(divisor, win), mostUnits)
  const spinStops = stopsOf(free)
  const total = stopsOf(base) * spinStops ** BigInt(mostFreeSpins) * BigInt(variants.length)
  const packed = packing({ wins: mostUnits / step, greatest: total })
  const ended = variants.reduce(
    (sum, outcomes) => sum + playedOut({ base, outcomes, mostFreeSpins, step, spinStops, packed }),
    0n,
  )
  const below = packed.coefficients(ended)
  const cut = total - below.reduce((sum, weight) => sum + weight, 0n)
  return distributionOf([...below.map((weight, at) => [at * step, weight] as const), [mostUnits, cut]])
}

/** The packed distribution of the rounds with one expanding symbol that end below the greatest win, all with the same total. */
function playedOut({
  base,
  outcomes,
  mostFreeSpins: most,
  step,
  spinStops,
  packed,
}: Omit<Round, 'variants' | 'mostUnits'> & {
  readonly outcomes: readonly SpinOutcome[]
  readonly step: number
  readonly spinStops: bigint
  readonly packed: Packing
}): bigint {
  const byAdds = (some: readonly SpinOutcome[]) =>
    [...Map.groupBy(some, ({ adds }) => adds)].map(([adds, kind]) => ({ adds, wins: packed.pack(kind, step) }))
  const spin = byAdds(outcomes)
  const anySpin = packed.pack(outcomes, step)
  let ended = 0n
  let running = new Map(byAdds(base).map(({ adds, wins }) => [grantedAfter({ granted: 0, adds, most }), wins]))
  for (let played = 0; running.size > 0; played++) {
    const done = running.get(played)
    if (done !== undefined) ended += done * spinStops ** BigInt(most - played)
    running.delete(played)
    running = nextSpin(running, { spin, anySpin, most, packed })
  }
  return ended
}

/** The running rounds after one more spin, by the number of free spins granted. Those that differ only in what is granted already are added before they are multiplied. */
function nextSpin(
  running: ReadonlyMap<number, bigint>,
  {
    spin,
    anySpin,
    most,
    packed,
  }: {
    readonly spin: readonly { readonly adds: number; readonly wins: bigint }[]
    readonly anySpin: bigint
    readonly most: number
    readonly packed: Packing
  },
): Map<number, bigint> {
  const factors = new Map<string, { readonly granted: number; readonly by: bigint; sum: bigint }>()
  const put = (name: string, granted: number, by: bigint, wins: bigint) => {
    const known = factors.get(name) ?? { granted, by, sum: 0n }
    factors.set(name, known)
    known.sum += wins
  }
  for (const [granted, wins] of running)
    if (granted === most) put('most', most, anySpin, wins)
    else
      for (const { adds, wins: by } of spin) {
        const after = grantedAfter({ granted, adds, most })
        put(`${after} by ${adds}`, after, by, wins)
      }
  const next = new Map<number, bigint>()
  for (const { granted, by, sum } of factors.values())
    next.set(granted, (next.get(granted) ?? 0n) + packed.cut(sum * by))
  return next
}

type Packing = ReturnType<typeof packing>

/** `wins`: the number of coefficients that are kept, those of 0 … wins − 1 steps. */
function packing({ wins, greatest }: { readonly wins: number; readonly greatest: bigint }) {
  const digits = greatest.toString(16).length + 1
  return {
    pack: (outcomes: readonly SpinOutcome[], step: number): bigint => {
      const stops = new Map<number, bigint>()
      for (const { win, stops: number } of outcomes) {
        const at = win / step
        if (at < wins) stops.set(at, (stops.get(at) ?? 0n) + number)
      }
      const top = Math.max(0, ...stops.keys())
      const text = Array.from({ length: top + 1 }, (_, down) =>
        (stops.get(top - down) ?? 0n).toString(16).padStart(digits, '0'),
      )
      return BigInt(`0x${text.join('')}`)
    },
    /** Without the wins from the greatest on. */
    cut: (sum: bigint): bigint => BigInt.asUintN(wins * digits * 4, sum),
    coefficients: (sum: bigint): bigint[] => {
      const text = sum.toString(16).padStart(wins * digits, '0')
      return Array.from({ length: wins }, (_, at) => {
        const end = text.length - at * digits
        return BigInt(`0x${text.slice(end - digits, end)}`)
      })
    },
  }
}

const stopsOf = (outcomes: readonly SpinOutcome[]) => outcomes.reduce((sum, { stops }) => sum + stops, 0n)

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b)
}
