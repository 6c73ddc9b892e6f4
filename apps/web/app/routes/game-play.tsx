import { gameModes } from '@andon/contract/player-api/catalogue'
import { siteContext } from '@andon/web/load-context'
import { redirect, useSearchParams } from 'react-router'
import { GamePlayPage } from '../features/game-play/GamePlayPage.tsx'
import { modeToOpen } from '../features/game-play/mode-to-open.ts'
import { PausedGamePage } from '../features/game-play/PausedGamePage.tsx'
import { knownGame } from '../features/games/known-game.ts'
import { notFound } from '../features/games/load-games.ts'
import { useProbablyLoggedIn } from '../player/audience.ts'
import type { Route } from './+types/game-play'

/** Loads the public data of the game in the query. The browser launches it, for play money or real money. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, site, language } = context.get(siteContext)
  const gameId = url.searchParams.get('gameId')
  if (!gameId) throw redirect(`/${language}${site.homePath.visitor}`)
  const { games, paused } = await api.catalogue.getGames({ looks: 'true' })
  const hasCode = ({ gameCode }: { gameCode: string }) => gameCode === gameId
  const game = games.find(hasCode)
  if (game) return { game, asked: askedMode(url) }
  const resting = paused.find(hasCode)
  if (!resting) throw notFound()
  return { paused: resting }
}

/** A game that was opened from a list is known already, so its loading screen need not wait for the server. */
export async function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs) {
  const game = knownGame(url.searchParams.get('gameId') ?? '')
  return game ? { game, asked: askedMode(url) } : serverLoader()
}

const askedMode = ({ searchParams }: URL) => gameModes.find((mode) => mode === searchParams.get('gameType'))

export default function GamePlay({ loaderData }: Route.ComponentProps) {
  const loggedIn = useProbablyLoggedIn()
  const [query] = useSearchParams() // the page's HTML is the same for every round and race
  const [round, race] = [query.get('round') ?? undefined, query.get('race') ?? undefined]
  if ('paused' in loaderData) return <PausedGamePage name={loaderData.paused.name} />
  const { game, asked } = loaderData
  const gameType = asked ?? modeToOpen(game, loggedIn)
  const key = [game.gameCode, gameType, round, race].join('/')
  return <GamePlayPage key={key} game={game} gameType={gameType} round={round} race={race} />
}
