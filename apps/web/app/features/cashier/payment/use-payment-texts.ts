import { useMoney } from '../../../page/amounts/Money.tsx'
import { useText } from '../../../page/use-text.ts'
import { cashierText } from '../text.ts'
import type { DepositPayment, Payment, WithdrawalPayment } from '../use-cashier.ts'
import { useDestinationName } from '../use-destination-name.ts'

type Tone = 'good' | 'waiting' | 'bad'
interface PaymentTexts {
  readonly title: string
  readonly text: string
  /** For a deposit with a bonus: whether the bonus was granted. */
  readonly bonus?: string
  readonly tone: Tone
}

/** The state of a payment: a heading, a sentence with the reason, and a tone. */
export function usePaymentTexts(): (payment: Payment) => PaymentTexts {
  const deposit = useDepositTexts()
  const withdrawal = useWithdrawalTexts()
  return (payment) => (payment.kind === 'deposit' ? deposit(payment) : withdrawal(payment))
}

function useDepositTexts(): (payment: DepositPayment) => PaymentTexts {
  const t = useText(cashierText)
  const money = useMoney()
  return ({ status, reason, received, amount, transfer, redirectUrl, bonus }) => {
    const pausedTexts = (why: NonNullable<typeof reason>): PaymentTexts => {
      const text = [t(`reason.${why}`), t('heldText', { amount: money(received ?? amount) })].join(t('sentenceGap'))
      return { title: t('heldTitle'), text, tone: 'waiting' }
    }
    const bonusText = ({ code, granted, amount: added, reason: missed }: NonNullable<typeof bonus>) => {
      if (!granted) return t(`bonusMissed.${missed ?? 'NOT_AVAILABLE'}`, { code })
      return added === undefined ? t('bonusGranted', { code }) : t('approvedBonus', { bonus: money(added), code })
    }
    switch (status) {
      case 'APPROVED':
        return {
          title: t('approvedTitle'),
          text: t('approvedText', { amount: money(received ?? amount) }),
          ...(bonus ? { bonus: bonusText(bonus) } : {}),
          tone: 'good',
        }
      case 'PENDING': {
        if (reason) return pausedTexts(reason)
        if (transfer) return { title: t('transferTitle'), text: t('transferText'), tone: 'waiting' }
        if (redirectUrl !== undefined) return { title: t('confirmTitle'), text: t('confirmText'), tone: 'waiting' }
        return { title: t('pendingTitle'), text: t('pendingText'), tone: 'waiting' }
      }
      case 'DECLINED':
        return { title: t('declinedTitle'), text: t(`reason.${reason ?? 'CARD_DECLINED'}`), tone: 'bad' }
      case 'CHARGED_BACK': {
        const text = t('chargedBackText', { amount: money(received ?? amount) })
        return { title: t('chargedBackTitle'), text, tone: 'bad' }
      }
    }
  }
}

function useWithdrawalTexts(): (payment: WithdrawalPayment) => PaymentTexts {
  const t = useText(cashierText)
  const money = useMoney()
  const nameOf = useDestinationName()
  return ({ status, amount, destination, reason, note }) => {
    const sum = { amount: money(amount), destination: nameOf(destination) }
    switch (status) {
      case 'REQUESTED':
        return { title: t('requestedTitle'), text: t('requestedText', sum), tone: 'waiting' }
      case 'APPROVED':
        return { title: t('releasedTitle'), text: t('releasedText', sum), tone: 'waiting' }
      case 'PAID':
        return { title: t('paidTitle'), text: t('paidText', sum), tone: 'good' }
      case 'REFUSED':
      case 'FAILED': {
        const why = note ?? (reason ? t(`reason.${reason}`) : '')
        const text = [why, t('returnedText', sum)].filter(Boolean).join(t('sentenceGap'))
        return { title: t(status === 'REFUSED' ? 'refusedTitle' : 'failedTitle'), text, tone: 'bad' }
      }
      case 'CANCELLED':
        return { title: t('cancelledTitle'), text: t('returnedText', sum), tone: 'good' }
    }
  }
}
