import type { Game } from '@andon/contract/player-api/catalogue'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { usePage, usePath } from '../../page/page-context.ts'
import { late } from '../../page/preloadable.tsx'
import { useText } from '../../page/use-text.ts'
import { firstGames } from '../games/first-games.ts'
import { GameRail } from '../games/GameRail.tsx'
import type { LobbyContent } from '../games/lobby-content.ts'
import { usePlayersNow } from '../games/use-players-now.ts'
import { GuidesLink } from '../how-to-play/GuidesLink.tsx'
import { LiveRow } from '../live-rooms/LiveRow.tsx'
import { liveRoomsText } from '../live-rooms/text.ts'
import { DayGame } from '../lobby-now/DayGame.tsx'
import { HousePanel } from '../lobby-now/HousePanel.tsx'
import { useRankNote } from '../lobby-now/use-rank-note.ts'
import { NowRail } from '../now-rail/NowRail.tsx'
import { featuredOf } from './featured.ts'
import { GameWall } from './GameWall.tsx'
import { firstPartOf, kindRows, liveGroup } from './kind-rows.ts'
import { dayGroup } from './named-groups.ts'
import { railsOf } from './rails.ts'
import { shapeOf, shelved, widthOf } from './shelves.ts'
import { lobbyText } from './text.ts'

// Their texts come later.
const LateNowRail = late(NowRail, <div className="now-rail" />)
const LateLiveRow = late(LiveRow)
const LateGuidesLink = late(GuidesLink)
const LateHousePanel = late(HousePanel)
const LateDayGame = late(DayGame)

interface Props {
  readonly content: LobbyContent
  /** When a link to a whole group is followed. */
  readonly onFollow?: () => void
}

/** The games of a lobby that its top does not show, and at the end what all players play. Few games are one wall, with the live rooms in it, and a row for each further kind, each game once, and their groups only chips; more have a row for each group. */
export function GameGroups({ content, onFollow }: Props) {
  const t = useText(lobbyText)
  const rooms = useText(liveRoomsText)
  const { featuredGames } = usePage().site
  const { wall, rows } = useMemo(() => {
    const atTop = content.lobby === 'home' ? [] : featuredOf(content.games, featuredGames)
    const below = content.games.filter((game) => !atTop.includes(game))
    return kindRows(below, content.groups)
  }, [content, featuredGames])
  if (content.total > firstGames) return <Rows content={content} {...(onFollow && { onFollow })} />
  const live = rows.find(({ id }) => id === liveGroup)
  const first = live ? firstPartOf(wall.length) : wall.length
  return (
    <>
      <GameWall title={t('list')} games={wall.slice(0, first)} />
      <LateNowRail />
      {live && <LateLiveRow title={live.name} games={live.games} />}
      {first < wall.length && <GameWall title={rooms('moreGames')} games={wall.slice(first)} />}
      {rows
        .filter((row) => row !== live)
        .map(({ id, name, games }) => (
          <div key={id} className="kind-row">
            <GameRail title={name} games={games} shape="wide">
              <LateGuidesLink />
            </GameRail>
          </div>
        ))}
      <LateHousePanel games={content.games} />
    </>
  )
}

/** A row for each group, and how many play each game now. */
function Rows({ content, onFollow }: Props) {
  const t = useText(lobbyText)
  const path = usePath()
  const lobby = path(`/lobbies/${content.lobby === 'home' ? 'casino' : content.lobby}`)
  const players = usePlayersNow()
  const rankNote = useRankNote()
  const noteOf = ({ gameCode }: Game) => {
    const count = players.get(gameCode)
    return count === undefined ? undefined : t('playersNow', { count })
  }
  const noteOfRanked = (game: Game) => noteOf(game) ?? rankNote(game.gameCode)
  const shelves = useMemo(() => shelved(railsOf(content)), [content])
  const rails = shelves.map(({ id, name, games, total }) => {
    const [first] = games
    if (id === dayGroup && first) return <LateDayGame key={id} title={name} game={first} />
    if (id === liveGroup) return <LateLiveRow key={id} title={name} games={games} />
    return (
      <GameRail
        key={id}
        title={name}
        games={games}
        shape={shapeOf({ id })}
        noteOf={id === 'popular' ? noteOfRanked : noteOf}
        width={widthOf({ id, games })}
      >
        <Link
          to={`${lobby}?${new URLSearchParams({ show: `group:${id}` })}`}
          className="text-link rail-all"
          aria-label={t('showGroup', { name })}
          preventScrollReset={content.lobby !== 'home'}
          onClick={onFollow}
        >
          {t('showAll', { count: total })}
        </Link>
      </GameRail>
    )
  })
  return (
    <div className="rail-shelves">
      {rails}
      <LateNowRail />
      <LateHousePanel games={content.games} />
    </div>
  )
}
