import type { Names } from '../page/api.ts'
import type { Route } from '../page/route.ts'
import { useEventNames, useMoney, useName, useOdds, useText } from '../page/text.ts'
import { useStatusName } from '../score/phase.ts'
import { type Bet, type Occasion, unitOf } from './occasions.ts'
import { noticesText } from './text.ts'

interface Notice {
  /** The news, with its figures. */
  readonly text: string
  /** The match or the bet, or where a limit is set. */
  readonly about: string
  /** Null: the site has its page. */
  readonly to: Route | null
}

/** Returns the words of an occasion, in one line, and the page that it leads to. */
export function useNotice(): (occasion: Occasion) => Notice {
  const t = useText(noticesText)
  const odds = useOdds()
  const nameOf = useName()
  const money = useMoney()
  const statusName = useStatusName()
  const { ofEvent, ofOutcome } = useEventNames()
  const ofSelection = (selection: string, names: { event: Names; outcome: Names }) =>
    ofOutcome(names.outcome, { selection, event: names.event })

  function titleOf({ legs: [only, ...more] }: Bet): string {
    if (!only || more.length > 0) return t('legs', { legs: more.length + 1 })
    return ofSelection(only.selection, only.names)
  }

  const ofMatch = (occasion: Extract<Occasion, { kind: 'goal' | 'end' }>): Notice => {
    const { match, score } = occasion
    const figures = score ? ` ${score.home}–${score.away}` : ''
    const to: Route = { page: 'event', event: match.event }
    const about = ofEvent(match.name)
    if (occasion.kind === 'goal') {
      const unit = (match.sport && unitOf[match.sport]) ?? 'points'
      return { text: t(occasion.isCorrected ? 'corrected' : `goal.${unit}`) + figures, about, to }
    }
    const isPlayed = occasion.status === 'ended' || occasion.status === 'closed'
    return { text: isPlayed ? t('ended') + figures : statusName(occasion.status), about, to }
  }

  function resultOf({ status, paid, stake }: Bet): string {
    const amounts = { paid: money(paid), stake: money(stake) }
    if (status === 'WON') return t('won', amounts)
    if (status === 'LOST') return t('lost', amounts)
    if (status === 'HALF_WON_HALF_PUSHED') return t('halfWon', amounts)
    return t(status === 'HALF_LOST_HALF_PUSHED' ? 'halfLost' : 'returned', amounts)
  }

  return (occasion) => {
    switch (occasion.kind) {
      case 'goal':
      case 'end':
        return ofMatch(occasion)
      case 'bet': {
        const { bet, isCorrected } = occasion
        const text = isCorrected ? t('resettled', { text: resultOf(bet) }) : resultOf(bet)
        return { text, about: titleOf(bet), to: { page: 'bet', bet: bet.id } }
      }
      case 'rule': {
        const { bet, taken } = occasion
        return { text: t('rule', { taken: money(taken) }), about: titleOf(bet), to: { page: 'bet', bet: bet.id } }
      }
      case 'limit': {
        const { limitType, periodDays, amount } = occasion.limit
        const days = t(periodDays === 1 ? 'days.1' : 'days.other', { days: periodDays })
        return { text: t(`limit.${limitType}`, { days, amount: money(amount) }), about: t('limits'), to: null }
      }
      case 'alert': {
        const { alert, price } = occasion
        const { selection, event, names } = alert
        const named = { outcome: ofSelection(selection, names), market: nameOf(names.market) }
        const text = price === null ? t('closed', named) : t('reached', { ...named, price: odds(price) })
        const part = selection.split('/')[1]?.split('|')[0] ?? ''
        return { text, about: ofEvent(names.event), to: { page: 'event', event, part } }
      }
    }
  }
}
