import type { LegStep } from '@andon/bookmaker/rules'
import { useEventNames, useMoney, useName, useOdds, useText } from '../page/text.ts'
import type { Bet } from './bet.ts'
import { decimal, recompute } from './calculation.ts'
import { betsText } from './text.ts'

/** The payout of a settled bet, computed again in this browser for each of its lines. */
export default function Calculation({ bet }: { bet: Bet }) {
  const t = useText(betsText)
  const money = useMoney()
  const { ofOutcome } = useEventNames()
  const nameOf = useName()
  const odds = useOdds()
  const computed = recompute(bet)
  if (!computed) return <p className="calculation">{t('notComputed')}</p>
  const legOf = (id: string) => bet.legs.find(({ selection }) => selection === id)
  const nameOfLeg = (id: string) => {
    const names = legOf(id)?.names
    return names ? ofOutcome(names.outcome, { selection: id, event: names.event }) : id
  }
  const decidedBy = (id: string): string[] => {
    const leg = legOf(id)
    const reasons = [leg, ...(leg?.together ?? [])].flatMap((part) => (part?.decidedBy ? [nameOf(part.decidedBy)] : []))
    return [...new Set(reasons)]
  }
  const priceOfLeg = (id: string) => odds(legOf(id)?.price ?? 0)
  return (
    <div className="calculation">
      <ul>
        {computed.steps.flatMap((step) =>
          step.step === 'leg'
            ? [
                <li key={`${step.leg} ${step.part}`}>
                  <span>
                    {nameOfLeg(step.leg)} <b>{priceOfLeg(step.leg)}</b>
                    {decidedBy(step.leg).map((reason) => (
                      <small key={reason}> {reason}</small>
                    ))}
                  </span>
                  <Why step={step} eachWay={bet.eachWay} />
                </li>,
              ]
            : [],
        )}
      </ul>
      <ol>
        {computed.steps.flatMap((step) =>
          step.step === 'line'
            ? [
                <li key={`${step.part} ${step.line}`}>
                  <span>{step.legs.map((id) => `${nameOfLeg(id)} ${priceOfLeg(id)}`).join(' × ')}</span>
                  <span>
                    {decimal(step.stake)} × {step.multipliers.map((one) => decimal(one)).join(' × ')} ={' '}
                    <b>{decimal(step.returns)}</b>
                  </span>
                </li>,
              ]
            : [],
        )}
      </ol>
      {computed.steps.map((step) =>
        step.step === 'boost' ? (
          <p key="boost">
            {t('boostStep', {
              legs: step.legs,
              percent: step.percent,
              winnings: decimal(step.winnings),
              adds: decimal(step.adds),
            })}
          </p>
        ) : null,
      )}
      <p data-agrees={computed.paid === bet.paid}>
        {t(computed.paid === bet.paid ? 'agrees' : 'differs', {
          computed: money(computed.paid),
          paid: money(bet.paid),
        })}
      </p>
    </div>
  )
}

/** Why a leg does not count with the odds that were bet. */
function Why({ step, eachWay }: { step: LegStep; eachWay: boolean }) {
  const t = useText(betsText)
  const part =
    step.part === 'place' ? t('why.place', { fraction: step.placeFraction ?? '' }) : eachWay ? t('why.win') : null
  const result = step.result === 'won' ? null : t(`why.${step.result}`)
  const rule4 = step.rule4 === undefined ? null : t('rule4', { percent: decimal(step.rule4, 100) })
  const deadHeat = step.share === '1' ? null : t('deadHeat', { share: step.share })
  const reasons = [part, result, rule4, deadHeat].filter((text) => text !== null)
  return (
    <span>
      {reasons.length > 0 && <small>{reasons.join(' · ')} </small>}× {decimal(step.multiplier)}
    </span>
  )
}
