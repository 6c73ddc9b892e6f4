import type { EventRow as Row } from '../frame/api.ts'
import { Link } from '../frame/Link.tsx'
import { useName, useText, useTimes } from '../frame/text.ts'
import { useEventState } from '../live/use-live.ts'
import { Minute } from '../match/Minute.tsx'
import { isInPlay, usePhase } from '../match/phase-text.ts'
import { RedCards } from '../match/RedCards.tsx'
import { PriceButton } from '../slip/PriceButton.tsx'
import { FavouriteButton } from './FavouriteButton.tsx'
import { findingText } from './text.ts'

/** One event of a list with the prices of its first market. */
export function EventRow({ row }: { row: Row }) {
  const t = useText(findingText)
  const partOf = usePhase()
  const nameOf = useName()
  const { clock, day } = useTimes()
  const state = useEventState(row.id)
  const { status, phase, score } = state ?? row
  const startsAt = state?.startsAt ?? Date.parse(row.startsAt)
  const inPlay = row.kind === 'match' && isInPlay(status)
  const shownScore = inPlay || state?.over ? score : null
  const outcomes = row.main?.outcomes ?? []
  const [home, away] = row.competitors
  return (
    <li className="event-row" data-over={state?.over || undefined}>
      <FavouriteButton kind="events" id={row.id} name={nameOf(row.name)} />
      <Link to={{ page: 'event', event: row.id }} className="event-link">
        <span className="event-when">
          {inPlay ? (
            <span className="in-play">
              {status === 'live' ? partOf(phase, row.sport.code) : statusName(t, status)} <Minute event={row.id} />
            </span>
          ) : (
            <time dateTime={row.startsAt}>
              {day(startsAt)} {clock(startsAt)}
            </time>
          )}
        </span>
        {home && away && row.competitors.length === 2 ? (
          <>
            <span className="event-side">
              <span>{nameOf(home.name)}</span>
              <RedCards event={row.id} side="home" />
              {shownScore && <b>{shownScore.home}</b>}
            </span>
            <span className="event-side">
              <span>{nameOf(away.name)}</span>
              <RedCards event={row.id} side="away" />
              {shownScore && <b>{shownScore.away}</b>}
            </span>
          </>
        ) : (
          <span className="event-side">{nameOf(row.name)}</span>
        )}
      </Link>
      <div className="event-prices" data-columns={Math.min(outcomes.length, 3)}>
        {row.kind === 'match' && row.main && !isResult(row.main.key) && (
          <small className="event-market">{nameOf(row.main.name)}</small>
        )}
        {row.main &&
          outcomes
            .slice(0, 3)
            .map((outcome) => (
              <PriceButton
                key={outcome.selection}
                event={row}
                market={row.main ?? { name: row.name }}
                outcome={outcome}
                label={columnOf(outcome.selection, outcomes.length) ?? nameOf(outcome.name)}
              />
            ))}
      </div>
    </li>
  )
}

/** Markets on who wins the match, which rows of a list need not name; once it is as good as decided, another market stands in the row, with its name. */
const results: readonly string[] = ['1', '186', '219', '251']
const isResult = (key: string) => results.includes(key.split('|')[0] ?? key)

/** 1, X and 2 for the sides of a match; null for what needs its name. */
function columnOf(selection: string, count: number): string | null {
  const outcome = selection.split('/')[2] ?? ''
  const columns: Readonly<Record<string, string>> = count > 3 ? {} : { 1: '1', 2: 'X', 3: '2', 4: '1', 5: '2' }
  return columns[outcome] ?? null
}

type FindingKey = keyof (typeof findingText)['ja']

/** The name of a state that holds play up. */
export function statusName(t: (key: FindingKey) => string, status: string): string {
  const key = `status.${status}`
  return t(isKey(key) ? key : 'status.live')
}

const isKey = (key: string): key is FindingKey => Object.hasOwn(findingText.ja, key)
