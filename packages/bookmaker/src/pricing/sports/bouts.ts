import { type Match, winMethods } from '../../markets/match.ts'
import type { Scope } from '../../markets/scope.ts'
import { tallyOf } from '../../markets/tally.ts'
import { type Chances, certain, type Distribution, listed, oneByOne } from '../distribution.ts'

/** A bout of MMA: the chance that home wins, the chance that a round ends it, and the share of knockouts among finishes. */
export interface BoutRates {
  readonly win: number
  readonly finish: number
  readonly knockouts: number
}

/** Finishes of recent years of the largest promotion: about a quarter of the bouts end in each round, six in ten of the finishes by a knockout; one decision in 120 is a draw. */
export const usualBout = { finish: 0.24, knockouts: 0.6 } as const
const drawnDecisions = 1 / 120

/** The length of a round of MMA. */
export const roundSeconds = 300

/**
 * Chances of MMA: in every round a finish comes with the same chance (competing risks with constant hazards), less of it as the clock of the round runs, shared between the fighters as the whole bout is;
 * what lasts to the end goes to the judges. The winner by ratings: `eloExpectation` turns a difference of them into the chance.
 */
export function boutChances(match: Match, { win, finish, knockouts }: BoutRates): Chances {
  const rounds = match.bestOf ?? 3
  const gone = match.periods.filter(({ ended }) => ended).length

  function atoms(value: (method: (typeof winMethods)[number], round: number) => number): Distribution {
    const list: [number, number, number][] = []
    const put = (p: number, method: (typeof winMethods)[number], round: number) => {
      list.push([p * win, value(method, round), 0], [p * (1 - win), 0, value(method, round)])
    }
    let left = 1
    for (let round = gone + 1; round <= rounds; round++) {
      const here = finishFrom(finish, shareOfRound(match, round))
      put(left * here * knockouts, 'knockout', round)
      put(left * here * (1 - knockouts), 'submission', round)
      left *= 1 - here
    }
    put(left * (1 - drawnDecisions), 'points', rounds)
    list.push([left * drawnDecisions, 0, 0])
    return listed(list)
  }

  function one(scope: Scope): Distribution | null {
    const tally = tallyOf(match, scope)
    if (tally?.state === 'final') return certain(tally.home, tally.away)
    if (scope === 'winner') return atoms(() => 1)
    if (scope === 'method') return atoms((method) => winMethods.indexOf(method) + 1)
    if (scope === 'ended') return atoms((_, round) => round)
    if (scope === 'rounds')
      return roundsOf(
        atoms((_, round) => round),
        rounds,
      )
    return null
  }

  return oneByOne(one)
}

/** The share of a round that has been fought; nothing where no clock is recorded. */
function shareOfRound({ clockSeconds, periods }: Match, round: number): number {
  if (clockSeconds === null || periods.length !== round) return 0
  return Math.min(1, Math.max(0, clockSeconds / roundSeconds - (round - 1)))
}

/** The chance that the rest of a round ends the bout: an end comes at any of its seconds alike. */
const finishFrom = (finish: number, share: number) => (finish * (1 - share)) / (1 - finish * share)

/** The round each end falls in, on home's side; a draw comes after the last. */
function roundsOf({ p, home, away }: Distribution, last: number): Distribution {
  const [ours, theirs] = [home[0] ?? [], away[0] ?? []]
  return listed(Array.from(p, (chance, atom) => [chance, Math.max(ours[atom] ?? 0, theirs[atom] ?? 0) || last, 0]))
}
