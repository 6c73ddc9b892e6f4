import type { Currency } from '@andon/money'
import type { Stakes, Title } from './title.ts'

/**
 * The title with the stakes at which its greatest win of a round is at most `mostRoundWin` (minor units; null: no limit): what one round can cost the operator. A title may
 * be left without stakes: its rounds so far are still paid and verified, and it is offered to nobody.
 */
export function withinExposure(title: Title, mostRoundWin: number | null): Title {
  if (mostRoundWin === null) return title
  const { numerator, denominator } = title.current.figures.topAward.multiple
  const isWithin = (stake: number) => BigInt(stake) * numerator <= BigInt(mostRoundWin) * denominator
  const limited = ({ stakes: all, defaultStake }: Stakes): Stakes => {
    const stakes = all.filter(isWithin)
    return { stakes, defaultStake: Math.min(defaultStake, stakes.at(-1) ?? defaultStake) }
  }
  const stakesIn = Object.fromEntries(
    Object.entries(title.stakesIn).map(([currency, stakes]) => [currency, limited(stakes)]),
  ) as Record<Currency, Stakes> // the same keys
  return { ...title, stakesIn }
}
