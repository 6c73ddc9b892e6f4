import type { DocumentStatuses, VerificationStatus } from '@andon/contract/verification-status'
import type { Profile } from '../../player/session.ts'

interface Step {
  readonly name: 'contact' | 'identity' | 'address'
  readonly state: 'done' | 'waiting' | 'open'
  /** The page of the step, below the language. */
  readonly to: string
}

/** The steps before money can be withdrawn, in the order in which players take them. */
export function verificationSteps({
  channels,
  documents,
}: {
  channels: Profile['verifiedChannels']
  documents: DocumentStatuses
}): readonly Step[] {
  const documentPage = '/account/confirmidentity'
  return [
    { name: 'contact', state: channels.length > 0 ? 'done' : 'open', to: '/account/profile' },
    { name: 'identity', state: stateOf(documents.identityStatus), to: documentPage },
    { name: 'address', state: stateOf(documents.addressStatus), to: documentPage },
  ]
}

function stateOf(status: VerificationStatus): Step['state'] {
  if (status === 'vrfn_verified') return 'done'
  return status === 'vrfn_init' ? 'waiting' : 'open'
}
