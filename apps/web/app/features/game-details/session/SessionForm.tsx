import type { Game } from '@andon/contract/player-api/catalogue'
import { useMemo, useState } from 'react'
import { useMoney } from '../../../page/amounts/Money.tsx'
import { useText } from '../../../page/use-text.ts'
import { MoneyField } from '../../cashier/AmountField.tsx'
import { Chips } from '../../limits/Chips.tsx'
import { gameDetailsText } from '../text.ts'
import { SessionResult } from './SessionResult.tsx'
import type { Round } from './SessionSection.tsx'
import type { SessionPlan } from './session-model.ts'
import { roundMsOf, useRoom } from './use-room.ts'
import { useSessionPicture } from './use-session-picture.ts'

const minuteChoices = [15, 30, 60, 120] as const
/** In minor units, for whom no balance or limit says more. */
const usualBet = 100
const usualMoney = 10_000

/** Bet, time and money of a session, and its picture. A player's own balance and limits are filled in, and bound what can be chosen. */
export function SessionForm({ game, round }: { game: Game; round: Round }) {
  const t = useText(gameDetailsText)
  const money = useMoney()
  const room = useRoom()
  const { minBet = 1, maxBet = Number.MAX_SAFE_INTEGER } = game
  const [bet, setBet] = useState(String(Math.min(Math.max(minBet, usualBet), maxBet)))
  const [minutes, setMinutes] = useState<number>(60)
  const [ownMoney, setMoney] = useState<string | null>(null)
  const [stop, setStop] = useState('')

  const most = Math.min(room.balance || usualMoney, room.lossLeft ?? Number.POSITIVE_INFINITY)
  const amount = ownMoney ?? String(most)
  const [stake, spent] = [Number(bet), Math.min(Number(amount), room.lossLeft ?? Number.POSITIVE_INFINITY)]
  const betFits = stake >= minBet && stake <= maxBet
  const moneyFits = spent >= stake
  const played = Math.min(minutes, room.minutesLeft ?? minutes)
  const roundMs = roundMsOf(game)
  const rounds = Math.floor((played * 60_000) / roundMs)
  const valid = betFits && moneyFits && rounds > 0
  const stopAhead = Number(stop) > 0 ? Number(stop) / stake : null
  const plan = useMemo<SessionPlan | null>(
    () => (valid ? { pays: round.pays, rounds, money: spent / stake, stopAhead } : null),
    [valid, round.pays, rounds, spent, stake, stopAhead],
  )
  const computed = useSessionPicture(plan)
  return (
    <>
      <div className="session-form">
        <MoneyField
          name="bet"
          label={t('session.bet')}
          value={bet}
          error={betFits ? undefined : t('session.betInvalid', { min: money(minBet), max: money(maxBet) })}
          onValue={setBet}
        />
        <MoneyField
          name="money"
          label={t('session.money')}
          value={amount}
          error={moneyFits ? undefined : t('session.moneyInvalid')}
          onValue={setMoney}
        />
        <MoneyField
          name="stop"
          label={t('session.stop')}
          hint={t('session.stopHint')}
          optional
          value={stop}
          error={undefined}
          onValue={setStop}
        />
      </div>
      <div className="session-times">
        <Chips
          label={t('session.minutes')}
          even
          value={String(minutes)}
          options={minuteChoices.map((one) => ({
            value: String(one),
            label: t('session.minutesValue', { minutes: one }),
          }))}
          onChange={(one) => setMinutes(Number(one))}
        />
      </div>
      <div className="session-bounds text-ink-soft">
        <p>{t('session.pace', { seconds: roundMs / 1000, minutes: played, rounds })}</p>
        {room.balance !== null && <p>{t('session.balance', { amount: money(room.balance) })}</p>}
        {room.lossLeft !== null && <p>{t('session.lossLimit', { amount: money(room.lossLeft) })}</p>}
        {played < minutes && <p>{t('session.time', { minutes: played })}</p>}
      </div>
      {valid && <SessionResult computed={computed} stake={stake} minutes={played} />}
    </>
  )
}
