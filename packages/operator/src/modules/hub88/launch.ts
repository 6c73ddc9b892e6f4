import { Refusal } from '@andon/contract'
import { currencyCodes } from '@andon/money'
import type { AskLaunchUrl, Hub88, LaunchToAsk, Supplier } from '@andon/operator/catalogue'
import type { GameWallet, SessionRefusal } from '@andon/operator/game-wallet'
import type { Log } from '@andon/platform/log'
import { assert } from '@andon/platform/sql'
import * as v from 'valibot'
import { askAggregator } from './ask-aggregator.ts'

interface LaunchDeps {
  readonly aggregatorOf: (code: string) => (Supplier & { readonly hub88: Hub88 }) | undefined
  readonly gameWallet: Pick<GameWallet, 'openSession' | 'endSession'>
  readonly log: Log
}

const timeoutMs = 5_000
const mostBytes = 64 * 1024
const launched = v.object({ url: v.pipe(v.string(), v.url(), v.maxLength(4096)) })
/** The aggregator's user and currency for play money. */
const demo = { user: 'demo', currency: 'XXX' } as const

/**
 * Asks an aggregator for the address of a game. For real money, opens the game session first: its token is what the aggregator names in its calls. The
 * session ends again if there is no address. Refusals: SUPPLIER_UNAVAILABLE, and those of a game session.
 */
export function createLaunch({ aggregatorOf, gameWallet, log }: LaunchDeps): AskLaunchUrl {
  return async (launch) => {
    const aggregator = aggregatorOf(launch.supplier)
    assert(aggregator, `${launch.supplier} is an aggregator`)
    if (!launch.session) return urlFrom(aggregator, { ...fieldsOf(launch), ...demo })
    const { playerId, id: loginSessionId } = launch.session
    const { supplier, gameCode, site } = launch
    const opened = await gameWallet.openSession({ playerId, loginSessionId, supplier, gameCode, site })
    if ('refused' in opened) throw refusalOf(opened.refused)
    const { sessionToken: token, player } = opened
    const about = { user: playerId, token, currency: player.currency ?? currencyCodes[0], country: player.country }
    return urlFrom(aggregator, { ...fieldsOf(launch), ...about }).catch(async (error: unknown) => {
      await gameWallet.endSession(token)
      throw error
    })
  }

  async function urlFrom(
    { code, hub88, origins }: Supplier & { readonly hub88: Hub88 },
    fields: Readonly<Record<string, unknown>>,
  ): Promise<string> {
    const about = { supplier: code, game: fields.game_code }
    const reply = await askAggregator(hub88, { path: 'game/url', fields, timeoutMs, mostBytes }).catch(
      (error: unknown) => {
        log.error({ err: error, ...about }, 'an aggregator gave no launch address')
        throw new Refusal('SUPPLIER_UNAVAILABLE')
      },
    )
    const parsed = v.safeParse(launched, reply)
    const origin = parsed.success ? new URL(parsed.output.url).origin : undefined
    if (parsed.success && origin !== undefined && origins.frames.includes(origin)) return parsed.output.url
    log.error({ ...about, origin, allowed: origins.frames }, 'an aggregator gave a launch address of another origin')
    throw new Refusal('SUPPLIER_UNAVAILABLE')
  }
}

function fieldsOf(launch: LaunchToAsk): Readonly<Record<string, unknown>> {
  const { supplierGameCode, language, country, address, userAgent, lobbyUrl, cashierUrl } = launch
  return {
    game_code: supplierGameCode,
    platform: /Mobi|Android|iPhone|iPad/i.test(userAgent) ? 'GPL_MOBILE' : 'GPL_DESKTOP',
    lang: language,
    ...(country === null ? {} : { country }),
    ...(address === '' ? {} : { ip: address }),
    lobby_url: lobbyUrl,
    deposit_url: cashierUrl,
  }
}

/** The player logged in a moment ago: a session that has ended since then means a new login. */
function refusalOf(refused: SessionRefusal): Refusal {
  if (refused.code === 'TOO_MANY_GAMES') return new Refusal(refused.code, { params: refused.params })
  return new Refusal(refused.code === 'SESSION_EXPIRED' ? 'REAL_PLAY_LOGIN_REQUIRED' : refused.code)
}
