import { type Currency, moneyFormat } from '@andon/money'
import { usePage } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import { jackpotText } from './text.ts'

/** Odds are stated for a round of this stake, in minor units. */
export const statedStake = 100

/** How many yen are staked for one win, of odds as the wire has them: "1 : 2,500,000". */
export const unitsOf = (odds: string): number => Number(odds.replace(/^1 : /, '').replaceAll(',', ''))

/** Says fixed odds, of one unit of stake, for the stated stake and for one. */
export function useFixedOdds(currency: Currency): (oneIn: number) => string {
  const t = useText(jackpotText)
  const { language } = usePage()
  const { format } = new Intl.NumberFormat(language, { maximumFractionDigits: 1 })
  const stake = moneyFormat(currency, language)(statedStake)
  return (oneIn) => t('game.chancePerUnit', { units: format(oneIn), rounds: format(oneIn / statedStake), stake })
}
