import { useMoney, useText } from '../frame/text.ts'
import { RefusalText } from './RefusalText.tsx'
import { StakeField } from './StakeField.tsx'
import type { SlipSystem } from './slip-bets.ts'
import { changeSlipForm } from './slip-form.ts'
import { slipText } from './text.ts'
import type { QuotedSlip } from './use-slip-quote.ts'

/** What belongs to the whole slip: the system, the stake, each way. Singles have their stakes beside their legs. */
export function StakeFields({ slip }: { slip: QuotedSlip }) {
  const t = useText(slipText)
  const money = useMoney()
  const { mode, form, systems, selections } = slip
  const offersEachWay = mode === 'singles' && selections.every(({ selection }) => selection.includes('/1110/'))
  if (mode === 'singles')
    return offersEachWay ? (
      <label className="slip-each-way">
        <input
          type="checkbox"
          checked={form.eachWay}
          onChange={({ target }) => changeSlipForm({ eachWay: target.checked })}
        />
        <span>
          {t('eachWay')}
          <small>{t('eachWayText')}</small>
        </span>
      </label>
    ) : null
  const [only] = slip.bets
  const quote = only?.quote ?? null
  const chosen = systems.find(({ id }) => id === form.system) ?? systems[0]
  return (
    <>
      {mode === 'system' && chosen && (
        <fieldset className="slip-systems">
          <legend>{t('system')}</legend>
          {systems.map((system) => (
            <label key={system.id}>
              <input
                type="radio"
                name="system"
                checked={system.id === chosen.id}
                onChange={() => changeSlipForm({ system: system.id })}
              />
              <SystemName system={system} legs={slip.legs.length} />
            </label>
          ))}
        </fieldset>
      )}
      <StakeField
        label={t(mode === 'system' ? 'stakePerLine' : 'stake')}
        stake={form.stake}
        onChange={(stake) => changeSlipForm({ stake })}
        most={quote?.maxStake ?? null}
        returns={only?.isStaked ? (quote?.mostReturns ?? null) : null}
      />
      {only?.isStaked && quote?.lines != null && quote.stake !== null && mode === 'system' && (
        <p className="slip-lines">{t('lines', { lines: quote.lines, stake: money(quote.stake) })}</p>
      )}
      {quote?.refusal && quote.refusal.selection === null && only?.isStaked && <RefusalText refusal={quote.refusal} />}
    </>
  )
}

function SystemName({ system, legs }: { system: SlipSystem; legs: number }) {
  const t = useText(slipText)
  const parts = system.folds.map((fold) => t('fold', { fold })).join(t('foldJoin'))
  const isChosen = /^\d$|^\d\d$/.test(system.id)
  const name = isChosen ? t('everyK', { k: system.id, legs }) : t(`system.${system.id}` as 'system.trixie') // one text for each named system
  return (
    <span>
      {name}{' '}
      <small>
        {isChosen ? t('linesOnly', { lines: system.lines }) : t('systemText', { parts, lines: system.lines })}
      </small>
    </span>
  )
}
