// How a money wheel plays, from its rules as data.
import { settle } from './layout.mjs'

export const isOf = ({ mechanic }) => mechanic === 'wheel'

export const play = (rules, round) => settle(moneyWheel(rules, round.draw), round)

/** A segment after the other until one is no multiplier; after the most multipliers of a round they are left out. Every product is named `ox*12`. */
function moneyWheel({ segments, prizes, multipliers, mostMultipliers }, draw) {
  const all = segments.map((id, place) => ({ id, face: `${place}-${id}` }))
  const factorOf = (id) => (Object.hasOwn(multipliers, id) ? multipliers[id] : null)
  const drawn = []
  let product = 1
  for (let prize = null; prize === null; ) {
    const isLast = drawn.length === mostMultipliers
    const offered = isLast ? all.filter(({ id }) => factorOf(id) === null) : all
    const { id, face } = offered[draw(offered.length)]
    drawn.push({ id, face })
    if (factorOf(id) === null) prize = id
    else product *= factorOf(id)
  }
  const factors = Object.values(multipliers)
  const products = new Set([1])
  for (let more = 0; more < mostMultipliers; more++)
    for (const one of [...products]) for (const factor of factors) products.add(one * factor)
  return {
    spots: prizes.flatMap(({ spots, returns: prize }) => {
      const [up, down = 1] = prize.split('/').map(Number)
      return spots.map((id) => ({
        id,
        pays: [...products].map((times) => ({ on: [`${id}*${times}`], up: up * times, down })),
      }))
    }),
    drawn: drawn.map(({ face }) => ({ to: 'wheel', face })),
    facts: [drawn.at(-1).id, `${drawn.at(-1).id}*${product}`],
  }
}
