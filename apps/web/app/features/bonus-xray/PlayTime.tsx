import { useId, useState } from 'react'
import { useText } from '../../page/use-text.ts'
import { xrayText } from './text.ts'

interface Props {
  /** The minutes until half of all players have stopped. */
  readonly minutes: number
  readonly secondsPerRound: number
  readonly expiryDays: number
}

const minutesADay = [15, 30, 60, 120, 240]

/** How long it takes, by the time that the player wants to give it a day. */
export function PlayTime({ minutes, secondsPerRound, expiryDays }: Props) {
  const t = useText(xrayText)
  const id = useId()
  const [daily, setDaily] = useState(60)
  const days = Math.max(1, Math.ceil(minutes / daily))
  return (
    <div>
      <dt>{t('time')}</dt>
      <dd>
        {t('timeValue', { minutes })}{' '}
        <span className="text-sm text-ink-soft">{t('pace', { seconds: secondsPerRound })}</span>
        <span className="xray-daily">
          <label htmlFor={id}>{t('daily')}</label>
          <select id={id} value={daily} onChange={({ target }) => setDaily(Number(target.value))}>
            {minutesADay.map((one) => (
              <option key={one} value={one}>
                {t(one < 60 ? 'dailyMinutes' : 'dailyHours', { minutes: one, hours: one / 60 })}
              </option>
            ))}
          </select>
          <output htmlFor={id}>
            {days > expiryDays ? t('daysTooMany', { days, expiry: expiryDays }) : t('daysNeeded', { days })}
          </output>
        </span>
      </dd>
    </div>
  )
}
