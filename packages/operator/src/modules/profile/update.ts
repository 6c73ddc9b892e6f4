import { type PlayerApi, Refusal } from '@andon/contract'
import type { VerificationStatus } from '@andon/contract/verification-status'
import type { Handler } from '@andon/platform/http'
import type { Deps } from './deps.ts'
import { detailsView } from './details.ts'

const addressDetails = ['postalCode', 'prefecture', 'city', 'address1'] as const
/** The reading, too: payouts to its name need no approval. */
const nameDetails = ['firstName', 'lastName', 'firstNameKana', 'lastNameKana'] as const

export function update({ identity, proofs }: Deps): Handler<PlayerApi['profile']['update']> {
  return async ({ currentPassword, ...changes }, { address, session: { playerId } }) => {
    const player = await identity.changeDetails({
      playerId,
      changes,
      currentPassword,
      address,
      also: async (tx, { changed }) => {
        const name = nameDetails.find((detail) => changed.has(detail))
        if (name && isProven((await proofs.statusOf(tx, playerId)).identityStatus))
          throw new Refusal('DETAIL_VERIFIED', { field: name })
        if (addressDetails.some((detail) => changed.has(detail))) await proofs.addressChanged(tx, playerId)
      },
    })
    return detailsView(player)
  }
}

/** A name that a document proves, or is being checked against, cannot be edited. */
function isProven(status: VerificationStatus): boolean {
  return status === 'vrfn_verified' || status === 'vrfn_init'
}
