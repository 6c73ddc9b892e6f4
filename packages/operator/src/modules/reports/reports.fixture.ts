import { playerApi, type ReplyOf, type RequestInput } from '@andon/contract'
import type { PlayerContext } from '@andon/platform/http'
import * as v from 'valibot'
import { openGameWallet } from '../game-wallet/game-wallet.fixture.ts'
import { createReports } from './index.ts'

type Reports = typeof playerApi.reports
export type ReportName = keyof Reports

/** Reports with the modules they read, on a database of their own; every player is from `country`. */
export async function openReports({ country = 'JP' }: { country?: string } = {}) {
  const catalogue = await openGameWallet()
  const sources = {
    wallet: catalogue.wallet,
    gameWallet: catalogue.gameWallet,
    acquisitions: async () => [],
    countryOf: async () => country,
  }
  const { routes } = createReports(catalogue.runtime, sources)

  /** Calls a handler as the server does; request and reply are checked by the contract. */
  async function ask<Name extends ReportName>(
    name: Name,
    playerId: string,
    criteria: Record<string, unknown> = {},
  ): Promise<ReplyOf<Reports[Name]>> {
    const endpoint = playerApi.reports[name]
    const input: RequestInput<Reports[Name]> = { criteria: JSON.stringify({ range: '7Days', ...criteria }) }
    const context = { session: { id: 'ses_1', playerId } } as PlayerContext // the handlers read nothing else
    const handler = routes[name] as (request: unknown, context: PlayerContext) => Promise<unknown> // one of a union: the name fixes both sides
    return v.parse(endpoint.reply, await handler(v.parse(endpoint.request, input), context)) as ReplyOf<Reports[Name]>
  }

  return { ...catalogue, ask }
}
export type ReportsFixture = Awaited<ReturnType<typeof openReports>>
