/** Chances of the first places among many entrants. */

/**
 * The chance of each entrant to finish in the first `places` (1 … 3), where `win` are the chances to win and sum to 1: Harville 1973, "Assigning probabilities to the outcomes of
 * multi-entry competitions" (who comes next is drawn from those who are left by the same chances). Refuses (RangeError) other numbers of places.
 */
export function topChances(win: readonly number[], places: number): readonly number[] {
  if (![1, 2, 3].includes(places)) throw new RangeError(`places from 1 to 3, not ${places}`)
  const chances = win.map(() => 0)
  const draw = (taken: readonly number[], chance: number, left: number) => {
    for (const entrant of taken) chances[entrant] = (chances[entrant] ?? 0) + (taken.length === places ? chance : 0)
    if (taken.length === places) return
    win.forEach((own, entrant) => {
      if (taken.includes(entrant) || own <= 0) return
      draw([...taken, entrant], (chance * own) / left, left - own)
    })
  }
  draw([], 1, 1)
  return chances
}

/** A match still to be played, as chances of home, draw and away. */
export interface Fixture {
  readonly home: string
  readonly away: string
  readonly chances: readonly [number, number, number]
}

/**
 * The chance of every team to finish in the first `places` of a league (three points for a win) by playing out the matches to come `runs` times; level teams share the place by lot.
 * `points` are those so far; `random` gives numbers from 0 to 1.
 */
export function leagueChances(
  points: ReadonlyMap<string, number>,
  fixtures: readonly Fixture[],
  { places, runs, random }: { readonly places: number; readonly runs: number; readonly random: () => number },
): ReadonlyMap<string, number> {
  const counts = new Map([...points.keys()].map((team) => [team, 0]))
  for (let run = 0; run < runs; run++) {
    const table = new Map(points)
    for (const { home, away, chances } of fixtures) {
      const at = random()
      const [one, other] = at < chances[0] ? [3, 0] : at < chances[0] + chances[1] ? [1, 1] : [0, 3]
      table.set(home, (table.get(home) ?? 0) + one)
      table.set(away, (table.get(away) ?? 0) + other)
    }
    const order = [...table]
      .map(([team, total]) => ({ team, rank: total + random() / 2 }))
      .toSorted((one, other) => other.rank - one.rank)
    for (const { team } of order.slice(0, places)) counts.set(team, (counts.get(team) ?? 0) + 1)
  }
  return new Map([...counts].map(([team, count]) => [team, count / runs]))
}
