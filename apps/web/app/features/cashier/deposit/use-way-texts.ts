import { useMoney } from '../../../page/amounts/Money.tsx'
import { useText } from '../../../page/use-text.ts'
import { cashierText } from '../text.ts'
import type { Way } from './ways.ts'

/** A way to pay in words: its name, and a line below it. */
export function useWayTexts() {
  const t = useText(cashierText)
  const money = useMoney()
  const name = (way: Way): string => {
    switch (way.kind) {
      case 'savedCard':
        return t('savedCard', { brand: t(`brand.${way.card.brand}`), last4: way.card.last4 })
      case 'newCard':
        return t('newCard')
      case 'hosted':
        return t('hostedPage')
      case 'savedWallet':
        return `${t('method.PAPERWALLET')} ${way.label}`
      case 'wallet':
      case 'voucher':
      case 'transfer':
        return t(`method.${way.paymentMethod}`)
    }
  }
  const note = (way: Way): string => {
    if (way.kind !== 'savedCard') return t('methodRange', { min: money(way.min), max: money(way.max) })
    const { expiryMonth, expiryYear } = way.card
    return t('savedCardEnds', {
      month: String(expiryMonth).padStart(2, '0'),
      year: String(expiryYear % 100).padStart(2, '0'),
    })
  }
  return { name, note, range: ({ min, max }: Way) => t('methodOutOfRange', { min: money(min), max: money(max) }) }
}
