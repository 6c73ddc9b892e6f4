import type { Game } from '@andon/contract/player-api/catalogue'
import { useText } from '../../page/use-text.ts'
import { firstGames } from '../games/first-games.ts'
import { LongGrid } from '../lobby/LongGrid.tsx'
import { LiveSection } from './LiveSection.tsx'
import { LiveTile } from './LiveTile.tsx'
import { liveRoomsText } from './text.ts'

/** Loaded at once; what the first screen shows. */
const eager = 3

interface Props {
  readonly games: readonly Game[]
  /** May be more than there are `games` yet; `onMissing` asks for them. */
  readonly count: number
  readonly onMissing: () => void
}

/** The rooms of the live lobby. */
export function LiveGrid({ games, count, onMissing }: Props) {
  const t = useText(liveRoomsText)
  return (
    <LiveSection className="live-rooms">
      <p className="text-ink-soft">{t('lead')}</p>
      {count > firstGames ? (
        <LongGrid
          games={games}
          count={count}
          onMissing={onMissing}
          tileOf={(game, isEager) => <LiveTile game={game} eager={isEager} />}
        />
      ) : (
        <ul className="live-grid">
          {games.map((game, place) => (
            <li key={game.gameCode}>
              <LiveTile game={game} eager={place < eager} />
            </li>
          ))}
        </ul>
      )}
      <p className="live-odds">{t('odds')}</p>
    </LiveSection>
  )
}
