import type { BonusTerms } from '@andon/contract/bonus-terms'
import type { BonusPlay } from '@andon/money/bonus-odds'
import { useMoney } from '../../page/amounts/Money.tsx'
import { useText } from '../../page/use-text.ts'
import { FatesPicture } from './FatesPicture.tsx'
import { amountsOf, type Fate, fatesOf } from './fates.ts'
import { type XrayKey, xrayText } from './text.ts'

/** The fate of each kind of money at either end of a bonus: the picture has the amounts of a chosen play, the table the words. */
export function MoneyFates({ terms, play }: { terms: BonusTerms; play: BonusPlay | null }) {
  const t = useText(xrayText)
  const money = useMoney()
  const rows = fatesOf(terms)
  if (rows.length === 0) return null
  const words = (fate: Fate) => t(`fate.${fate}` satisfies XrayKey, { max: money(terms.maxConversion ?? 0) })
  return (
    <>
      <p className="font-bold" aria-hidden="true">
        {t('yen')}
      </p>
      <FatesPicture rows={rows} amounts={amountsOf(play)} />
      <table className="xray-table xray-fates">
        <caption className="sr-only">{t('yen')}</caption>
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
    </>
  )
}
