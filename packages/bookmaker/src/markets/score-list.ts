/** All scores up to `top` goals each, in the order of the feed's correct score market: away 0 first, home counting up. */
export function scoreList(top: number): string[] {
  const goals = Array.from({ length: top + 1 }, (_, index) => index)
  return goals.flatMap((away) => goals.map((home) => `${home}:${away}`))
}
