/**
 * The riders of a race as its model has them. `strength` is on a logarithmic scale; `lines` are the line-ups that ride together, each from its leader to its last rider, by number. Every rider
 * stands in exactly one line; one who rides alone is a line of one.
 */
export interface Field {
  readonly riders: readonly { readonly number: number; readonly strength: number }[]
  readonly lines: readonly (readonly number[])[]
}

/** One order of the first three, by number, and its chance. */
export interface Finish {
  readonly order: readonly [first: number, second: number, third: number]
  readonly chance: number
}

/** By how much a place in a line changes the weight of a rider: the second rides in the leader's slipstream to the last straight, the third has the longest way, and nobody helps a rider alone. */
const ofLeader = { alone: 0.85, ofTwo: 0.95, ofMore: 1.05 } as const
const ofFollowers = [1.1, 0.75, 0.55] as const

/** By how much more likely the next place is for the rider directly before or behind a placed one in the same line, and for another rider of that line. */
const nextInLine = 3.2
const sameLine = 1.7

/** A field with what the model computes once: weights by place in `riders`, and for each two riders by how much the first one's finish draws the second after it. */
interface Weighed {
  readonly numbers: readonly number[]
  readonly weights: readonly number[]
  readonly pulls: readonly (readonly number[])[]
}

/** Fields that have been weighed: a race asks for the same one for its prices and for each place of its result. */
const weighings = new WeakMap<Field, Weighed>()
const tables = new WeakMap<Field, readonly Finish[]>()

function weighOnce(field: Field): Weighed {
  const found = weighings.get(field) ?? weigh(field)
  weighings.set(field, found)
  return found
}

/** Refuses (RangeError) riders who stand in no line or in two. */
function weigh({ riders, lines }: Field): Weighed {
  const placeOf = new Map<number, { readonly line: number; readonly place: number; readonly length: number }>()
  for (const [line, members] of lines.entries())
    for (const [place, number] of members.entries()) placeOf.set(number, { line, place, length: members.length })
  const total = lines.reduce((sum, { length }) => sum + length, 0)
  const places = riders.map(({ number }) => {
    const found = placeOf.get(number)
    if (!found || total !== riders.length) throw new RangeError('every rider stands in exactly one line')
    return found
  })
  const weights = riders.map(({ strength }, at) => {
    const { place = 0, length = 1 } = places[at] ?? {}
    const leads = length === 1 ? ofLeader.alone : length === 2 ? ofLeader.ofTwo : ofLeader.ofMore
    return Math.exp(strength) * (place === 0 ? leads : (ofFollowers[place - 1] ?? ofFollowers[2]))
  })
  const pulls = places.map((one) =>
    places.map((other) => {
      if (one.line !== other.line) return 1
      return Math.abs(one.place - other.place) === 1 ? nextInLine : sameLine
    }),
  )
  return { numbers: riders.map(({ number }) => number), weights, pulls }
}

/** The chances of each rider to take the next place, in the order of `numbers`; 0 of those who are placed. `placed` are places in `numbers`. */
function chancesOfNext({ weights, pulls }: Weighed, placed: readonly number[]): readonly number[] {
  const open = weights.map((weight, at) =>
    placed.includes(at) ? 0 : weight * placed.reduce((most, before) => Math.max(most, pulls[before]?.[at] ?? 1), 1),
  )
  const total = open.reduce((sum, weight) => sum + weight, 0)
  return open.map((weight) => weight / total)
}

/**
 * The chance of every order of the first three, exactly: 504 of nine riders. The first is drawn by weight, e to the strength times the factor of the place in the line. Each next place is drawn by
 * weight among those left, where the rider directly before or behind a placed one in a line counts 3.2 times, another rider of that line 1.7 times (Plackett 1975 and Luce 1959, with weights that
 * depend on who is placed). The chances sum to 1. Refuses (RangeError) fewer than three riders, and riders who stand in no line or in two.
 */
export function finishTable(field: Field): readonly Finish[] {
  const table = tables.get(field) ?? tableOf(weighOnce(field))
  tables.set(field, table)
  return table
}

function tableOf(weighed: Weighed): readonly Finish[] {
  const { numbers } = weighed
  if (numbers.length < 3) throw new RangeError('three riders at least')
  const table: Finish[] = []
  const firsts = chancesOfNext(weighed, [])
  for (const [first, chanceOfFirst] of firsts.entries()) {
    const seconds = chancesOfNext(weighed, [first])
    for (const [second, chanceOfSecond] of seconds.entries()) {
      if (second === first) continue
      const thirds = chancesOfNext(weighed, [first, second])
      for (const [third, chanceOfThird] of thirds.entries()) {
        if (third === first || third === second) continue
        const order = [numbers[first] ?? 0, numbers[second] ?? 0, numbers[third] ?? 0] as const
        table.push({ order, chance: chanceOfFirst * chanceOfSecond * chanceOfThird })
      }
    }
  }
  return table
}

/** The chances of each rider to take the place after these, by number: the rule that the table is made of, for the places behind it. */
export function nextChances(field: Field, order: readonly number[]): ReadonlyMap<number, number> {
  const weighed = weighOnce(field)
  const placed = order.map((number) => weighed.numbers.indexOf(number))
  const chances = chancesOfNext(weighed, placed)
  return new Map(weighed.numbers.map((number, at) => [number, chances[at] ?? 0]))
}

/** The field without riders who do not start: a line closes up. */
export function withoutRiders({ riders, lines }: Field, gone: readonly number[]): Field {
  return {
    riders: riders.filter(({ number }) => !gone.includes(number)),
    lines: lines.map((line) => line.filter((number) => !gone.includes(number))).filter(({ length }) => length > 0),
  }
}
