import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { WalletAnswer } from '@andon/operator/catalogue'
import { checkBooks } from '../../packages/operator/src/modules/catalogue/check-books.fixture.ts'
import { type House, openHouse } from '../../packages/operator/src/modules/catalogue/house.fixture.ts'
import type { Answer, WalletUnderTest } from './kit.ts'

type Transport = WalletUnderTest['transport']

/** The operator's own wallet, on a real database. */
export async function openOperatorWallet(): Promise<{ house: House; wallet: WalletUnderTest }> {
  const house = await openHouse()
  return {
    house,
    wallet: {
      transport: async (...call) => asSent(await house.catalogue.supplierWallet.handle(...call)),
      ...{ supplier: house.arcade, gameCode: 'lantern', secondGameCode: 'harbour' },
      ...{ otherSupplier: house.guest, otherGameCode: 'visitor-game' },
      newPlayer: async (balance) => {
        const session = await house.newPlayer(balance)
        return {
          playerId: session.playerId,
          launch: (_supplier, gameCode) => house.launchToken(session, gameCode),
          logOut: async () => house.logOut(session),
          lock: async () => house.lock(session),
          wait: async (duration) => house.clock.advance(duration),
        }
      },
      checkBooks: () => checkBooks(house),
    },
  }
}

/** What a supplier reads: JSON. */
const asSent = (answer: WalletAnswer): Answer => JSON.parse(JSON.stringify(answer))

/** The same entry point behind a listener on loopback. */
export async function listen(handle: Transport): Promise<{ transport: Transport; close(): Promise<void> }> {
  const server = createServer(async (request, response) => {
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
    const { status, body } = await handle(request.url ?? '', await buffer(request), headers)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // a TCP listener has an address with a port
  return {
    transport: async (path, rawBody, headers) => {
      const response = await fetch(`http://127.0.0.1:${port}${path}`, {
        method: 'POST',
        body: new Uint8Array(rawBody),
        headers,
      })
      return { status: response.status, body: (await response.json()) as Answer['body'] } // cases judge what came
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
