import type { NewFact } from '@andon/contract/fact'
import type { Files } from '@andon/platform/files'
import type { Messages } from '@andon/platform/messages'
import type { Runtime } from '@andon/platform/runtime'
import type { Identity } from '../identity/index.ts'

export interface SupportOptions {
  readonly identity: Identity
  readonly messages: Messages
  /** The folder of files that are sent in conversations, and of nothing else. */
  readonly files: Files
  /** The kind of a whole picture or PDF by its bytes. Refuses FILE_TYPE_UNSUPPORTED, FILE_ACTIVE_CONTENT, FILE_ANIMATED and UNAVAILABLE. */
  inspectFile(file: Blob): Promise<string>
  /** Tells every node of what is not stored. Absent: nobody is told. */
  readonly announce?: (fact: NewFact) => void
}

export interface Deps extends Runtime, Required<SupportOptions> {}
