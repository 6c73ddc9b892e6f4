import type { Log } from '@andon/platform/log'
import type { NamedSigner } from './named-signer.ts'
import { startOwnSigner } from './own-signer.ts'
import { remoteSigner } from './remote-signer.ts'

/** Where second shares of shared rounds come from: a process of this server with the key of `folder`, or a signer elsewhere. */
export type SecondSignerAt = { readonly folder: string } | { readonly url: string; readonly token: string }

export function openSecondSigner(at: SecondSignerAt, { log }: { log: Log }): NamedSigner {
  return 'folder' in at ? startOwnSigner({ folder: at.folder, log }) : remoteSigner(at)
}
