import type { Game } from '@andon/contract/player-api/catalogue'
import type { LiveTable } from '@andon/contract/player-api/live-tables'
import { useMoney } from '../../page/amounts/Money.tsx'
import { usePage } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import { GameTile } from '../games/GameTile.tsx'
import { shownResults } from './results.ts'
import type { Room } from './rooms.ts'
import { liveRoomsText } from './text.ts'
import { useRoom, useShownState } from './use-rooms.ts'

/** A wide tile of a live room: its picture with what its supplier says of the table now, and its limits. A game of which nothing is said is its picture. */
export function LiveTile({ game, eager = false }: { game: Game; eager?: boolean }) {
  const room = useRoom(game.gameCode)
  const limits = useLimits(game, room)
  return (
    <GameTile game={game} shape="live" eager={eager} note={limits}>
      {room && <RoomNow room={room} />}
    </GameTile>
  )
}

function useLimits({ minBet, maxBet }: Game, room: Room | null): string | undefined {
  const t = useText(liveRoomsText)
  const money = useMoney()
  const { least = minBet, most = maxBet } = room?.table.limits ?? {}
  return least === undefined || most === undefined ? undefined : t('limits', { min: money(least), max: money(most) })
}

/** Over the picture. Not announced: a screen reader finds the state where the tile is, once. */
function RoomNow({ room }: { room: Room }) {
  const { players, seatsFree, results } = room.table
  const t = useText(liveRoomsText)
  const shown = useShownState(room)
  const isClosed = shown?.state === 'closed'
  return (
    <div className="room-now">
      {shown && (
        <p className="room-line">
          <span className="room-state" data-state={shown.state}>
            {t(`state.${shown.state}`)}
            {shown.seconds !== null && (
              <span className="room-seconds" aria-hidden="true">
                {t('seconds', { seconds: shown.seconds })}
              </span>
            )}
          </span>
          {room.tables > 1 && <span className="room-fact">{t('tables', { count: room.tables })}</span>}
          {!isClosed && players !== null && <span className="room-fact">{t('players', { count: players })}</span>}
          {!isClosed && seatsFree !== null && <span className="room-fact">{t('seats', { count: seatsFree })}</span>}
        </p>
      )}
      {results.length > 0 && <Results results={results} />}
    </div>
  )
}

/** A bead plate of letters, in columns as they came; other results in one line, the newest first. */
function Results({ results }: Pick<LiveTable, 'results'>) {
  const t = useText(liveRoomsText)
  const { language } = usePage()
  const { shown, isPlate } = shownResults(results, language)
  return (
    <ol className="beads" aria-label={t('results')} data-plate={isPlate || undefined}>
      {shown.map(({ key, text, tone }) => (
        <li key={key} className="bead" data-tone={tone}>
          {text}
        </li>
      ))}
    </ol>
  )
}
