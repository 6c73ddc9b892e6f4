import type { Sort } from './market.ts'

/** All cases stay possible until the end: margins, odd and even, winners. */
function anyOf(size: number, reads: Sort['reads'], caseOf: Sort['caseOf']): Sort {
  const all = Array.from({ length: size }, (_, index) => index)
  return { size, reads, caseOf, open: () => all }
}

/** Cases in an order that growing counts never walk back: totals, both to score, clean sheets. */
function growing(size: number, reads: Sort['reads'], caseOf: Sort['caseOf']): Sort {
  const from = Array.from({ length: size }, (_, low) => Array.from({ length: size - low }, (_, index) => low + index))
  return { size, reads, caseOf, open: (home, away) => from[caseOf(home, away)] ?? [] }
}

/** 0 home ahead, 1 level, 2 away ahead; `start` moves home by so many goals beforehand. */
export function ahead(start = 0): Sort {
  return anyOf(3, 'lead', (home, away) => {
    const margin = home - away + start
    return margin > 0 ? 0 : margin === 0 ? 1 : 2
  })
}

/** Compares a difference in quarters with zero: 0 won, 1 half won, 2 level, 3 half lost, 4 lost, seen from above. */
function byQuarters(difference: number): number {
  return difference >= 0.5 ? 0 : difference > 0 ? 1 : difference === 0 ? 2 : difference > -0.5 ? 3 : 4
}

/** The Asian handicap `hcp` added to home, a multiple of a quarter: 0 home wins … 4 away wins. */
export function asianHandicap(hcp: number): Sort {
  return anyOf(5, 'lead', (home, away) => byQuarters(home - away + hcp))
}

type Count = 'both' | 'home' | 'away'
const counted: Readonly<Record<Count, (home: number, away: number) => number>> = {
  both: (home, away) => home + away,
  home: (home) => home,
  away: (_, away) => away,
}

/** A count beside a line that is a multiple of a quarter: 0 under … 4 over. */
export function overUnder(line: number, count: Count): Sort {
  const of = counted[count]
  return growing(5, count, (home, away) => 4 - byQuarters(of(home, away) - line))
}

/** The count itself, everything from `top` on as one case. */
export function exactCount(top: number, count: Count): Sort {
  const of = counted[count]
  return growing(top + 1, count, (home, away) => Math.min(top, of(home, away)))
}

/** Counts of a player, home the count and away 1 for one who took part: 0 took no part, then the cases of `sort`, which reads home, one further on. */
export function ifPlayed(sort: Sort): Sort {
  const isAbsent = (home: number, away: number) => home === 0 && away === 0
  return {
    size: sort.size + 1,
    reads: 'pair',
    caseOf: (home, away) => (isAbsent(home, away) ? 0 : 1 + sort.caseOf(home, 0)),
    open: (home, away) => {
      const played = sort.open(home, 0).map((index) => index + 1)
      return isAbsent(home, away) ? [0, ...played] : played
    },
  }
}

/** 0 even, 1 odd; a count of 0 is even. */
export function parity(count: Count): Sort {
  const of = counted[count]
  return anyOf(2, count, (home, away) => of(home, away) % 2)
}

/** 0 nobody, 1 only home, 2 only away, 3 both. */
export function whoScored(): Sort {
  const open = [[0, 1, 2, 3], [1, 3], [2, 3], [3]]
  const caseOf = (home: number, away: number) => (home > 0 ? 1 : 0) + (away > 0 ? 2 : 0)
  return { size: 4, reads: 'pair', caseOf, open: (home, away) => open[caseOf(home, away)] ?? [] }
}

/** 0 the side has not conceded and does not lead, 1 it leads without having conceded, 2 it has conceded. */
export function toNil(side: 'home' | 'away'): Sort {
  return growing(3, 'pair', (home, away) => {
    const [own, other] = side === 'home' ? [home, away] : [away, home]
    return other > 0 ? 2 : own > 0 ? 1 : 0
  })
}

/** Each of `scores` a case of its own, and one more for every other score. */
export function exactScore(scores: readonly (readonly [number, number])[]): Sort {
  const index = new Map(scores.map(([home, away], place) => [home * 1000 + away, place]))
  return {
    size: scores.length + 1,
    reads: 'pair',
    caseOf: (home, away) => index.get(home * 1000 + away) ?? scores.length,
    open: (home, away) => [
      ...scores.flatMap((score, place) => (score[0] >= home && score[1] >= away ? [place] : [])),
      scores.length,
    ],
  }
}

/** The winning margin: 0 level, then home by `steps[0]`, by more …, then away alike; a step is the smallest margin of its case. */
export function margins(steps: readonly number[]): Sort {
  const stepOf = (margin: number) => steps.filter((step) => margin >= step).length
  return anyOf(2 * steps.length + 1, 'lead', (home, away) =>
    home === away ? 0 : home > away ? stepOf(home - away) : steps.length + stepOf(away - home),
  )
}

/** The code of the winner: 0 nobody has won, then home's codes from 1 to `top` and one more for any other, then away's. A code of `top` + 1 is any other. */
export function winnersCode(top: number): Sort {
  return anyOf(3 + 2 * top, 'pair', (home, away) =>
    home > 0 ? Math.min(home, top + 1) : away > 0 ? top + 1 + Math.min(away, top + 1) : 0,
  )
}

/** Both numbers as they are, each up to `top`: for scopes that carry codes, such as how an event was won. */
export function codes(top: number): Sort {
  const width = top + 1
  return {
    size: width * width,
    reads: 'pair',
    caseOf: (home, away) => Math.min(home, top) * width + Math.min(away, top),
    open: (home, away) =>
      Array.from({ length: width * width }, (_, index) => index).filter(
        (index) => Math.floor(index / width) >= Math.min(home, top) && index % width >= Math.min(away, top),
      ),
  }
}
