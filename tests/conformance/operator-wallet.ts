import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { minimumCycleMsOf } from '@andon/contract/games/rules'
import type { WalletReply } from '@andon/operator/game-wallet'
import { noDeposit } from '../../packages/operator/src/modules/bonuses/programme.fixture.ts'
import { checkLedger } from '../../packages/operator/src/modules/game-wallet/check-ledger.fixture.ts'
import {
  type GameWalletFixture,
  openGameWallet,
} from '../../packages/operator/src/modules/game-wallet/game-wallet.fixture.ts'
import { contextOf, limitFor } from '../../packages/operator/src/modules/limits/limit.fixture.ts'
import type { Answer, WalletUnderTest } from './kit.ts'

type Transport = WalletUnderTest['transport']

const pacedCountry = 'SE'

/** The operator's own wallet, on a real database. Its minimum cycle applies to players who are arranged with one. */
export async function openOperatorWallet(
  feedContext: Parameters<typeof openGameWallet>[0] = {},
): Promise<{ operator: GameWalletFixture; wallet: WalletUnderTest }> {
  const cycleFloor = (...[country, kind]: Parameters<typeof minimumCycleMsOf>) =>
    country === pacedCountry ? minimumCycleMsOf(country, kind) : 0
  const operator = await openGameWallet({ cycleFloor, ...feedContext })
  return {
    operator,
    wallet: {
      transport: async (...call) => asSent(await operator.gameWallet.handle(...call)),
      supplier: operator.arcade,
      gameCode: 'lantern',
      secondGameCode: 'harbour',
      otherSupplier: operator.guest,
      otherGameCode: 'visitor-game',
      newPlayer: async (balance, { paced = false } = {}) => {
        const session = await operator.newPlayer(balance, paced ? { country: pacedCountry } : {})
        return {
          playerId: session.playerId,
          launch: (_supplier, gameCode) => operator.launchToken(session, gameCode),
          logOut: async () => operator.logOut(session),
          lock: async () => operator.lock(session),
          limit: async (limitType, amount) =>
            void (await limitFor(operator, session.playerId, { limitType, days: 1, value: amount })),
          bonus: (amount, maxStake) => grant(operator, session.playerId, { amount, maxStake }),
          wait: async (duration) => operator.clock.advance(duration),
        }
      },
      checkBooks: () => checkLedger(operator),
    },
  }
}

/** A bonus without a deposit, from a programme made for it. */
async function grant(
  { bonuses, db }: GameWalletFixture,
  playerId: string,
  { amount, maxStake }: { amount: number; maxStake: number },
): Promise<void> {
  const offer = noDeposit(amount, { code: `gift-${amount}-${maxStake}`, wagering: { times: 50 } })
  const programme = { ...offer, terms: { ...offer.terms, maxStake } }
  await db.transaction((tx) => bonuses.syncProgrammes(tx, 'LEO', [programme]))
  const context = { ...contextOf(playerId), site: 'LEO' }
  await bonuses.routes.claim(
    { bonusCode: programme.eligibility.bonusCode ?? '', idempotencyKey: `claim-${playerId}` },
    context,
  )
}

/** What a supplier reads: JSON. */
export const asSent = (answer: WalletReply): Answer => JSON.parse(JSON.stringify(answer))

/** The same entry point behind a listener on loopback. */
export async function listen(handle: Transport): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer(async (request, response) => {
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
    const { status, body } = await handle(request.url ?? '', await buffer(request), headers)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // a TCP listener has an address with a port
  const close = () => {
    server.closeAllConnections()
    return new Promise<void>((resolve) => server.close(() => resolve()))
  }
  return { url: `http://127.0.0.1:${port}`, close }
}
