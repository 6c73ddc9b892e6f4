/** The two sides of a game by the colour of their marks, such as banker and player. */
export type RoadColour = 'red' | 'blue'

/** A hand as roads show it. */
export interface RoadResult {
  /** Null for a tie. */
  readonly winner: RoadColour | null
  /** Sides whose first two cards are a pair. */
  readonly pairs: readonly RoadColour[]
}

/** A won hand on the big road. */
export interface RoadEntry {
  readonly pairs: readonly RoadColour[]
  /** Ties since the entry, on the first one also those before it. */
  readonly ties: number
}

/** A run of hands that one side won, from its first hand to its last. */
export interface Streak {
  readonly colour: RoadColour
  readonly entries: readonly RoadEntry[]
}

export interface BigRoad {
  /** The logical columns: as deep as their streak is long, whatever a drawing of six rows makes of them. */
  readonly streaks: readonly Streak[]
  /** Ties that no entry has, because no side has won yet. */
  readonly tiesBefore: number
}

/** Wins of one side in a row share a column, and ties hang on the win before them: those at the very beginning on the first win. */
export function bigRoadOf(results: readonly RoadResult[]): BigRoad {
  const streaks: { colour: RoadColour; entries: { pairs: readonly RoadColour[]; ties: number }[] }[] = []
  let tiesBefore = 0
  for (const { winner, pairs } of results) {
    const last = streaks.at(-1)
    const entry = last?.entries.at(-1)
    if (winner === null) {
      if (entry) entry.ties += 1
      else tiesBefore += 1
      continue
    }
    if (last?.colour === winner) last.entries.push({ pairs, ties: 0 })
    else streaks.push({ colour: winner, entries: [{ pairs, ties: last ? 0 : tiesBefore }] })
  }
  return { streaks, tiesBefore: streaks.length > 0 ? 0 : tiesBefore }
}
