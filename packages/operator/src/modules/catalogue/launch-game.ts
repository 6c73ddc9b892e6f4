import { type PlayerApi, Refusal } from '@andon/contract'
import { returnsTooLittle } from '@andon/contract/games/rules'
import type { Language } from '@andon/contract/languages'
import type { Handler, Session, VisitorContext } from '@andon/platform/http'
import { newToken } from '@andon/platform/ids'
import { assert } from '@andon/platform/sql'
import type { LaunchToAsk } from './ask-launch-url.ts'
import type { Deps } from './deps.ts'
import { isGameOffered } from './domain/places.ts'
import { insertLaunchToken } from './launch-tokens.ts'
import { pagesAround, templateUrl } from './launch-url.ts'
import { realityCheck } from './reality-check.ts'
import { refuseLocked } from './refuse-locked.ts'
import { type CatalogueGame, findGame, offeredGames, recordPlayed } from './store.ts'
import { supplierStates } from './suppliers/states.ts'
import type { Supplier } from './suppliers/suppliers.ts'

export function launchGame(deps: Deps): Handler<PlayerApi['catalogue']['launchGame']> {
  return async ({ gameType, gameSymbol, roundId, race, languageId }, context) => {
    const { session, site, origin, address, userAgent } = context
    const { game, supplier } = await findPlayable(deps, gameSymbol, site)
    const { modes, vendorCode } = game.details
    const hasDemo = modes.includes('freegames')
    const real = gameType === 'realgames'
    if (real && !session) throw new Refusal('REAL_PLAY_LOGIN_REQUIRED')
    if (!modes.includes(gameType)) throw new Refusal('GAME_MODE_UNAVAILABLE', { field: 'gameType' })

    const chips = race === undefined ? null : await chipsFor(deps, { race, game, supplier, session, real })
    const player = session && (await playerOf(deps, session.playerId))
    const country = player?.country ?? null
    if (returnsTooLittle(game.details.rtp, country)) throw new Refusal('GAME_RETURN_TOO_LOW', { field: 'gameSymbol' })
    const place = { site, country: session ? country : visitorCountry(deps, context) }
    if (!isGameOffered({ supplier, game: game.details }, place))
      throw new Refusal('GAME_NOT_IN_COUNTRY', { field: 'gameSymbol' })

    const messageOrigins = [...supplier.origins.messages]
    const dialect = game.details.dialect ?? supplier.dialect
    const reply = { success: true as const, gameCode: game.gameCode, vendorCode, dialect, messageOrigins, hasDemo }
    const check = real && session ? await realityCheck(deps, { session, site, origin, language: languageId }) : null
    const opened = {
      gameCode: game.gameCode,
      supplierGameCode: game.details.supplierGameCode ?? game.gameCode,
      ...place,
      currency: player?.currency ?? null,
      origin,
      language: languageId,
    }
    const { home, cashier } = pagesAround(opened)
    const playing = real ? session : null
    const launchUrl =
      supplier.launch.by === 'hub88'
        ? await launchByCall(deps, {
            ...opened,
            supplier: supplier.code,
            session: playing,
            address,
            userAgent,
            country,
            lobbyUrl: home.player,
            cashierUrl: cashier,
          })
        : templateUrl(supplier, {
            ...opened,
            round: supplier.showsRounds ? (roundId ?? '') : '',
            real: playing && {
              token: await issueLaunchToken(deps, {
                game,
                supplier,
                session: playing,
                site,
                language: languageId,
                chips,
              }),
              realityMinutes: check?.RealityIntervalValue ?? 0,
            },
          })
    return { ...reply, launchUrl, ...(check ? { realityCheck: check } : {}) }
  }
}

/** The stack with which a game is played in a race with chips. */
async function chipsFor(
  { db, clock, chipStackOf }: Deps,
  asked: { race: string; game: CatalogueGame; supplier: Supplier; session: Session | null; real: boolean },
): Promise<string> {
  const { race, game, supplier, session, real } = asked
  if (!session || !real || !supplier.playsChips) throw new Refusal('GAME_MODE_UNAVAILABLE', { field: 'race' })
  const stack = await chipStackOf(db, { playerId: session.playerId, tournamentId: race })
  if (!stack) throw new Refusal('NOT_FOUND', { field: 'race' })
  const now = clock.now()
  const isOn = Temporal.Instant.compare(now, stack.startsAt) >= 0 && Temporal.Instant.compare(now, stack.endsAt) < 0
  if (!isOn || stack.closedAt) throw new Refusal('ACTION_IMPOSSIBLE', { field: 'race', message: 'The race is not on' })
  if (!stack.games.includes(game.gameCode))
    throw new Refusal('ACTION_IMPOSSIBLE', { field: 'gameSymbol', message: 'The game is not in the race' })
  return stack.id
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

async function playerOf({ db, playersByIds }: Deps, playerId: string) {
  return (await playersByIds(db, [playerId])).get(playerId)
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
  if (!game.published || !supplier) throw new Refusal('GAME_NOT_PUBLISHED')
  if (!isGameOffered({ supplier, game: game.details }, { site, country: null })) throw new Refusal('GAME_NOT_PUBLISHED')
  if (!takesBets)
    throw new Refusal(
      (await supplierStates(db)).get(supplier.code) === 'retired' ? 'GAME_NOT_PUBLISHED' : 'GAME_PAUSED',
    )
  return { game, supplier }
}

/** Opens the game session, once; the game counts as played. */
async function issueLaunchToken(
  deps: Deps,
  launch: {
    game: CatalogueGame
    supplier: Supplier
    session: Session
    site: string
    language: Language
    chips: string | null
  },
): Promise<string> {
  const { clock, db } = deps
  const { gameCode } = launch.game
  const { code: supplier, launch: opening } = launch.supplier
  assert(opening.by === 'template', `games of ${supplier} open from a template`)
  const { tokenSeconds: seconds } = opening
  const { playerId, id: loginSessionId } = launch.session
  const { site, language, chips } = launch
  const token = newToken(deps, playerId)
  const now = clock.now()
  await db.transaction(async (tx) => {
    await refuseLocked(deps, tx, playerId)
    const bound = { playerId, loginSessionId, supplier, gameCode, site, language, chips }
    await insertLaunchToken(tx, { ...bound, token, expiresAt: now.add({ seconds }) })
    await recordPlayed(tx, { playerId, gameCode, at: now.toString() })
  })
  deps.countLaunch('launched', supplier)
  return token
}
