import { Button } from '@andon/web-kit/Button'
import { Money } from '../../../page/amounts/Money.tsx'
import { usePath } from '../../../page/page-context.ts'
import { useText } from '../../../page/use-text.ts'
import { verificationPath } from '../links.ts'
import { cashierText } from '../text.ts'
import type { CashierData } from '../use-cashier.ts'
import { queryOf } from '../view.ts'
import { WithdrawalForm } from './WithdrawalForm.tsx'

/** The withdrawable amount, why the rest is not withdrawable, and what is required first. */
export function WithdrawalView({ data, onPayment }: { data: CashierData; onPayment: (transactionId: string) => void }) {
  const { neededForWithdrawal } = data.verification
  return (
    <div className="grid gap-6">
      <Withdrawable data={data} />
      {neededForWithdrawal ? (
        <VerificationFirst code={neededForWithdrawal} />
      ) : (
        <WithdrawalForm data={data} onPayment={onPayment} />
      )}
    </div>
  )
}

function Withdrawable({ data: { balance } }: { data: CashierData }) {
  const t = useText(cashierText)
  const path = usePath()
  return (
    <section className="grid gap-2" aria-label={t('withdrawable')}>
      <p className="text-ink-soft">{t('withdrawable')}</p>
      <p className="cashier-figure" data-testid="withdrawable">
        <Money amount={balance.withdrawable} />
      </p>
      <p className="field-hint">{t('onlyCash')}</p>
      {balance.tiedToBonus > 0 && (
        <p className="field-hint">
          <Money amount={balance.tiedToBonus} /> {t('tied')}{' '}
          <a className="text-link" href={path('/bonus-rules')}>
            {t('bonusRules')}
          </a>
        </p>
      )}
      {balance.held > 0 && (
        <p className="field-hint">
          <Money amount={balance.held} /> {t('held')}
        </p>
      )}
    </section>
  )
}

function VerificationFirst({ code }: { code: NonNullable<CashierData['verification']['neededForWithdrawal']> }) {
  const t = useText(cashierText)
  const path = usePath()
  const prevUrl = path(`/account/cashier${queryOf({ at: 'withdrawal' })}`)
  return (
    <section className="account-card" aria-label={t('proofFirst')}>
      <h3 className="heading-3">{t('proofFirst')}</h3>
      <p>{t(`proof.${code}`)}</p>
      <div>
        <Button kind="primary" href={`${path(verificationPath)}?${new URLSearchParams({ prevUrl })}`}>
          {t('prove')}
        </Button>
      </div>
    </section>
  )
}
