import { Money } from '../../page/amounts/Money.tsx'
import { shellText } from '../../page/text.ts'
import { useText } from '../../page/use-text.ts'
import { balanceOf, usePockets } from '../../player/balance.ts'

/** The balance by pocket, without empty bonus pockets. */
export function MenuBalance() {
  const t = useText(shellText)
  const pockets = usePockets()
  const { cash, bonus, total } = pockets ? balanceOf(pockets) : nothing
  const { crpBalance = 0, drpBalance = 0, wrpBalance = 0, freebetBalance = 0 } = pockets ?? {}
  const underBonus = [
    { name: 'tiedDeposit', amount: drpBalance },
    { name: 'winnings', amount: wrpBalance },
    { name: 'bonusMoney', amount: crpBalance - freebetBalance },
  ] as const
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-1 text-sm">
      <Row name={t('cash')} amount={pockets && cash} />
      {underBonus.map(({ name, amount }) => amount > 0 && <Row key={name} name={t(name)} amount={amount} part />)}
      <Row name={t('bonus')} amount={pockets && bonus} />
      {freebetBalance > 0 && <Row name={t('freebets')} amount={freebetBalance} />}
      {total > cash && <Row name={t('total')} amount={total} />}
    </dl>
  )
}

const nothing = { cash: 0, bonus: 0, total: 0 }

function Row({ name, amount, part }: { name: string; amount: number | undefined; part?: true }) {
  return (
    <>
      <dt className={part ? 'pl-4 text-ink-soft' : 'text-ink-soft'}>{name}</dt>
      <dd className="text-end">{amount !== undefined && <Money amount={amount} />}</dd>
    </>
  )
}
