import { join } from 'node:path'
import type { NewFact } from '@andon/contract/fact'
import type { Identity } from '@andon/operator/identity'
import { createSupport } from '@andon/operator/support'
import type { Verification } from '@andon/operator/verification'
import type { Config } from '@andon/platform/config'
import { createFiles } from '@andon/platform/files'
import type { Messages } from '@andon/platform/messages'
import type { Runtime } from '@andon/platform/runtime'

interface SupportSurroundings {
  readonly config: Pick<Config, 'dataDir'>
  readonly identity: Identity
  readonly messages: Messages
  readonly verification: Pick<Verification, 'inspectFile'>
  readonly announce: ((fact: NewFact) => void) | undefined
}

/** Customer service, with a folder of files of its own: the tidying job of each module removes what it does not know. */
export function openSupport(
  runtime: Runtime,
  { config, identity, messages, verification, announce }: SupportSurroundings,
) {
  return createSupport(runtime, {
    identity,
    messages,
    files: createFiles({ folder: join(config.dataDir, 'chat-files'), random: runtime.random }),
    inspectFile: verification.inspectFile,
    ...(announce && { announce }),
  })
}
