import type { WireKind } from '../engines/kind.ts'
import { pastRoundCallsOf, playCallsOf } from './round-calls.ts'
import { seedCalls } from './seed-calls.ts'
import { sessionCallsOf } from './session-calls.ts'
import { tableCallsOf } from './table-calls.ts'
import { tableChatCalls } from './table-chat-calls.ts'

/**
 * The API between a game client and the arcade: JSON over the games' own origin. Every call but `openSession` needs
 * `Authorization: Bearer <sessionToken>`. Money is in minor units of `currency`. A refusal is `{success: false, errors: [{code, params?, message}]}`.
 * A page declares it with its own kind of game, the server with all (`game-api.ts`).
 */
export function gameApiOf(kinds: readonly WireKind[]) {
  return {
    ...sessionCallsOf(kinds),
    ...playCallsOf(kinds),
    ...pastRoundCallsOf(kinds),
    ...seedCalls,
    ...tableCallsOf(kinds),
    ...tableChatCalls,
  } as const
}
