import type { Game } from '@andon/contract/player-api/catalogue'
import { Link } from 'react-router'
import { usePath } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import { GameRail } from '../games/GameRail.tsx'
import { LiveSection } from './LiveSection.tsx'
import { LiveTile } from './LiveTile.tsx'
import { liveRoomsText } from './text.ts'

/** A row of live rooms on a page of all kinds of games. */
export function LiveRow({ title, games }: { title: string; games: readonly Game[] }) {
  const t = useText(liveRoomsText)
  const path = usePath()
  return (
    <LiveSection className="kind-row live-row">
      <GameRail title={title} games={games} shape="live" tileOf={(game) => <LiveTile game={game} />}>
        <Link to={path('/lobbies/live-casino')} prefetch="intent" className="text-link rail-all">
          {t('all')}
        </Link>
      </GameRail>
    </LiveSection>
  )
}
