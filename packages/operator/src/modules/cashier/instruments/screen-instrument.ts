import type { Tx } from '@andon/platform/sql'
import type { Deps } from '../deps.ts'
import { fingerprintOf } from '../store/fingerprints.ts'

/** Compares the deposit's card or account, if known, with those of excluded people, and locks or holds the account on a match. */
export async function screenInstrument(
  deps: Deps,
  tx: Tx,
  {
    playerId,
    supplier,
    ...instrument
  }: { playerId: string; supplier: string; cardId: string | null; accountId: string | null },
): Promise<void> {
  const fingerprint = await fingerprintOf(tx, { playerId, ...instrument })
  if (fingerprint !== null) await deps.persons.screenInstrument(tx, { playerId, supplier, fingerprint })
}
