import type { Db } from '@andon/platform/sql'
import type { SecondSigner } from '../../provably-fair/table-chance.ts'
import { secondShareHolds } from '../../provably-fair/verify-second-share.ts'
import { readChains } from '../chains/store.ts'
import type { NamedSigner } from './named-signer.ts'

/** The chain of the round names another signer than this server has: it never gets its share. */
export class BoundToAnother extends Error {}

/**
 * The second signer as tables use it: asked only where the chain of the round names it, so that nobody can choose among signers once bets are known, and its share is verified before it counts.
 */
export function bindSigner({ db, signer }: { db: Db; signer: NamedSigner }): SecondSigner {
  const holds = signer.holds ?? secondShareHolds
  return {
    ...(signer.beacon && { beacon: signer.beacon }),
    shareOf: async ({ chain, ...round }) => {
      const [identity, chains] = await Promise.all([signer.identity(), readChains(db, round.tableId)])
      const bound = chains.find((one) => one.chain === chain)?.signer
      if (bound !== identity)
        throw new BoundToAnother(`round ${round.number} of ${round.tableId} is bound to another second signer`)
      const proof = await signer.shareOf(round)
      if (!(await holds(proof, { ...round, signer: identity })))
        throw new Error(`the second share of round ${round.number} of ${round.tableId} is not genuine`)
      return proof
    },
  }
}
