import { type PlayerApi, Refusal } from '@andon/contract'
import { returnsTooLittle } from '@andon/contract/game-rules'
import type { Language } from '@andon/contract/languages'
import { siteOf } from '@andon/contract/sites'
import type { Handler, Session, VisitorContext } from '@andon/platform/http'
import type { LaunchToAsk } from './ask-launch-url.ts'
import type { Deps } from './deps.ts'
import { isGameOffered } from './domain/places.ts'
import { insertLaunchToken } from './launch-tokens.ts'
import { launchValues, templateUrl } from './launch-url.ts'
import { realityCheck } from './reality-check.ts'
import { refuseLocked } from './refuse-locked.ts'
import { type CatalogueGame, findGame, offeredGames, recordPlayed } from './store.ts'
import type { Supplier } from './suppliers/suppliers.ts'
import { tokenHash } from './token-hash.ts'

/** Of an aggregator, which is asked for the address of a game. Short, because the browser opens it at once. */
const tokenSecondsByCall = 60

export function launchGame(deps: Deps): Handler<PlayerApi['catalogue']['launchGame']> {
  return async ({ gameType, gameSymbol, roundId, languageId }, context) => {
    const { session, site, origin, address, userAgent } = context
    const { game, supplier } = await findPlayable(deps, gameSymbol, site)
    const { modes, vendorCode } = game.details
    const hasDemo = modes.includes('freegames')
    const real = gameType === 'realgames'
    if (real && !session) throw new Refusal('REAL_PLAY_LOGIN_REQUIRED')
    if (!modes.includes(gameType)) throw new Refusal('GAME_MODE_UNAVAILABLE', { field: 'gameType' })

    const country = session ? await countryOf(deps, session.playerId) : null
    if (returnsTooLittle(game.details.rtp, country)) throw new Refusal('GAME_RETURN_TOO_LOW', { field: 'gameSymbol' })
    const place = { site, country: session ? country : visitorCountry(deps, context) }
    if (!isGameOffered({ supplier, game: game.details }, place))
      throw new Refusal('GAME_NOT_IN_COUNTRY', { field: 'gameSymbol' })

    const opened = { gameCode: game.gameCode, origin, language: languageId }
    const more = { supplierGameCode: game.details.supplierGameCode ?? game.gameCode }
    const messageOrigins = [...supplier.origins.messages]
    const dialect = game.details.dialect ?? supplier.dialect
    const reply = { success: true as const, gameCode: game.gameCode, vendorCode, dialect, messageOrigins, hasDemo }
    if (supplier.launch.by === 'hub88') {
      const launchUrl = await launchByCall(deps, {
        ...{ supplier: supplier.code, gameCode: game.gameCode, ...more, session: real ? session : null },
        ...{ site, language: languageId, country, address, userAgent, ...pagesAround({ site, origin, languageId }) },
      })
      const check = real && session && (await realityCheck(deps, { session, site, origin, language: languageId }))
      return { ...reply, launchUrl, ...(check ? { realityCheck: check } : {}) }
    }
    if (!session || !real)
      return { ...reply, launchUrl: templateUrl(supplier, launchValues({ ...opened, mode: 'demo' }, more)) }
    const token = await launchForReal(deps, { game, supplier, session, site, language: languageId })
    const round = supplier.showsRounds ? (roundId ?? '') : ''
    const launchUrl = templateUrl(supplier, launchValues({ ...opened, mode: 'real', token }, { ...more, round }))
    const check = await realityCheck(deps, { session, site, origin, language: languageId })
    return { ...reply, launchUrl, ...(check ? { realityCheck: check } : {}) }
  }
}

async function launchByCall({ db, clock, askLaunchUrl }: Deps, launch: LaunchToAsk): Promise<string> {
  const { gameCode, session } = launch
  const launchUrl = await askLaunchUrl(launch)
  if (session) {
    const played = { playerId: session.playerId, gameCode, at: clock.now().toString() }
    await db.transaction((tx) => recordPlayed(tx, played))
  }
  return launchUrl
}

function pagesAround({ site, origin, languageId }: { site: string; origin: string; languageId: Language }) {
  const page = (path: string) => `${origin}/${languageId}${path}`
  return { lobbyUrl: page(siteOf(site).homePath.player), cashierUrl: page('/account/cashier') }
}

async function countryOf({ db, playersByIds }: Deps, playerId: string): Promise<string | null> {
  return (await playersByIds(db, [playerId])).get(playerId)?.country ?? null
}

function visitorCountry({ countryOf }: Deps, { address, header }: VisitorContext): string | null {
  return countryOf(address, header) || null
}

async function findPlayable(
  { db, suppliers }: Deps,
  gameCode: string,
  site: string,
): Promise<{ game: CatalogueGame; supplier: Supplier }> {
  const game = await findGame(db, gameCode)
  if (!game) throw new Refusal('GAME_UNKNOWN', { field: 'gameSymbol' })
  const supplier = suppliers.find(game.supplier)
  const { takesBets = false } = (await offeredGames(db, [gameCode])).get(gameCode) ?? {}
  if (!takesBets || !supplier) throw new Refusal('GAME_NOT_PUBLISHED')
  if (!isGameOffered({ supplier, game: game.details }, { site, country: null })) throw new Refusal('GAME_NOT_PUBLISHED')
  return { game, supplier }
}

async function launchForReal(
  deps: Deps,
  launch: { game: CatalogueGame; supplier: Supplier; session: Session; site: string; language: Language },
): Promise<string> {
  const { clock, random, db } = deps
  const { gameCode } = launch.game
  const { code: supplier, launch: opening } = launch.supplier
  const seconds = opening.by === 'template' ? opening.tokenSeconds : tokenSecondsByCall
  const { playerId, id: loginSessionId } = launch.session
  const { site, language } = launch
  const token = random.token()
  const now = clock.now()
  await db.transaction(async (tx) => {
    await refuseLocked(deps, tx, playerId)
    const bound = { playerId, loginSessionId, supplier, gameCode, site, language }
    await insertLaunchToken(tx, { ...bound, tokenHash: tokenHash(token), expiresAt: now.add({ seconds }) })
    await recordPlayed(tx, { playerId, gameCode, at: now.toString() })
  })
  deps.countLaunch('launched', supplier)
  return token
}
