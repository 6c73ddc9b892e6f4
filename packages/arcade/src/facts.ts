import { fact } from '@andon/contract/fact'
import * as v from 'valibot'
import { kinds } from './engines/kinds.ts'
import { tableTalkChange } from './game-api/table-chat-fields.ts'
import { tableMessageOf } from './game-api/table-fields.ts'

/** For open pages alone: they go over the bus as they are, and may be lost. The key is the owner of the round or session, or the id of the table. */

/** A round went on: without a request of its player, or by a request of the session `by`, which has its reply. */
export const roundWentOn = fact('arcade.RoundWentOn', v.object({ round: v.string(), by: v.nullable(v.string()) }))

/** A player opened a game. The operator may have ended another game of the player for it. */
export const sessionOpened = fact('arcade.SessionOpened', v.object({}))

/** A message to everybody at a table. `epoch`: the leader's, so that a leader which has lost its lease is not believed; null: of any server. */
export const tableTold = fact(
  'arcade.TableTold',
  v.object({ epoch: v.nullable(v.number()), message: tableMessageOf(kinds) }),
)

/** The round of a table still ran after so many milliseconds: a bet that left it before counts. Of its leader. */
export const tableRan = fact('arcade.TableRan', v.object({ number: v.number(), elapsedMs: v.number() }))

const betName = v.object({ owner: v.string(), id: v.string() })

/** Bets take part in a round. */
export const tableBetsPlaced = fact('arcade.TableBetsPlaced', v.object({ number: v.number() }))

/** Bets of a round are decided, paid or returned. */
export const tableBetsChanged = fact(
  'arcade.TableBetsChanged',
  v.object({ number: v.number(), bets: v.array(betName) }),
)

/** Actions on bets of a running round are stored. */
export const tableBetsActed = fact(
  'arcade.TableBetsActed',
  v.object({ number: v.number(), acted: v.array(v.object({ ...betName.entries, action: v.unknown() })) }),
)

/** A message was written at a table, or removed. The key is the table. */
export const tableTalkWentOn = fact('arcade.TableTalkWentOn', tableTalkChange)
