/** From one count to another, both included; the last has no end. */
export interface Band {
  readonly from: number
  readonly to: number | null
  readonly chance: number
}

/** No band is less likely. */
const least = 0.08
const fewest = 4
const steps = [20, 10, 5, 4, 3, 2, 1]

/** Bands of a count by the chances of 0, 1, 2 …: as wide as leaves at least four of them, cut at multiples of their width so that they are easy to read. They cover every count. */
export function bandsOf(chances: Float64Array): Band[] {
  const cut = steps.map((step) => cutBy(chances, step))
  return cut.find(({ length }) => length >= fewest) ?? cut.at(-1) ?? []
}

/** At multiples of `step`; what is too unlikely for a band of its own belongs to the one beside it. */
function cutBy(chances: Float64Array, step: number): Band[] {
  const bands: Band[] = []
  let from = 0
  let chance = 0
  for (let next = step; from < chances.length; next += step) {
    for (let count = next - step; count < next; count++) chance += chances[count] ?? 0
    const last = bands.at(-1)
    if (chance >= least) bands.push({ from, to: next - 1, chance })
    else if (next < chances.length) continue
    else if (last) bands[bands.length - 1] = { ...last, chance: last.chance + chance }
    from = next
    chance = 0
  }
  const last = bands.at(-1)
  return last ? [...bands.slice(0, -1), { ...last, to: null }] : [{ from: 0, to: null, chance: 1 }]
}
