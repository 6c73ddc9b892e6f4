// How crash plays, from its rules as data.

export const isOf = (rules) => rules.mechanic === 'crash'

/**
 * X = floor(100 × return ÷ U) in hundredths, with U a real number from 0 to 1 whose binary digits come 32 at a time, until every U that is still possible has the same X. Below
 * 100 the round ends at once; the greatest multiple stands for all from there on.
 */
function bustPoint({ return: share, mostHundredths }, draw) {
  let [digits, parts] = [0n, 1n]
  const pointOf = (digit) => {
    if (digit === 0n) return mostHundredths
    const point = (100n * BigInt(share.numerator) * parts) / (BigInt(share.denominator) * digit)
    return point < 100n ? 0 : Number(point > BigInt(mostHundredths) ? mostHundredths : point)
  }
  do {
    digits = digits * 2n ** 32n + BigInt(draw(2 ** 32))
    parts *= 2n ** 32n
  } while (pointOf(digits) !== pointOf(digits + 1n))
  return pointOf(digits)
}

/** Hundredths after each step of the curve, from the start to the greatest multiple. */
function multipliers({ curve, mostHundredths }) {
  const unit = BigInt(curve.unitsPerHundredth)
  const steps = []
  for (let units = 100n * unit; units < BigInt(mostHundredths) * unit; ) {
    steps.push(Number(units / unit))
    units += (units * BigInt(curve.growth.numerator)) / BigInt(curve.growth.denominator)
  }
  return [...steps, mostHundredths]
}

/** Crash: a bet leaves at its first cash-out, with the multiplier of that instant, or by itself at `auto`; the bust takes those that are still in. */
export function play(rules, { draw, stake, choice, actions }) {
  const { auto = rules.mostHundredths, ...more } = choice ?? {}
  const isOffered =
    Number.isInteger(auto) &&
    (choice?.auto === undefined || auto >= rules.leastAutoHundredths) &&
    auto <= rules.mostHundredths
  const isAction = ({ type, atMs, ...rest }) =>
    type === 'cashOut' && Number.isFinite(atMs) && atMs >= 0 && Object.keys(rest).length === 0
  if (!isOffered || Object.keys(more).length > 0 || !actions.every(isAction)) return null
  const steps = multipliers(rules)
  const { stepMs } = rules.curve
  const instantOf = (hundredths) => steps.findIndex((step) => step >= hundredths) * stepMs
  const point = bustPoint(rules, draw)
  const endMs = point === 0 ? 0 : instantOf(Math.min(point + 1, rules.mostHundredths))
  const first = Math.min(...actions.map(({ atMs }) => atMs))
  const leaves =
    first < Math.min(instantOf(auto), endMs)
      ? { hundredths: steps[Math.floor(first / stepMs)], atMs: first, byAuto: false }
      : auto <= point
        ? { hundredths: auto, atMs: instantOf(auto), byAuto: true }
        : null
  const win = leaves ? Number((BigInt(stake) * BigInt(leaves.hundredths)) / 100n) : 0
  return {
    events: [
      ...(leaves ? [{ type: 'left', ...leaves, amount: win }] : []),
      { type: 'burst', hundredths: Math.max(point, 100), atMs: endMs },
      { type: 'roundEnd', amount: win },
    ],
    win,
  }
}
