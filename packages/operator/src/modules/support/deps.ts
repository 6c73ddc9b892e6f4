import type { Messages } from '@andon/platform/messages'
import type { Runtime } from '@andon/platform/runtime'
import type { Identity } from '../identity/index.ts'

export interface Deps extends Runtime {
  readonly identity: Identity
  readonly messages: Messages
}
