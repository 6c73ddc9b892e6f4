import type { AddressInfo } from 'node:net'
import { createHub88, type Hub88Options } from '@andon/operator/hub88'
import { createHttp, type Session } from '@andon/platform/http'
import { createLog } from '@andon/platform/log'
import { createMetrics } from '@andon/platform/metrics'
import {
  type FakeAggregator,
  type Fault,
  listedGame,
  newId,
  type Reply,
  startFakeAggregator,
  units,
} from '@andon/tests/fake-aggregator'
import { mountSuppliers } from '../../apps/server/src/surfaces/suppliers.ts'
import {
  type GameWalletFixture,
  openGameWallet,
} from '../../packages/operator/src/modules/game-wallet/game-wallet.fixture.ts'

type Calls = Hub88Options['gameWallet']['calls']
export type OpenedAggregator = Awaited<ReturnType<typeof openAggregator>>

/** An operator with an aggregator that has two games: its modules on a real database, its wallet behind HTTP. `around` wraps the core's calls. */
export async function openAggregator({ around = (calls) => calls }: { around?: (calls: Calls) => Calls } = {}) {
  const aggregator = await startFakeAggregator()
  const lines: Record<string, unknown>[] = []
  const log = createLog({ level: 'warn', to: { write: (line) => void lines.push(JSON.parse(line)) } })
  const operator: GameWalletFixture = await openGameWallet({
    suppliers: [aggregator.supplier],
    askLaunchUrl: (launch) => hub88.launch(launch),
    log,
  })
  const { catalogue, gameWallet } = operator
  const hub88 = createHub88(operator.runtime, {
    catalogue,
    gameWallet: { ...gameWallet, calls: around(gameWallet.calls) },
  })
  const http = await createHttp({
    log,
    newId: operator.runtime.newId,
    metrics: createMetrics(),
    trustProxy: false,
    countryHeader: undefined,
    maxTurnMs: 60_000,
  })
  await mountSuppliers(http, { wallet: gameWallet.handle, routes: hub88.routes })
  await http.listen({ port: 0, host: '127.0.0.1' })
  const url = `http://127.0.0.1:${(http.server.address() as AddressInfo).port}`
  aggregator.state.games = [listedGame('lamp_1'), listedGame('tide')]
  await hub88.syncGames()

  /** A player with an open game of the aggregator, and the calls that it makes about the player. */
  async function openGame(balance: number, gameCode = 'lamp_1') {
    const session = await operator.newPlayer(balance)
    return { session, ...(await playing(session, gameCode)) }
  }

  async function playing(session: Session, game_code: string) {
    const gameSymbol = await catalogue.gameCodeOf(operator.db, { supplier: 'fair', supplierGameCode: game_code })
    await operator.call('launchGame', { gameType: 'realgames', gameSymbol: gameSymbol ?? '' }, session)
    const { token } = aggregator.state.asked.findLast(({ fields }) => fields.user === session.playerId)?.fields ?? {}
    const about = () => ({ user: session.playerId, request_uuid: newId(), token, game_code })
    return {
      token,
      info: () => ({ user: session.playerId, request_uuid: newId() }),
      balance: () => about(),
      bet: (yen: number, fields: object = {}) => ({
        ...about(),
        transaction_uuid: newId(),
        round: 'round',
        round_closed: false,
        currency: 'JPY',
        amount: units(yen),
        ...fields,
      }),
      win: (bet: { transaction_uuid: string }, yen: number, fields: object = {}) => ({
        ...about(),
        transaction_uuid: newId(),
        reference_transaction_uuid: bet.transaction_uuid,
        round: 'round',
        round_closed: true,
        currency: 'JPY',
        amount: units(yen),
        ...fields,
      }),
      rollback: (bet: { transaction_uuid: string }, fields: object = {}) => ({
        ...about(),
        transaction_uuid: newId(),
        reference_transaction_uuid: bet.transaction_uuid,
        round: 'round',
        ...fields,
      }),
    }
  }

  return {
    aggregator,
    catalogue,
    hub88,
    lines,
    openGame,
    operator,
    playing,
    url,
    /** Sends a call; the outcome of a call with a fault may stay unknown. */
    send: (path: string, fields: object, fault?: Fault): Promise<Reply | null> =>
      aggregator.send(url, path, fields, fault),
    /** A call whose reply must come: its status and balance in yen. */
    ask: async (path: string, fields: object): Promise<readonly [string, number | undefined]> => {
      const reply = await aggregator.send(url, path, fields)
      if (!reply) throw new Error('no reply')
      return [reply.status.replace('RS_', ''), reply.balance === undefined ? undefined : reply.balance / units(1)]
    },
    close: async () => {
      await http.close()
      await aggregator.close()
      await operator.close()
    },
  }
}

export type { FakeAggregator }
