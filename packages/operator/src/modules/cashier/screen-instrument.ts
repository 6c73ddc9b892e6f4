import type { Tx } from '@andon/platform/sql'
import type { Deps } from './deps.ts'
import { fingerprintOf } from './store/fingerprints.ts'

/** Compares the card or account of a deposit, where it is known, with what excluded people paid with. Their account is stopped from then on. */
export async function screenInstrument(
  deps: Deps,
  tx: Tx,
  {
    playerId,
    supplier,
    ...instrument
  }: { playerId: string; supplier: string; cardId: string | null; accountId: string | null },
): Promise<void> {
  const fingerprint = await fingerprintOf(tx, instrument)
  if (fingerprint !== null) await deps.persons.screenInstrument(tx, { playerId, supplier, fingerprint })
}
