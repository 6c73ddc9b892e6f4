import { moneyFormat } from '@andon/money'
import { usePage } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import { jackpotText } from './text.ts'
import { useJackpots } from './use-jackpots.ts'

/** The note on the tile of a game that feeds a jackpot: the highest Grand that it can win now. Suspends for the texts. */
export function useJackpotNotes(): (gameCode: string) => string | undefined {
  const t = useText(jackpotText)
  const { language } = usePage()
  const { data = [] } = useJackpots()
  return (gameCode) => {
    const own = data.filter(({ level, games }) => level === 'GRAND' && games.includes(gameCode))
    const most = own.toSorted((a, b) => b.amount - a.amount)[0]
    return most && t('tile', { amount: moneyFormat(most.currency, language)(most.amount) })
  }
}
