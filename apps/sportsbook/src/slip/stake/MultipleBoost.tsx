import { settings } from '../../page/settings.ts'
import { useEventNames, useMoney, useOdds, useText } from '../../page/text.ts'
import type { SlipSelection } from '../selections.ts'
import { slipText } from '../text.ts'
import type { Quote } from '../use-slip-quote.ts'
import { percentOf } from './average-returns.ts'
import { nextStep } from './multiple-boost.ts'

interface Props {
  readonly quote: Quote
  readonly selections: readonly SlipSelection[]
  /** Without a stake what the boost adds is no amount yet. */
  readonly isStaked: boolean
}

/** What a multiple adds to its winnings, with the average return without it, and the ladder. Nothing where the margins of its legs pay for no boost. Calm mode does not ask for more legs. */
export function MultipleBoost({ quote: { multipleBoost: boost, legs }, selections, isStaked }: Props) {
  const t = useText(slipText)
  const money = useMoney()
  const odds = useOdds()
  const { ofOutcome } = useEventNames()
  const { calm } = settings.use()
  if (!boost) return null
  const atFault = selections.find(({ selection }) => selection === boost.legAtFault)
  const next = calm || boost.legAtFault !== null ? null : nextStep(boost, legs.length)
  const isNear = next?.legs === legs.length + 1
  if (boost.percent === 0 && !atFault && !(boost.step === 0 && isNear)) return null
  return (
    <section className="multiple-boost" aria-label={t('multipleBoost')}>
      {boost.percent > 0 && (
        <p>
          <b>{t('multipleBoostOf', { percent: boost.percent })}</b>
          {isStaked && <span> {t('multipleBoostAdds', { adds: money(boost.adds) })}</span>}
        </p>
      )}
      {boost.withoutIt !== null && <p>{t('averageWithout', { percent: percentOf(boost.withoutIt) })}</p>}
      {boost.percent > 0 && boost.percent < boost.step && <p>{t('multipleBoostLess', { step: boost.step })}</p>}
      {atFault && (
        <p>
          {t('multipleBoostNot', {
            name: ofOutcome(atFault.names.outcome, { selection: atFault.selection, event: atFault.names.event }),
            odds: odds(boost.leastOdds),
          })}
        </p>
      )}
      {next && isNear && <p>{t('multipleBoostNext', { percent: next.percent })}</p>}
      {!calm && (
        <details>
          <summary>{t('multipleBoostLadder')}</summary>
          <ol>
            {boost.steps.map((step) => (
              <li key={step.legs} aria-current={step.percent === boost.step || undefined}>
                {t('multipleBoostStep', { legs: step.legs, percent: step.percent })}
              </li>
            ))}
          </ol>
          <p>{t('multipleBoostTerms', { odds: odds(boost.leastOdds) })}</p>
        </details>
      )}
    </section>
  )
}
