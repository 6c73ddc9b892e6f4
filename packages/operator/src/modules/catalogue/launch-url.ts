import type { Language } from '@andon/contract/languages'
import { assert } from '@andon/platform/sql'
import { fillTemplate, type LaunchValues } from './suppliers/launch-template.ts'
import type { Supplier } from './suppliers/suppliers.ts'

interface Place {
  readonly gameCode: string
  readonly mode: 'real' | 'demo'
  /** Origin of the page around the game. */
  readonly origin: string
  readonly language: Language
  readonly token?: string
}

/** The values for a launch template; those that are not passed are empty. */
export function launchValues({ origin, ...place }: Place, more: Partial<LaunchValues> = {}): LaunchValues {
  const none = { token: '', currency: '', country: '', round: '', realityMinutes: '' }
  const pages = { lobbyUrl: '', cashierUrl: '', historyUrl: '' }
  return { ...none, ...pages, supplierGameCode: place.gameCode, ...place, host: origin, ...more }
}

export function templateUrl({ code, launch }: Supplier, values: LaunchValues): string {
  assert(launch.by === 'template', `games of ${code} open from a template`)
  return fillTemplate(values.mode === 'demo' ? (launch.demo ?? launch.real) : launch.real, values)
}
