import { useEffect, useId, useRef, useState } from 'react'
import { useMoney, useText } from '../../page/text.ts'
import { slipText } from '../text.ts'
import { KeyPad } from './KeyPad.tsx'

const quick = [100, 500, 1000, 5000] as const
const digits = 9

interface Props {
  readonly stake: number
  readonly onChange: (stake: number) => void
  /** The most that the book takes; null while it is not known. */
  readonly most: number | null
  /** The most that the player could stake now. */
  readonly mostNow: number | null
  readonly isAboveMost: boolean
  /** If everything wins; null without a stake. */
  readonly returns: number | null
  readonly label?: string
  /** One of several: its buttons come with the focus. */
  readonly isOneOfMany?: boolean
}

/** A stake in whole yen: typed, or added up by the buttons. */
export function StakeField({
  stake,
  onChange,
  most,
  mostNow,
  isAboveMost,
  returns,
  label,
  isOneOfMany = false,
}: Props) {
  const t = useText(slipText)
  const money = useMoney()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const hasPad = matchMedia('(pointer: coarse)').matches
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isOpen) box.current?.scrollIntoView({ block: 'nearest' }) // its keys, too, above the foot of the slip
  }, [isOpen])
  return (
    <div ref={box} className="stake">
      <label htmlFor={id}>{label ?? t('stake')}</label>
      <input
        id={id}
        inputMode={hasPad ? 'none' : 'numeric'}
        autoComplete="off"
        placeholder="0"
        value={stake === 0 ? '' : stake.toLocaleString('en')}
        onFocus={() => setOpen(true)}
        // another field has keys of its own; for a button they stay, so that it is not moved from under the finger
        onBlur={({ relatedTarget }) => relatedTarget instanceof HTMLInputElement && setOpen(false)}
        aria-invalid={isAboveMost || undefined}
        onChange={({ target }) => onChange(Number(target.value.normalize('NFKC').replace(/\D/g, '').slice(0, digits)))}
      />
      {(!isOneOfMany || isOpen) && (
        <div className="stake-quick">
          {quick.map((amount) => (
            <button key={amount} type="button" onClick={() => onChange(Math.min(stake + amount, 10 ** digits - 1))}>
              +{amount.toLocaleString('en')}
            </button>
          ))}
          <button type="button" disabled={!mostNow} onClick={() => onChange(mostNow ?? stake)}>
            {t('max')}
          </button>
          <button type="button" disabled={stake === 0} onClick={() => onChange(0)}>
            {t('noStake')}
          </button>
        </div>
      )}
      {hasPad && isOpen && <KeyPad value={stake} digits={digits} onChange={onChange} onDone={() => setOpen(false)} />}
      <p className="stake-facts">
        <span>{returns !== null && t('returns', { returns: money(returns) })}</span>
        <span data-over={isAboveMost || undefined}>{most !== null && t('most', { most: money(most) })}</span>
      </p>
    </div>
  )
}
