/*
 * No set of bets at our prices on one event wins whatever happens. The proof is one set of chances for ways the event can end, under which no bet returns more than its stake on
 * average: a set of bets that wins in every one of those ways would return more on average under any chances. (By Farkas' lemma such chances exist exactly when no set of bets does.)
 * The ways are matches simulated from the state; their chances begin as simulated and are moved as little as needed, against each bet in turn that returns too much, until none does.
 * What is left out of the ways only makes the claim stronger.
 */

export interface Bet {
  readonly name: string
  /** The return of a stake of 1 in each of the simulated matches. */
  readonly returns: Float32Array
}

/** The chances of the proof; `worst` names a bet that still returns too much where the search finds none. */
export function chancesAgainst(bets: readonly Bet[], weights: Float64Array): { chances: Float64Array; worst: string } {
  const chances = weights.slice()
  let worst = ''
  for (let sweep = 0; sweep < 400; sweep++) {
    worst = ''
    for (const { name, returns } of bets) {
      let [mean, square] = [0, 0]
      for (let way = 0; way < chances.length; way++) {
        const part = (chances[way] as number) * (returns[way] as number)
        mean += part
        square += part * (returns[way] as number)
      }
      if (mean <= 1) continue
      worst = `${name} returns ${mean}`
      const tilt = (mean - 0.999) / Math.max(1e-6, square - mean * mean)
      let sum = 0
      for (let way = 0; way < chances.length; way++) {
        chances[way] = (chances[way] as number) * Math.exp(-tilt * ((returns[way] as number) - mean))
        sum += chances[way] as number
      }
      for (let way = 0; way < chances.length; way++) chances[way] = (chances[way] as number) / sum
    }
    if (worst === '') break
  }
  return { chances, worst }
}
