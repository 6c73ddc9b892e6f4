import type { Language } from '@andon/contract/languages'
import { siteOf } from '@andon/contract/sites'
import { currencyCodes } from '@andon/money'
import { assert } from '@andon/platform/sql'
import { fillTemplate, type LaunchValues } from './suppliers/launch-template.ts'
import type { Supplier } from './suppliers/suppliers.ts'

export interface Launch {
  readonly gameCode: string
  readonly supplierGameCode: string
  readonly site: string
  /** Origin of the page around the game. */
  readonly origin: string
  readonly language: Language
  /** The country of the player, or of a visitor's address; null: not known. */
  readonly country: string | null
  /** The currency of the player; null for a visitor, who sees the default one. */
  readonly currency: string | null
  /** A past round to show: of the player, or in play money one that anyone may see; empty for none. */
  readonly round: string
  /** Null: play money. */
  readonly real: {
    readonly token: string
    /** Minutes between reality checks; 0 without. */
    readonly realityMinutes: number
  } | null
}

/** The address of a launch from the supplier's template. For play money without a template of its own, the one for real money without a token. */
export function templateUrl({ code, launch }: Supplier, launched: Launch): string {
  assert(launch.by === 'template', `games of ${code} open from a template`)
  return fillTemplate(launched.real ? launch.real : (launch.demo ?? launch.real), valuesFor(launched))
}

/** Pages that only players have, and what only real play needs, are empty in a demo. */
function valuesFor({ site, origin, country, currency, real, ...launch }: Launch): LaunchValues {
  const { home, cashier, history } = pagesAround({ site, origin, language: launch.language })
  return {
    ...launch,
    host: origin,
    country: country ?? '',
    currency: currency ?? currencyCodes[0],
    mode: real ? 'real' : 'demo',
    token: real?.token ?? '',
    realityMinutes: String(real?.realityMinutes ?? 0),
    lobbyUrl: real ? home.player : home.visitor,
    cashierUrl: real ? cashier : '',
    historyUrl: real ? history : '',
  }
}

/** Addresses of the site's pages that a game leads to. */
export function pagesAround({ site, origin, language }: Pick<Launch, 'site' | 'origin' | 'language'>) {
  const page = (path: string) => `${origin}/${language}${path}`
  const { visitor, player } = siteOf(site).homePath
  return {
    home: { visitor: page(visitor), player: page(player) },
    cashier: page('/account/cashier'),
    history: page('/account/bet-history'),
  }
}
