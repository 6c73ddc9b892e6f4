import type { Tx } from '@andon/platform/sql'
import type { DepositUpdate } from '../deposits/apply-event.ts'
import type { Deps } from '../deps.ts'
import { putAccount } from '../store/accounts.ts'
import { putCard } from '../store/cards.ts'
import type { Deposit } from '../store/deposits.ts'

/** Stores the card or account that a deposit is paid with, once it is known: a card typed on the supplier's page is reported by the supplier. */
export async function keepInstrument(
  { clock, newId }: Deps,
  tx: Tx,
  { playerId, supplier, cardId, accountId }: Deposit,
  update: DepositUpdate,
): Promise<Pick<Deposit, 'cardId' | 'accountId'>> {
  if (update.state === 'submitted') return { cardId: update.cardId ?? cardId, accountId }
  const instrument = 'instrument' in update && cardId === null && accountId === null ? update.instrument : undefined
  const at = clock.now()
  switch (instrument?.kind) {
    case 'card':
      return { accountId, cardId: await putCard(tx, { id: newId('crd'), playerId, supplier, card: instrument, at }) }
    case 'account':
      return {
        cardId,
        accountId: (await putAccount(tx, { id: newId('acc'), playerId, supplier, face: instrument, at })).id,
      }
    case undefined:
      return { cardId, accountId }
  }
}
