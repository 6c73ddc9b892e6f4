import { useText } from '../../page/text.ts'
import { eachWayText } from './each-way-text.ts'

interface Props {
  readonly isTicked: boolean
  /** The terms of each leg; the first are shown where they are all the same. */
  readonly terms: readonly { readonly places: number; readonly placeFraction: string }[]
  readonly onChange: (isTicked: boolean) => void
}

/** Bets each way, with its terms where they are known. */
export function EachWayField({ isTicked, terms, onChange }: Props) {
  const t = useText(eachWayText)
  const [first] = terms
  const isSame = terms.every((one) => one.places === first?.places && one.placeFraction === first.placeFraction)
  return (
    <label className="slip-each-way">
      <input type="checkbox" checked={isTicked} onChange={({ target }) => onChange(target.checked)} />
      <span>
        {t('eachWay')}
        {first && isSame && <small>{t('terms', { fraction: first.placeFraction, places: first.places })}</small>}
        <small>{t('explained')}</small>
      </span>
    </label>
  )
}
