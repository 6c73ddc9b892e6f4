import type { ReplyOf, RequestInput } from '@andon/contract'
import { cashier as api } from '@andon/contract/player-api/cashier'
import type { PlayerContext } from '@andon/platform/http'
import * as v from 'valibot'
import type { Cashier } from './index.ts'

export const cards = {
  approves: '4111 1111 1111 1111',
  declines: '4000 0000 0000 0002',
  noFunds: '4000 0000 0000 9995',
  confirms: '4000 0000 0000 3220',
}

type Api = typeof api
type Fields<Name extends keyof Api> = Partial<RequestInput<Api[Name]>>

let keys = 0

/** The cashier's calls as a player makes them; every reply is checked against the contract. */
export function createPlayer(playerId: string, { routes }: Pick<Cashier, 'routes'>) {
  async function call<Name extends keyof Api>(name: Name, fields: object): Promise<ReplyOf<Api[Name]>> {
    const handler = routes[name] as (request: unknown, context: unknown) => Promise<ReplyOf<Api[Name]>> // one of a union: the name fixes both sides
    const reply = await handler(v.parse(api[name].request, fields), contextOf(playerId))
    v.parse(api[name].reply, reply)
    return reply
  }
  const money = (amount: string) => {
    keys += 1
    return { amount, currency: 'JPY', idempotencyKey: `key-${keys}-00000` }
  }
  return {
    playerId,
    /** 10,000 yen by a good card, unless said otherwise. */
    pay: (fields: Fields<'makeCCPayment'> = {}) => {
      const typed = { cardNumber: cards.approves, cardHolder: 'AKARI MORI', expiryMonth: '09', expiryYear: '2030' }
      return call('makeCCPayment', {
        ...money('10000'),
        paymentMethod: 'CREDITCARD',
        ...(fields.savedCardId ? {} : typed),
        cvv: '737',
        ...fields,
      })
    },
    payByWallet: (fields: Fields<'makeWalletPayment'>) => call('makeWalletPayment', { ...money('10000'), ...fields }),
    hosted: (fields: Fields<'getThirdPartyHostedUri'> = {}) =>
      call('getThirdPartyHostedUri', { ...money('10000'), ...fields }),
    withdraw: (fields: Fields<'makeCCWithdrawal'> = {}) =>
      call('makeCCWithdrawal', { ...money('4000'), paymentMethod: 'CREDITCARD', ...fields }),
    withdrawByWallet: (fields: Fields<'makeWalletWithdrawal'>) =>
      call('makeWalletWithdrawal', { ...money('4000'), ...fields }),
    cancel: (transactionId: string) => call('cancelWithdrawal', { transactionId }),
    status: (transactionId: string) => call('getTransactionStatus', { transactionId }),
    methods: () => call('getAvailablePaymentMethodsLimits', {}),
    data: () => call('getCashierData', {}),
    net: () => call('getUserNetDepositSummary', {}),
  }
}
export type Player = ReturnType<typeof createPlayer>

function contextOf(playerId: string): PlayerContext {
  const unused = () => {
    throw new Error('the cashier uses no cookies')
  }
  return {
    requestId: 'req_test',
    site: 'LEO',
    language: 'en',
    address: '192.0.2.1',
    userAgent: 'test',
    secure: false,
    origin: 'http://leo.localhost:4000',
    header: () => undefined,
    session: { id: 'ses_test', playerId, restricted: false },
    cookies: { get: unused, set: unused, clear: unused, renewAntiForgery: unused, antiForgeryHolds: unused },
  }
}
