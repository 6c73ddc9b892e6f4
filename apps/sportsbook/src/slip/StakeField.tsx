import { useId } from 'react'
import { useMoney, useText } from '../frame/text.ts'
import { slipText } from './text.ts'

const quick = [100, 500, 1000, 5000] as const
const digits = 9

interface Props {
  readonly stake: number
  readonly onChange: (stake: number) => void
  /** What the book takes of everybody; null while it is not known. */
  readonly most: number | null
  /** If everything wins; null without a stake. */
  readonly returns: number | null
  readonly label?: string
}

/** A stake in whole yen: typed, or added up by the buttons. */
export function StakeField({ stake, onChange, most, returns, label }: Props) {
  const t = useText(slipText)
  const money = useMoney()
  const id = useId()
  return (
    <div className="stake">
      <label htmlFor={id}>{label ?? t('stake')}</label>
      <input
        id={id}
        inputMode="numeric"
        autoComplete="off"
        placeholder="0"
        value={stake === 0 ? '' : stake}
        onChange={({ target }) => onChange(Number(target.value.normalize('NFKC').replace(/\D/g, '').slice(0, digits)))}
      />
      <div className="stake-quick">
        {quick.map((amount) => (
          <button key={amount} type="button" onClick={() => onChange(stake + amount)}>
            +{amount.toLocaleString('en')}
          </button>
        ))}
        <button type="button" disabled={stake === 0} onClick={() => onChange(0)}>
          {t('noStake')}
        </button>
      </div>
      <p className="stake-facts">
        <span>{returns !== null && t('returns', { returns: money(returns) })}</span>
        <span>{most !== null && t('most', { most: money(most) })}</span>
      </p>
    </div>
  )
}
