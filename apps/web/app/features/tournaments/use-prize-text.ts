import type { Tournament, TournamentPrize } from '@andon/contract/player-api/tournaments'
import type { Currency } from '@andon/money'
import { moneyFormat } from '@andon/money'
import { usePage } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import { tournamentText } from './text.ts'

/** Returns the prize of a place in words. */
export function usePrizeText(currency: Currency): (prize: TournamentPrize) => string {
  const t = useText(tournamentText)
  const { language } = usePage()
  const money = moneyFormat(currency, language)
  return ({ kind, amount }) => {
    switch (kind) {
      case 'cash':
        return money(amount)
      case 'bonus':
        return t('bonus', { amount: money(amount) })
      case 'freeSpins':
        return t('freeSpins', { count: amount })
    }
  }
}

const millionths = 1_000_000

/** A score as players read it: points, a multiple, rounds in a row or money. */
export function useScoreText({
  scoring,
  currency,
}: Pick<Tournament, 'scoring' | 'currency'>): (score: number) => string {
  const t = useText(tournamentText)
  const { language } = usePage()
  const whole = new Intl.NumberFormat(language)
  const multiple = new Intl.NumberFormat(language, { maximumFractionDigits: 2 })
  return (score) => {
    switch (scoring.method) {
      case 'fair':
      case 'tips':
        return t('score.fair', { score: whole.format(score) })
      case 'bestMultiple':
      case 'sumOfMultiples':
        return t('score.multiple', { score: multiple.format(score / millionths) })
      case 'streak':
        return t('score.streak', { count: whole.format(score) })
      case 'chips':
        return t('chips', { count: score })
      case 'turnover':
        return moneyFormat(currency, language)(score)
    }
  }
}
