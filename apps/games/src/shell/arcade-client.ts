import type { WireKind } from '@andon/arcade/engines/kind'
import type { GameCall, GameReply, GameRequest } from '@andon/arcade/game-api'
import { gameApiOf } from '@andon/arcade/game-api/game-api-of'
import { type CallOptions, createBearerClient } from '@andon/web-kit/client'

export interface ArcadeClient {
  call<C extends GameCall>(name: C, request: GameRequest<C>, options?: CallOptions): Promise<GameReply<C>>
  readonly token: () => string | null
  readonly useSession: (token: string) => void
}

/** Calls the arcade, on the game's own origin. A reply that does not match its schema, that of the game's kind, throws. */
export const createArcadeClient = (kind: WireKind): ArcadeClient =>
  createBearerClient(gameApiOf([kind])) as unknown as ArcadeClient // a page's own kind is one of all that `GameReply` names
