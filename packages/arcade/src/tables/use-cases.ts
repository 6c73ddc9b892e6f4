import { demandLogin } from '../authorise.ts'
import type { Deps } from '../deps.ts'
import type { GameCall, GameReply, GameRequest } from '../game-api.ts'
import { actOnBet } from './act-on-bet.ts'
import type { Tables } from './create-tables.ts'
import { placeBet } from './place-bet.ts'
import { react, squeeze } from './show-gestures.ts'
import { showPastRounds, showRound, showTable } from './show-table.ts'

type Sent<C extends GameCall> = GameRequest<C> & { readonly sessionToken: string }

/** The calls about tables. */
export function tableUseCases(deps: Deps, tables: Tables) {
  const { time, store, reads, lastReactions } = tables
  /** The session and its table; the operator has said that its login goes on. */
  const at = async (sessionToken: string) => {
    const session = await demandLogin(deps, await reads.session(sessionToken))
    return { session, ...tables.tableOf(session) }
  }
  return {
    table: async ({ sessionToken }: Sent<'table'>): Promise<GameReply<'table'>> => {
      const { of, view, session } = await at(sessionToken)
      return showTable(of, { view, session })
    },
    tableTime: async ({ sessionToken }: Sent<'tableTime'>): Promise<GameReply<'tableTime'>> => {
      const [session] = await Promise.all([reads.session(sessionToken), time.ready()])
      await demandLogin(deps, session)
      return { success: true, now: time.now() }
    },
    placeBet: async ({ sessionToken, ...request }: Sent<'placeBet'>): Promise<GameReply<'placeBet'>> => {
      const receivedAtMs = await received()
      const session = await reads.session(sessionToken)
      const isShared = deps.titles.of(session.gameCode).shared !== undefined // then the operator is asked with the stake
      const { of, view } = isShared ? tables.tableOf(session) : await at(sessionToken)
      return placeBet({ of, view, store, reads, receivedAtMs, session }, request)
    },
    actOnBet: async ({ sessionToken, ...request }: Sent<'actOnBet'>): Promise<GameReply<'actOnBet'>> => {
      const receivedAtMs = await received()
      const { of, view, session } = await at(sessionToken)
      return actOnBet({ of, view, store, reads, receivedAtMs, session }, request)
    },
    tableRounds: async ({ sessionToken, ...request }: Sent<'tableRounds'>): Promise<GameReply<'tableRounds'>> => {
      const { of } = await at(sessionToken)
      return showPastRounds(of, request)
    },
    tableRound: async ({ sessionToken, ...request }: Sent<'tableRound'>): Promise<GameReply<'tableRound'>> => {
      const { of } = await at(sessionToken)
      return showRound(of, request)
    },
    tableChains: async ({ sessionToken }: Sent<'tableChains'>): Promise<GameReply<'tableChains'>> => {
      const { of } = await at(sessionToken)
      return { success: true, chains: await of.chains.chainsOf(of.tableId) }
    },
    react: async ({ sessionToken, ...request }: Sent<'react'>): Promise<GameReply<'react'>> => {
      const { of, session } = await at(sessionToken)
      return react(of, { session, last: lastReactions }, request)
    },
    squeeze: async ({ sessionToken, ...request }: Sent<'squeeze'>): Promise<GameReply<'squeeze'>> => {
      const { of, view, session } = await at(sessionToken)
      return squeeze(of, { session, view }, request)
    },
  }

  /** When a request was received: taken first thing, unless this server's clock has never been measured. */
  async function received(): Promise<number> {
    await time.ready()
    return time.now()
  }
}
