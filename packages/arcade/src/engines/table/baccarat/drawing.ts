/** Points of a card, by the place of its rank: ace 1, tens and court cards 0. */
export function pointsOf(rank: number): number {
  return rank < 9 ? rank + 1 : 0
}

/** Points of a hand: the last digit of the sum. */
export function totalOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) % 10
}

/** With 8 or 9 points in two cards on either side nobody draws. */
export function isNatural(total: number): boolean {
  return total >= 8
}

/** True if the player draws a third card. */
export function playerDraws(total: number): boolean {
  return total <= 5
}

/** True if the banker draws. `playerThird`: the points of the player's third card; null where the player stands. */
export function bankerDraws(total: number, playerThird: number | null): boolean {
  if (playerThird === null) return total <= 5
  switch (total) {
    case 0:
    case 1:
    case 2:
      return true
    case 3:
      return playerThird !== 8
    case 4:
      return playerThird >= 2 && playerThird <= 7
    case 5:
      return playerThird >= 4 && playerThird <= 7
    case 6:
      return playerThird === 6 || playerThird === 7
    default:
      return false
  }
}
