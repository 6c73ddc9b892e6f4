import type { Currency } from '@andon/money'
import { type Stakes, stakesUpTo } from './stakes.ts'
import type { Title } from './title.ts'

/**
 * The title with the stakes at which its greatest win of a round is at most `mostRoundWin` (minor units; null: no limit): what one round can cost the operator. A title may
 * be left without stakes: its rounds so far are still paid and verified, and it is offered to nobody.
 */
export function withinExposure(title: Title, mostRoundWin: number | null): Title {
  if (mostRoundWin === null) return title
  const { numerator, denominator } = title.current.figures.topAward.multiple
  const mostStake = Number((BigInt(mostRoundWin) * denominator) / numerator)
  const stakesIn = Object.fromEntries(
    Object.entries(title.stakesIn).map(([currency, stakes]) => [currency, stakesUpTo(stakes, mostStake)]),
  ) as Record<Currency, Stakes> // the same keys
  return { ...title, stakesIn }
}
