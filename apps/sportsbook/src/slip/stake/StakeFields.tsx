import { useMoney, useText } from '../../page/text.ts'
import { RefusalText } from '../placing/RefusalText.tsx'
import { changeSlipForm, changeStakes } from '../slip-form.ts'
import { slipText } from '../text.ts'
import type { QuotedSlip } from '../use-slip-quote.ts'
import { EachWayField } from './EachWayField.tsx'
import { StakeField } from './StakeField.tsx'
import { SystemFields } from './SystemFields.tsx'

/** The fields of the whole slip: the system, the stake, each way. Singles have their stakes beside their legs. */
export function StakeFields({ slip }: { slip: QuotedSlip }) {
  const t = useText(slipText)
  const { mode, form, legs } = slip
  if (mode === 'singles') return <SameStake slip={slip} />
  const [only] = slip.bets
  const quote = only?.quote ?? null
  const terms = quote?.legs.flatMap(({ eachWay }) => eachWay ?? []) ?? []
  return (
    <>
      {mode === 'system' && <SystemFields slip={slip} />}
      <StakeField
        label={t(mode === 'system' ? 'stakePerLine' : 'stake')}
        stake={form.stake}
        onChange={(stake) => changeSlipForm({ stake })}
        most={only?.most ?? null}
        mostNow={only?.mostNow ?? null}
        isAboveMost={only?.isAboveMost ?? false}
        returns={only?.worth?.returns ?? null}
      />
      {(form.combinedEachWay || (terms.length > 0 && terms.length === legs.length)) && (
        <EachWayField
          isTicked={form.combinedEachWay}
          terms={terms}
          onChange={(combinedEachWay) => changeSlipForm({ combinedEachWay })}
        />
      )}
      {only?.worth && mode === 'system' && <Lines lines={only.worth.lines} stake={only.worth.stake} />}
      {quote?.refusal && quote.refusal.selection === null && only?.isStaked && only.isQuoted && (
        <RefusalText refusal={quote.refusal} least={quote.minStake} />
      )}
    </>
  )
}

function Lines({ lines, stake }: { lines: number; stake: number }) {
  const t = useText(slipText)
  const money = useMoney()
  return <p className="slip-lines">{t(lines === 1 ? 'lines.one' : 'lines.other', { lines, stake: money(stake) })}</p>
}

/** The stake of several singles: that of the first that has one, for all. */
function SameStake({ slip: { selections, form } }: { slip: QuotedSlip }) {
  const t = useText(slipText)
  const stake = selections.map(({ selection }) => form.stakes[selection] ?? 0).find((one) => one > 0)
  if (selections.length < 2 || stake === undefined) return null
  return (
    <button
      type="button"
      className="slip-link"
      onClick={() => changeStakes(Object.fromEntries(selections.map(({ selection }) => [selection, stake])))}
    >
      {t('sameStake')}
    </button>
  )
}
