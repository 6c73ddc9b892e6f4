import type { RateClass } from '@andon/contract'
import { mountClientApi } from '@andon/platform/http'
import type { FastifyPluginAsync } from 'fastify'
import type { Deps } from '../deps.ts'
import { type GameApi, type GameCall, type GameReply, type GameRequest, gameApi } from '../game-api.ts'
import { chooseSeed } from '../provably-fair/choose-seed.ts'
import { listSeedRounds } from '../provably-fair/list-seed-rounds.ts'
import { proveRound } from '../provably-fair/prove-round.ts'
import { rotateSeeds } from '../provably-fair/rotate-seeds.ts'
import { showSeeds } from '../provably-fair/show-seeds.ts'
import { act } from '../rounds/act.ts'
import { listRounds } from '../rounds/list-rounds.ts'
import { playRound } from '../rounds/play-round.ts'
import { roundShown } from '../rounds/round-shown.ts'
import { getBalance } from '../sessions/get-balance.ts'
import { getSession } from '../sessions/get-session.ts'
import { openSession } from '../sessions/open-session.ts'
import { tableChatUseCases } from '../tables/chat/use-cases.ts'
import type { Tables } from '../tables/create-tables.ts'
import { tableUseCases } from '../tables/use-cases.ts'

type Input<C extends GameCall> = GameRequest<C> &
  (GameApi[C]['access'] extends 'gameSession' ? { readonly sessionToken: string } : unknown)
type UseCase<C extends GameCall> = (input: Input<C>) => Promise<GameReply<C>>

/** One for each declared call: a missing or mistyped one does not compile. */
const useCases = (deps: Deps, tables: Tables): { readonly [C in GameCall]: UseCase<C> } => ({
  openSession: (input) => openSession(deps, input),
  session: (input) => getSession(deps, input),
  balance: (input) => getBalance(deps, input),
  playRound: (input) => playRound(deps, input),
  act: (input) => act(deps, input),
  rounds: (input) => listRounds(deps, input),
  roundShown: (input) => roundShown(deps, input),
  proof: (input) => proveRound(deps, input),
  seedRounds: (input) => listSeedRounds(deps, input),
  seeds: (input) => showSeeds(deps, input),
  chooseSeed: (input) => chooseSeed(deps, input),
  rotateSeeds: (input) => rotateSeeds(deps, input),
  ...tableUseCases(deps, tables),
  ...tableChatUseCases(deps),
})

const perMinute: Record<RateClass, number> = { credential: 120, read: 600, write: 600, money: 600 }

/** The arcade's HTTP API, on the games' origin. */
export function gameApiPlugin(deps: Deps, tables: Tables): FastifyPluginAsync {
  return async (app) =>
    mountClientApi(app, { api: gameApi, useCases: useCases(deps, tables), bodyLimitBytes: 4096, perMinute })
}
