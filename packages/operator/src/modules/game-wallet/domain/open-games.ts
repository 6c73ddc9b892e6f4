/** Casino games that a player may have open at once, over all suppliers, sites and devices. */
export const openGamesMost = 4

export interface OpenGame {
  /** One of its rounds is open. */
  readonly inRound: boolean
}

/** The games to end before one more can open; null: too many are in a round. `open`: oldest first. */
export function gamesToClose<Game extends OpenGame>(open: readonly Game[]): readonly Game[] | null {
  const surplus = open.length - openGamesMost + 1
  if (surplus <= 0) return []
  const idle = open.filter((game) => !game.inRound)
  return idle.length >= surplus ? idle.slice(0, surplus) : null
}
