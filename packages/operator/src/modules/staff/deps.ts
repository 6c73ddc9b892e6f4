import type { Passwords } from '@andon/platform/passwords'
import type { Runtime } from '@andon/platform/runtime'

export interface Deps extends Pick<Runtime, 'db' | 'clock' | 'random' | 'facts'> {
  readonly passwords: Passwords
}
