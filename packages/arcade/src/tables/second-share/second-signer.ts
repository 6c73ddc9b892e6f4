import type { Log } from '@andon/platform/log'
import { type Beacon, beaconSigner } from './beacon-signer.ts'
import type { NamedSigner } from './named-signer.ts'
import { startOwnSigner } from './own-signer.ts'
import { remoteSigner } from './remote-signer.ts'

/** Where second shares of shared rounds come from: a process of this server with the key of `folder`, a signer elsewhere, or a public beacon. */
export type SecondSignerAt =
  | { readonly folder: string }
  | { readonly url: string; readonly token: string }
  | { readonly beacon: Beacon }

/** `now`: the clock of the tables, by which rounds are locked. */
export function openSecondSigner(at: SecondSignerAt, { log, now }: { log: Log; now: () => number }): NamedSigner {
  if ('folder' in at) return startOwnSigner({ folder: at.folder, log })
  return 'beacon' in at ? beaconSigner(at.beacon, { now }) : remoteSigner(at)
}
