import type { BonusTerms } from '@andon/contract/bonus-terms'
import { useMoney } from '../../page/Money.tsx'
import { useText } from '../../page/use-text.ts'
import { type XrayKey, xrayText } from './text.ts'

type Fate = 'returned' | 'lost' | 'cash' | 'capped'
interface Row {
  readonly pocket: 'deposit' | 'bonus' | 'winnings'
  readonly stop: Fate
  readonly met: Fate
}

/** What happens to each kind of money at either end of a bonus: the words are the figures, the marks beside them the picture. */
export function MoneyFates({ terms }: { terms: BonusTerms }) {
  const t = useText(xrayText)
  const money = useMoney()
  const rows = fatesOf(terms)
  if (rows.length === 0) return null
  const words = (fate: Fate) => t(`fate.${fate}` satisfies XrayKey, { max: money(terms.maxConversion ?? 0) })
  return (
    <table className="xray-table xray-fates">
      <caption className="font-bold">{t('yen')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('pocket')}</th>
          <th scope="col">{t('stop')}</th>
          <th scope="col">{t('met')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ pocket, stop, met }) => (
          <tr key={pocket}>
            <th scope="row">
              <span className="xray-pocket" data-pocket={pocket} aria-hidden="true" />
              {t(`pocket.${pocket}`)}
            </th>
            <td data-fate={stop}>{words(stop)}</td>
            <td data-fate={met}>{words(met)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** None for a bonus without wagering: it is cash at once. */
function fatesOf({ reward, wagering, maxConversion }: BonusTerms): readonly Row[] {
  if (wagering.times === 0) return []
  const met = maxConversion === null ? 'cash' : 'capped'
  return [
    ...(reward.kind === 'deposit-match' ? [{ pocket: 'deposit', stop: 'returned', met: 'cash' } as const] : []),
    ...(reward.kind === 'free-spins' ? [] : [{ pocket: 'bonus', stop: 'lost', met } as const]),
    { pocket: 'winnings', stop: 'lost', met },
  ]
}
