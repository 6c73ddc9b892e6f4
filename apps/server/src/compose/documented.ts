import { gameApi } from '@andon/arcade/game-api'
import { raceApi, sportsApi } from '@andon/bookmaker/sports-api'
import { type Api, playerApi } from '@andon/contract'
import { walletApi } from '@andon/contract/wallet-api'

/** The APIs that are documented in the open, each with the address of its OpenAPI document. */
export const documented: readonly { readonly api: Api; readonly path: string }[] = [
  { api: playerApi, path: '/openapi.json' },
  { api: { wallet: walletApi }, path: '/openapi-wallet.json' },
  { api: { game: gameApi }, path: '/openapi-game.json' },
  { api: { sports: { ...sportsApi, ...raceApi } }, path: '/openapi-sports.json' },
]
