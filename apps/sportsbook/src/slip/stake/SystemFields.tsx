import { countSystemLines } from '@andon/bookmaker/rules'
import { useEventNames, useMoney, useText } from '../../page/text.ts'
import type { SlipSystem } from '../slip-bets.ts'
import { changeSlipForm } from '../slip-form.ts'
import { slipText } from '../text.ts'
import type { QuotedSlip } from '../use-slip-quote.ts'
import { linesOfSystem } from './choices.ts'

/** With more legs or lines there are too many choices of winners to list what each returns. */
const mostLegsListed = 8
const mostLinesListed = 60

/** The systems that fit, with their lines, and what the chosen one returns if some of the legs win. */
export function SystemFields({ slip }: { slip: QuotedSlip }) {
  const t = useText(slipText)
  const money = useMoney()
  const { ofOutcome } = useEventNames()
  const { systems, form, legs } = slip
  const chosen = systems.find(({ id }) => id === form.system) ?? systems[0]
  if (!chosen) return null
  const [bet] = slip.bets
  const least = Math.min(...chosen.folds)
  const some =
    legs.length > mostLegsListed
      ? []
      : Array.from({ length: legs.length - least }, (_, at) => least + at).flatMap((wins) => {
          const range = bet?.ifSomeWin(wins)
          return range && range[1] > 0 ? [{ wins, range }] : []
        })
  return (
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
          <SystemName system={system} slip={slip} />
        </label>
      ))}
      {chosen.lines <= mostLinesListed && (
        <details className="slip-partly">
          <summary>{t('linesListed')}</summary>
          <ol>
            {linesOfSystem(legs.length, chosen.folds, bankersOf(slip)).map((line) => (
              <li key={line.join(' ')}>
                {line
                  .flatMap((at) => legs[at]?.first ?? [])
                  .map(({ selection, names }) => ofOutcome(names.outcome, { selection, event: names.event }))
                  .join(' × ')}
              </li>
            ))}
          </ol>
        </details>
      )}
      {some.length > 0 && (
        <ul className="slip-partly">
          {some.map(({ wins, range: [from, to] }) => (
            <li key={wins}>
              {t(from === to ? 'partlyOne' : 'partly', {
                wins,
                legs: legs.length,
                least: money(from),
                most: money(to),
              })}
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  )
}

const bankersOf = ({ legs, form }: QuotedSlip): number[] =>
  legs.flatMap(({ first }, at) => (form.bankers.includes(first.selection) ? [at] : []))

function SystemName({ system, slip }: { system: SlipSystem; slip: QuotedSlip }) {
  const t = useText(slipText)
  const { legs } = slip
  const bankers = bankersOf(slip).length
  const { lines } = system
  const plural = lines === 1 ? 'one' : 'other'
  const isChosen = /^\d$|^\d\d$/.test(system.id)
  const name = isChosen ? t('everyK', { k: system.id, legs: legs.length }) : t(`system.${system.id}` as 'system.trixie') // one text for each named system
  const parts = system.folds.map((fold) => {
    const count = Number(countSystemLines({ size: legs.length, folds: [fold] }, { legs: legs.length, bankers }))
    const kind = fold === 1 ? '1' : fold === 2 ? '2' : fold === 3 ? '3' : 'k'
    return t(`fold.${kind}.${count === 1 ? 'one' : 'other'}`, { fold, count })
  })
  const listed =
    parts.length > 1 ? `${parts.slice(0, -1).join(t('foldJoin'))}${t('foldLast')}${parts.at(-1)}` : (parts[0] ?? '')
  return (
    <span>
      {name} {bankers > 0 && t('bankered')}{' '}
      <small>
        {isChosen || bankers > 0
          ? t(`linesOnly.${plural}`, { lines })
          : t(`systemText.${plural}`, { parts: listed, lines })}
      </small>
    </span>
  )
}
