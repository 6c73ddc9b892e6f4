import type { ReplyOf, RequestOf } from '@andon/contract/endpoint'
import { kinds } from './engines/kinds.ts'
import { gameApiOf } from './game-api/game-api-of.ts'

export type { FreeRounds, Round, RoundStatus, Seeds } from './game-api/fields.ts'
export type { GameConfig } from './game-config.ts'

/** The API between game clients and the arcade, with every kind of game. Pages of games take its types from here and declare it with their own kind. */
export const gameApi = gameApiOf(kinds)

export type GameApi = ReturnType<typeof gameApiOf>
export type GameCall = keyof GameApi
export type GameRequest<C extends GameCall> = RequestOf<GameApi[C]>
export type GameReply<C extends GameCall> = ReplyOf<GameApi[C]>
