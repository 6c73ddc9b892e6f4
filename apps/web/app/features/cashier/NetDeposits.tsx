import { Skeleton } from '@andon/web-kit/Skeleton'
import { Money } from '../../page/amounts/Money.tsx'
import { useFormats } from '../../page/amounts/use-formats.ts'
import { useApi } from '../../page/services.tsx'
import { useQuery } from '../../page/use-query.ts'
import { useText } from '../../page/use-text.ts'
import { LoadFailure } from '../account/LoadFailure.tsx'
import { cashierText } from './text.ts'
import { netDepositsKey } from './use-cashier.ts'

/** Deposits, withdrawals and their difference, over periods that end now. */
export function NetDeposits() {
  const t = useText(cashierText)
  const api = useApi()
  const formats = useFormats()
  const { data, error, refetch } = useQuery({
    queryKey: netDepositsKey,
    queryFn: () => api.cashier.getUserNetDepositSummary(),
  })
  if (!data) return error ? <LoadFailure again={refetch} /> : <Skeleton lines={6} />
  return (
    <div className="net-deposits">
      <p className="field-hint">{t('net.hint')}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('net.period')}</th>
            <th scope="col">{t('net.deposits')}</th>
            <th scope="col">{t('net.withdrawals')}</th>
            <th scope="col">{t('net.net')}</th>
          </tr>
        </thead>
        <tbody>
          {data.periods.map(({ period, deposits, withdrawals, net }) => (
            <tr key={period}>
              <th scope="row">{t(`net.${period}`)}</th>
              <td>
                <Money amount={deposits} />
              </td>
              <td>
                <Money amount={withdrawals} />
              </td>
              <td className="font-bold">
                <span className="money">{formats.signed(net)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
