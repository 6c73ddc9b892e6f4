import { useMoney, useName, useOdds, useText } from '../frame/text.ts'
import type { Bet } from './BetCard.tsx'
import { decimal, recompute } from './calculation.ts'
import { betsText } from './text.ts'

/** How a settled bet comes to what was paid: computed again in this browser, line by line. */
export default function Calculation({ bet }: { bet: Bet }) {
  const t = useText(betsText)
  const money = useMoney()
  const nameOf = useName()
  const odds = useOdds()
  const computed = recompute(bet)
  if (!computed) return <p className="calculation">{t('notComputed')}</p>
  const nameOfLeg = (id: string) =>
    nameOf(bet.legs.find(({ selection }) => selection === id)?.words.outcome ?? { ja: id, en: id })
  return (
    <div className="calculation">
      <ol>
        {computed.steps.flatMap((step) =>
          step.step === 'leg' && (step.rule4 !== undefined || step.share !== '1') && step.multiplier !== '0'
            ? [
                <li key={`${step.part} ${step.leg}`}>
                  <span>{nameOfLeg(step.leg)}</span>
                  <span>
                    {step.rule4 !== undefined && `${t('rule4', { percent: decimal(step.rule4, 100) })} `}
                    {step.share !== '1' && `${t('deadHeat', { share: step.share })} `}
                    {decimal(step.odds)} → <b>{decimal(step.multiplier)}</b>
                  </span>
                </li>,
              ]
            : step.step === 'line'
              ? [
                  <li key={step.line}>
                    <span>{step.legs.map(nameOfLeg).join(' × ')}</span>
                    <span>
                      {decimal(step.stake)} × {step.multipliers.map(decimal).join(' × ')} ={' '}
                      <b>{decimal(step.returns)}</b>
                    </span>
                  </li>,
                ]
              : [],
        )}
      </ol>
      <p>{bet.legs.map((leg) => `${nameOf(leg.words.outcome)} ${odds(leg.price)}`).join(' · ')}</p>
      <p data-agrees={computed.paid === bet.paid}>
        {t(computed.paid === bet.paid ? 'agrees' : 'differs', {
          computed: money(computed.paid),
          paid: money(bet.paid),
        })}
      </p>
    </div>
  )
}
