import { useState } from 'react'
import type { EventView } from '../page/api.ts'
import { useName, useTeamName, useText } from '../page/text.ts'
import { PriceButton } from '../slip/PriceButton.tsx'
import { Car } from './Car.tsx'
import { type betsOf, completed, favouritesOf, noPicks, type Picks, picked, type RaceBet } from './picker.ts'
import type { RaceCard } from './queries.ts'
import { raceText } from './text.ts'

interface Props {
  readonly event: EventView
  readonly bets: ReturnType<typeof betsOf>
  readonly card: RaceCard
}

const mostFavourites = 9

/** The bets of a race: one type at a time. Riders are chosen column by column, and the last column has the prices. */
export function BetPicker({ event, bets, card }: Props) {
  const t = useText(raceText)
  const nameOf = useName()
  const [chosen, setChosen] = useState(bets[0]?.bet.id)
  const current = bets.find(({ bet }) => bet.id === chosen) ?? bets[0]
  if (!current) return null
  return (
    <section className="bet-picker" aria-labelledby="race-bets">
      <h2 className="sr-only" id="race-bets">
        {t('bet')}
      </h2>
      <fieldset className="bet-types" aria-label={t('betType')}>
        {bets.map(({ bet, market }) => (
          <button key={bet.id} type="button" aria-pressed={bet === current.bet} onClick={() => setChosen(bet.id)}>
            {nameOf(market.name)}
          </button>
        ))}
      </fieldset>
      <p className="bet-about">{t(`bet.${current.bet.id as 90101}`)}</p>
      <MarkSheet key={current.bet.id} event={event} current={current} card={card} />
      <Favourites event={event} current={current} />
    </section>
  )
}

interface SheetProps {
  readonly event: EventView
  readonly current: RaceBet
  readonly card: RaceCard
}

/** One row for each rider or bracket, one column for each pick, prices in the last. */
function MarkSheet({ event, current, card }: SheetProps) {
  const t = useText(raceText)
  const [picks, setPicks] = useState<Picks>(() => noPicks(current.bet))
  const { bet } = current
  const columnOf = (at: number) => {
    const kind = bet.picks === 1 ? null : bet.ordered ? 'ordered' : bet.of === 'brackets' ? 'bracket' : 'any'
    return kind === null ? '' : t(`column.${kind}`, { place: at + 1 })
  }
  const open = picks.indexOf(null)
  return (
    <>
      <table className="mark-sheet" data-picks={bet.picks}>
        <thead>
          <tr>
            <th scope="col" className="mark-column">
              <span className="sr-only">{t(bet.of === 'riders' ? 'rider' : 'bracket')}</span>
            </th>
            {Array.from({ length: bet.picks }, (_, at) => (
              <th key={columnOf(at)} scope="col" className="mark-column">
                {columnOf(at)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {unitsOf(current, card).map((unit) => (
            <tr key={unit.number} data-gone={unit.gone || undefined}>
              <th scope="row">
                <Unit unit={unit} />
              </th>
              {picks.map((pick, at) => (
                <td key={columnOf(at)}>
                  <PickButton
                    unit={unit}
                    column={columnOf(at)}
                    chosen={pick === unit.number}
                    onPick={() => setPicks(picked(picks, at, unit.number))}
                  />
                </td>
              ))}
              <td className="mark-price">
                <LastCell event={event} current={current} outcome={completed(bet, picks, unit.number)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {open >= 0 && (
        <p className="bet-about" role="status">
          {t('pickFirst', { column: columnOf(open) })}
        </p>
      )}
    </>
  )
}

interface UnitOfRace {
  readonly number: number
  /** The riders of a bracket, or the one. */
  readonly cars: readonly number[]
  readonly name: RaceCard['riders'][number]['name'] | null
  readonly gone: boolean
}

function unitsOf({ bet }: RaceBet, { riders }: RaceCard): readonly UnitOfRace[] {
  if (bet.of === 'riders')
    return riders.map(({ number, name, nonStarter }) => ({ number, cars: [number], name, gone: nonStarter }))
  return [...Map.groupBy(riders, ({ bracket }) => bracket)].map(([bracket, members]) => ({
    number: bracket,
    cars: members.map(({ number }) => number),
    name: null,
    gone: members.every(({ nonStarter }) => nonStarter),
  }))
}

function Unit({ unit }: { unit: UnitOfRace }) {
  const t = useText(raceText)
  const nameOf = useTeamName()
  return (
    <span className="mark-unit">
      {unit.name === null && <span className="mark-bracket">{t('bracketName', { bracket: unit.number })}</span>}
      {unit.cars.map((number) => (
        <Car key={number} number={number} />
      ))}
      {unit.name && <span className="mark-name">{nameOf(unit.name)}</span>}
    </span>
  )
}

function PickButton({
  unit,
  column,
  chosen,
  onPick,
}: {
  unit: UnitOfRace
  column: string
  chosen: boolean
  onPick: () => void
}) {
  const t = useText(raceText)
  const nameOf = useTeamName()
  const name = unit.name ? `${unit.number} ${nameOf(unit.name)}` : t('bracketName', { bracket: unit.number })
  return (
    <button
      type="button"
      className="pick"
      aria-pressed={chosen}
      aria-label={t('pickOf', { column, name })}
      disabled={unit.gone}
      onClick={onPick}
    >
      {unit.number}
    </button>
  )
}

function LastCell({ event, current, outcome: id }: { event: EventView; current: RaceBet; outcome: string | null }) {
  const outcome = id === null ? undefined : current.outcomes.get(id)
  if (!outcome) return <span className="mark-none">–</span>
  return <PriceButton event={event} market={current.market} outcome={outcome} label={null} />
}

/** What pays least, for who looks for a bet. */
function Favourites({ event, current }: { event: EventView; current: RaceBet }) {
  const t = useText(raceText)
  const nameOf = useTeamName()
  const favourites = favouritesOf(current, mostFavourites)
  if (current.bet.picks === 1 || favourites.length === 0) return null
  return (
    <details className="bet-favourites">
      <summary>{t('popular')}</summary>
      <div className="outcomes" data-count="3">
        {favourites.map((outcome) => (
          <PriceButton
            key={outcome.selection}
            event={event}
            market={current.market}
            outcome={outcome}
            label={nameOf(outcome.name)}
          />
        ))}
      </div>
    </details>
  )
}
