import { fact } from '@andon/contract/fact'
import * as v from 'valibot'
import { tableTalkChange } from './game-api/table-chat-fields.ts'

/** For open pages alone: they go over the bus as they are, and may be lost. The key is the owner of the round or session. */

/** A round went on: without a request of its player, or by a request of the session `by`, which has its reply. */
export const roundWentOn = fact('arcade.RoundWentOn', v.object({ round: v.string(), by: v.nullable(v.string()) }))

/** A player opened a game. The operator may have ended another game of the player for it. */
export const sessionOpened = fact('arcade.SessionOpened', v.object({}))

/** A message was written at a table, or removed. The key is the table. */
export const tableTalkWentOn = fact('arcade.TableTalkWentOn', tableTalkChange)
