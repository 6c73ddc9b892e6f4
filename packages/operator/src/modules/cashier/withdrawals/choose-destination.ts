import { Refusal } from '@andon/contract'
import type { Destination } from '@andon/contract/player-api/cashier/withdrawals'
import { owed } from '../domain/closed-loop.ts'
import type { WithdrawalRequest } from '../domain/request-hash.ts'
import type { Account } from '../store/accounts.ts'
import { mayReceive, mostForEach, type PlayerSource } from './destinations.ts'

/** Where a withdrawal goes. */
export interface Chosen {
  readonly id: string
  readonly kind: 'card' | 'account'
  /** The holder's name, if the supplier or the player has given it. */
  readonly holder: string | null
  /** Money has come from it, so the player controls it. */
  readonly proven: boolean
}

/** The requested card or account; if none is named, the one with the largest sum to go back to, otherwise the last one used. */
export function chooseDestination(
  { destination, paymentMethod }: WithdrawalRequest,
  { sources, bank }: { sources: readonly PlayerSource[]; bank: Account | null },
): Chosen {
  const named = bank && sources.find(({ id }) => id === bank.id)
  if (bank && !named) return { id: bank.id, kind: 'account', holder: bank.holder, proven: false }
  const able = sources.filter((source) => source.method === paymentMethod && mayReceive(source))
  const found = named
    ? able.find(({ id }) => id === named.id)
    : (able.find(matching(destination)) ?? preferred(destination, able))
  if (!found) throw new Refusal('PAYOUT_DESTINATION_UNKNOWN', { field: fields[destination.kind] })
  return { id: found.id, kind: found.kind, holder: found.holder, proven: found.paidFrom }
}

const fields: Record<Destination['kind'], string> = {
  any: 'paymentMethod',
  card: 'savedCardId',
  account: 'savedAccountId',
  'typed-card': 'cardNumber',
  bank: 'accountNumber',
}

function matching(destination: Destination): (source: PlayerSource) => boolean {
  return ({ id, kind, brand, last4, expiryMonth, expiryYear }) => {
    switch (destination.kind) {
      case 'card':
      case 'account':
        return kind === destination.kind && id === destination.id
      case 'typed-card': {
        const { month, year } = destination
        return (
          [brand, last4, expiryMonth, expiryYear].join() === [destination.brand, destination.last4, month, year].join()
        )
      }
      case 'any':
      case 'bank':
        return false
    }
  }
}

function preferred(destination: Destination, able: readonly PlayerSource[]): PlayerSource | undefined {
  if (destination.kind !== 'any') return undefined
  const first = owed(able)[0]
  return able.find(({ id }) => id === first?.id) ?? able[0]
}

/** Refuses a sum that has to go to another source first; names that source and the most that may go here. */
export function enforceClosedLoop(
  { amount, currency }: WithdrawalRequest,
  { chosen, sources, balance }: { chosen: Chosen; sources: readonly PlayerSource[]; balance: number },
): void {
  if (amount > balance) throw new Refusal('INSUFFICIENT_FUNDS', { field: 'amount', params: { max: balance, currency } })
  const max = mostForEach(sources, balance)(chosen.id)
  if (amount <= max) return
  const first = owed(sources).find(({ id }) => id !== chosen.id)
  const { name = '', method = '' } = sources.find(({ id }) => id === first?.id) ?? {}
  throw new Refusal('CLOSED_LOOP', { field: 'amount', params: { max, currency, first: name, paymentMethod: method } })
}
