import type { ReplyOf } from '@andon/contract'
import type { PlayerApi } from '@andon/contract/player-api'
import { type Deps, supplierOf } from '../deps.ts'
import { isExpired } from '../domain/card-expiry.ts'
import { accountsPaidFrom } from '../store/accounts.ts'
import { savedCards } from '../store/cards.ts'
import { mayReceive, mostForEach, type PlayerSource, playerSources } from '../withdrawals/destinations.ts'
import { type MethodOffer, offersFor } from './payment-methods.ts'

type Reply = ReplyOf<PlayerApi['cashier']['getAvailablePaymentMethodsLimits']>
export type Methods = Omit<Reply, 'success'>

/** The payment methods that the site offers this player, in both directions. */
export async function listMethods(
  deps: Deps,
  { playerId, site }: { playerId: string; site: string },
): Promise<Methods> {
  const { realCash: balance, currency } = await deps.wallet.balances(deps.db, playerId)
  const offers = offersFor(deps.methods, { site, currency }).filter(({ supplier }) => supplierOf(deps, supplier))
  const sources = await playerSources(deps, deps.db, playerId)
  const allowance = await deps.limits.depositAllowance(deps.db, playerId)
  return {
    methods: await Promise.all(offers.map((offer) => depositMethod(deps, playerId, offer))),
    withdrawalMethods: offers.flatMap((offer) => withdrawalMethod(offer, { sources, balance })),
    ...(allowance === null ? {} : { depositAllowance: allowance }),
  }
}

async function depositMethod({ db, clock }: Deps, playerId: string, offer: MethodOffer) {
  const { paymentMethod, supplier, currency, deposit } = offer
  const cards = paymentMethod === 'CREDITCARD' ? await savedCards(db, { playerId, supplier }) : []
  const accounts =
    paymentMethod === 'PAPERWALLET' ? await accountsPaidFrom(db, { playerId, method: paymentMethod }) : []
  return {
    paymentMethod,
    currency,
    ...deposit,
    fee: 0 as const,
    savedCards: cards.filter((card) => !isExpired(card, clock.now())),
    savedAccounts: accounts.map(({ id, label }) => ({ id, label })),
  }
}

function withdrawalMethod(
  { paymentMethod, currency, withdrawal }: MethodOffer,
  { sources, balance }: { sources: readonly PlayerSource[]; balance: number },
): Methods['withdrawalMethods'] {
  if (!withdrawal) return []
  const most = mostForEach(sources, balance)
  const able = sources.filter((source) => source.method === paymentMethod && mayReceive(source))
  const takesNewAccount = paymentMethod === 'BANKTRANSFER'
  return [
    {
      paymentMethod,
      currency,
      ...withdrawal,
      fee: 0,
      destinations: able.map(({ id, name: label, net }) => ({
        id,
        label,
        netDeposited: Math.max(net, 0),
        max: Math.min(most(id), withdrawal.max),
      })),
      takesNewAccount,
      newAccountMax: takesNewAccount ? Math.min(most(null), withdrawal.max) : 0,
    },
  ]
}
