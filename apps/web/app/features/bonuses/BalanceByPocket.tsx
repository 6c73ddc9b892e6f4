import { Skeleton } from '@andon/web-kit/Skeleton'
import { Money } from '../../page/amounts/Money.tsx'
import { usePage } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import { balanceOf, usePockets } from '../../player/balance.ts'
import { bonusText } from './text.ts'

/** Every pocket, with the bonus balance and the total as sums. A brand without sports has no row for free bets, unless the player holds some. */
export function BalanceByPocket() {
  const t = useText(bonusText)
  const pockets = usePockets()
  const { flags } = usePage().site
  if (!pockets) return <Skeleton lines={6} />
  const { bonus, total, cash } = balanceOf(pockets)
  const { crpBalance, drpBalance, wrpBalance, freebetBalance } = pockets
  const withFreebets = flags.sports || freebetBalance > 0
  const rows = [
    { name: 'cash', amount: cash },
    { name: 'bonusMoney', amount: crpBalance - freebetBalance, part: true },
    { name: 'tiedDeposit', amount: drpBalance, part: true },
    { name: 'winnings', amount: wrpBalance, part: true },
    { name: 'bonusBalance', amount: bonus, sum: true },
    ...(withFreebets ? ([{ name: 'freebets', amount: freebetBalance }] as const) : []),
    { name: 'total', amount: total, sum: true },
  ] as const
  return (
    <dl className="pocket-list">
      {rows.map(({ name, amount, ...row }) => (
        <div key={name} data-part={'part' in row || undefined} data-sum={'sum' in row || undefined}>
          <dt>
            {t(name)}
            <span>{t(name === 'total' && !withFreebets ? 'totalNoteCasino' : `${name}Note`)}</span>
          </dt>
          <dd data-testid={`pocket-${name}`}>
            <Money amount={amount} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
