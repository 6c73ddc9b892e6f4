import type { KeyObject } from 'node:crypto'
import { randomUUID, sign } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type WalletCall, walletApiHeaders, walletApiPaths } from '@andon/contract/wallet-api'
import { type Browser, createBrowser } from '@andon/tests/browser'

/** An idempotent operation: repeated requests have its effect once. */
export interface Operation {
  /** The change of the player's cash. */
  readonly effect: number
  /** A wallet call, which has a line in the catalogue's book. */
  readonly isSuppliers?: boolean
  /** Of the ledger's transfer, after the acknowledgement. */
  transferKey(answer: Answer['body']): string
  send(): Promise<Answer>
  /** The present status of an operation whose reply was PENDING. */
  follow?(answer: Answer['body']): Promise<Answer>
}

export interface Answer {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: replies of several APIs, compared as received
  readonly body: any
}

const gameCode = 'lantern-river'
const firstDeposit = 20_000

export type CrashPlayer = Awaited<ReturnType<typeof newCrashPlayer>>

/** A verified player with money, in a browser and at a game whose supplier signs with `key`. */
export async function newCrashPlayer(origin: string, key: KeyObject) {
  const browser = createBrowser(origin)
  const { playerID: playerId } = await browser.register()
  await proveIdentity(browser, origin)

  async function wallet(name: WalletCall, request: object): Promise<Answer> {
    const body = Buffer.from(JSON.stringify(request))
    const signature = `ed25519=${sign(null, body, key).toString('base64')}`
    const headers = { [walletApiHeaders.supplier]: 'arcade', [walletApiHeaders.signature]: signature }
    const response = await fetch(`${origin}${walletApiPaths[name]}`, {
      method: 'POST',
      body: new Uint8Array(body),
      headers,
    })
    return { status: response.status, body: await response.json() }
  }
  const ajax = (path: string, fields: object) => async (): Promise<Answer> => {
    const { status, body } = await browser.post(path, { ...fields })
    return { status, body }
  }

  const { launchUrl } = (await browser.get('/ajax/launcher/realgames', { gameSymbol: gameCode })).body
  const token = new URL(launchUrl).hash.replace('#token=', '')
  const { sessionToken } = (await wallet('authenticate', { token, gameCode })).body
  const about = () => ({ transactionId: randomUUID(), playerId, gameCode, currency: 'JPY' })
  const supplierKey = (answer: Answer['body']) => `arcade/${answer.transactionId}`

  return {
    playerId,
    deposit: (amount = firstDeposit): Operation => {
      const card = {
        cardNumber: '4111111111111111',
        cardHolder: 'HANA YAMADA',
        expiryMonth: '12',
        expiryYear: '2039',
        cvv: '123',
      }
      const money = { amount, currency: 'JPY', paymentMethod: 'CREDITCARD', idempotencyKey: randomUUID() }
      return {
        effect: amount,
        transferKey: ({ transactionId }) => `deposit/${transactionId}`,
        send: ajax('/ajax/cashier/makeCCPayment', { ...money, ...card }),
        follow: ({ transactionId }) => ajax('/ajax/cashier/gettransationStatus', { transactionId })(),
      }
    },
    withdrawal: (amount: number): Operation => {
      const money = { amount, currency: 'JPY', paymentMethod: 'CREDITCARD', idempotencyKey: randomUUID() }
      return {
        effect: -amount,
        transferKey: ({ transactionId }) => `withdrawal/${transactionId}`,
        send: ajax('/ajax/cashier/makeCCWithdrawal', money),
      }
    },
    /** A stake, and the win that follows it. */
    round: (stake: number, won: number): [Operation, Operation] => {
      const roundId = randomUUID()
      const bet = { ...about(), roundId, sessionToken, amount: stake }
      const win = { ...about(), roundId, betTransactionId: bet.transactionId, amount: won, roundClosed: true }
      const call = { isSuppliers: true, transferKey: supplierKey }
      return [
        { ...call, effect: -stake, send: () => wallet('bet', bet) },
        { ...call, effect: won, send: () => wallet('win', win) },
      ]
    },
  }
}

/** Uploads documents over the API; the sandbox decides after a few seconds. */
async function proveIdentity(browser: Browser, origin: string): Promise<void> {
  for (const documentType of ['identity', 'address']) {
    const form = new FormData()
    form.set('documentType', documentType)
    form.set('file', new File(['%PDF-1.7\n1 0 obj\nendobj\n%%EOF\n'], 'VERIFIED.pdf', { type: 'application/pdf' }))
    const headers = {
      cookie: [...browser.jar].map(([name, value]) => `${name}=${value}`).join('; '),
      'x-xsrf-token': browser.jar.get('XSRF-TOKEN') ?? '',
    }
    await fetch(`${origin}/ajax/account/Documents/upload`, { method: 'POST', body: form, headers })
  }
  for (let tries = 0; tries < 2_000; tries++) {
    const { documents } = (await browser.get('/ajax/profile/getAccountVerificationStatus')).body
    if (documents.identityStatus === 'vrfn_verified' && documents.addressStatus === 'vrfn_verified') return
    await sleep(300)
  }
  throw new Error('the documents are not decided')
}
