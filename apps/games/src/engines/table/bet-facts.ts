import type { TableConfig } from '@andon/arcade/engines/table/index'
import type { Figures } from '../../shell/text/amounts.ts'
import { bestOf } from './pays.ts'

/** The figures of a table as texts have them, by sort of bet. */
export function betFacts(config: TableConfig, figures: Figures) {
  const { table, unit, bets, rtp, spots } = config
  const of = (sort: string) => {
    const found = bets?.[sort]
    if (!found) throw new Error(`${config.gameCode} has no bet ${sort}`)
    return found
  }
  const limits = (sort: string) => table?.bets[sort] ?? { least: unit, most: unit }
  return {
    /** In per cent. */
    rtp: (sort: string) => figures.share(of(sort).rtp.decimal),
    bestRtp: figures.share(rtp.decimal),
    /** Such as `36/37`. */
    fraction: (sort: string) => `${of(sort).rtp.numerator}/${of(sort).rtp.denominator}`,
    /** The average cost of 100 bets of `amount` (minor units), rounded up to a whole minor unit. */
    costOf: (sort: string, amount: number) => {
      const [numerator, denominator] = [BigInt(of(sort).rtp.numerator), BigInt(of(sort).rtp.denominator)]
      const cost = BigInt(amount * 100) * (denominator - numerator)
      return figures.amount(Number((cost + denominator - 1n) / denominator))
    },
    /** The sum of 100 such bets. */
    stakedOf: (amount: number) => figures.amount(amount * 100),
    /** The best return of a win, the bet included. */
    returns: (sort: string) => {
      const spot = spots.find((one) => one.sort === sort)
      return figures.multiple(spot ? bestOf(spot) : 0)
    },
    hit: (sort: string) => figures.share(of(sort).hitFrequency.decimal),
    /** One in so many rounds. */
    oneIn: (sort: string) => figures.roundsPerHit(of(sort).hitFrequency.decimal),
    chip: figures.amount(table?.chips[0] ?? unit),
    least: (sort: string) => figures.amount(limits(sort).least),
    most: (sort: string) => figures.amount(limits(sort).most),
  }
}
