import { pricePolicies } from '@andon/bookmaker/sports-api'
import { useText } from '../../page/text.ts'
import { changeSlipForm, useSlipForm } from '../slip-form.ts'
import { slipText } from '../text.ts'

/** Which changes of a price between the slip and the bet the player accepts. */
export function PricePolicyField() {
  const t = useText(slipText)
  const form = useSlipForm()
  return (
    <label className="slip-policy">
      <span>{t('prices')}</span>
      <select
        value={form.prices}
        onChange={({ target }) => {
          const prices = pricePolicies.find((one) => one === target.value)
          if (prices) changeSlipForm({ prices })
        }}
      >
        {pricePolicies.map((policy) => (
          <option key={policy} value={policy}>
            {t(`prices.${policy}`)}
          </option>
        ))}
      </select>
    </label>
  )
}
