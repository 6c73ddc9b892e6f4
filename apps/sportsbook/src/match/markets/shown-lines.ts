import type { MarketView } from '../../page/api.ts'

type Line = Pick<MarketView, 'favourite' | 'outcomes'>
type NamedLine = Line & Pick<MarketView, 'key'>

const linesAtFirst = 3

/** The place of the line that is bet on most: the one its feed marks, else the one whose prices are most alike. */
export function favouriteAt(lines: readonly Line[]): number {
  const marked = lines.findIndex(({ favourite }) => favourite)
  if (marked >= 0) return marked
  const spreads = lines.map(spreadOf)
  return Math.max(0, spreads.indexOf(Math.min(...spreads)))
}

/** The lines that a market shows at first: of each player the favourite, of any other market three around it. */
export function firstLines<L extends NamedLine>(lines: readonly L[]): readonly L[] {
  if (!areOfPlayers(lines)) return linesAround(lines)
  const ofPlayers = Map.groupBy(lines, ({ key }) => playerOf(key))
  return [...ofPlayers.values()].flatMap((of) => of[favouriteAt(of)] ?? [])
}

/** True if each line is about one player. */
export const areOfPlayers = (lines: readonly Pick<MarketView, 'key'>[]): boolean =>
  lines.length > 0 && lines.every(({ key }) => playerOf(key) !== null)

/** The player in a key such as `921|player=…|total=14.5`; null without one. */
const playerOf = (key: string): string | null => /\|player=([^|]+)/.exec(key)?.[1] ?? null

/** Three lines with the favourite in their middle, or at an end where no line is left beyond it. */
export function linesAround<L extends Line>(lines: readonly L[]): readonly L[] {
  const from = Math.max(0, Math.min(favouriteAt(lines) - 1, lines.length - linesAtFirst))
  return lines.slice(from, from + linesAtFirst)
}

/** The highest price by the lowest; without limit where one is missing. */
function spreadOf({ outcomes }: Line): number {
  const prices = outcomes.flatMap(({ price }) => price ?? [])
  return prices.length < outcomes.length || prices.length < 2
    ? Number.POSITIVE_INFINITY
    : Math.max(...prices) / Math.min(...prices)
}
