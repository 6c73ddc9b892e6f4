import { type PlayerApi, Refusal } from '@andon/contract'
import type { GameSheet } from '@andon/contract/games/sheet'
import type { Language } from '@andon/contract/languages'
import type { GameDetails } from '@andon/contract/player-api/catalogue'
import { siteOf } from '@andon/contract/sites'
import type { Handlers } from '@andon/platform/http'
import type { Deps } from '../deps.ts'
import { similarGames } from '../domain/similar-games.ts'
import { inLanguage, listGames, listPausedGames } from '../list-games.ts'
import { findGame } from '../store.ts'
import { findSheet, mechanicsOfGames } from './sheets.ts'

const mostSimilar = 6

type Calls = Pick<PlayerApi['catalogue'], 'getGameDetails' | 'getGameGuide'>

/** The supplier's own details of a game: the sheet of a listed or paused game with games like it, and how to play it. */
export const detailCalls = (deps: Deps): Handlers<Calls> => ({
  getGameDetails: async (asked, { site }) => (await detailsOf(deps, { ...asked, site })).details,
  getGameGuide: async (asked, { site }) => {
    const { details, guide } = await detailsOf(deps, { ...asked, site })
    if (!guide) throw new Refusal('NOT_FOUND', { field: 'gameCode', message: `${asked.gameCode} has no guide` })
    return { ...details, guide: guide[asked.languageId] }
  },
})

interface Asked {
  readonly gameCode: string
  readonly languageId: Language
  readonly site: string
  readonly odds?: 'true' | undefined
}

async function detailsOf(
  deps: Deps,
  { gameCode, languageId, site, odds }: Asked,
): Promise<{ readonly details: GameDetails; readonly guide: GameSheet['guide'] }> {
  const listed = await listGames(deps, site)
  const isAsked = (game: { gameCode: string }) => game.gameCode === gameCode
  const open = listed.find(isAsked)
  const game = open ?? (await listPausedGames(deps, site)).find(isAsked)
  if (!game) throw new Refusal('NOT_FOUND', { field: 'gameCode', message: `There is no game ${gameCode}` })
  const sheet = await findSheet(deps.db, gameCode)
  const stored = await findGame(deps.db, gameCode)
  const supplier = deps.suppliers.find(stored?.supplier ?? '')
  const origin = supplier?.origins.frames[0]
  const byCode = new Map(listed.map((other) => [other.gameCode, other]))
  const similar = similarGames(game, listed, { mechanicsOf: await mechanicsOfGames(deps.db), most: mostSimilar })
  const details: GameDetails = {
    game: inLanguage(game, languageId, { withLook: true }),
    paused: open === undefined,
    showsRounds: supplier?.showsRounds === true,
    sheet: sheet
      ? sheetInLanguage(sheet, {
          language: languageId,
          origin,
          site,
          supplier: stored?.supplier,
          odds: odds === 'true',
        })
      : null,
    similar: similar.flatMap(({ gameCode: code, ...likeness }) => {
      const other = byCode.get(code)
      const mechanics = likeness.mechanics.map((mechanic) => inWords(mechanic, languageId))
      return other ? [{ ...likeness, mechanics, game: inLanguage(other, languageId) }] : []
    }),
  }
  return { details, guide: sheet?.guide }
}

function inWords(mechanic: GameSheet['mechanics'][number], language: Language) {
  return typeof mechanic === 'string' ? mechanic : { id: mechanic.id, name: mechanic.name[language] }
}

/** Pictures are absolute URLs. */
function sheetInLanguage(
  sheet: GameSheet,
  place: {
    readonly language: Language
    readonly origin: string | undefined
    readonly site: string
    readonly supplier: string | undefined
    /** With the histogram of a round. */
    readonly odds: boolean
  },
): NonNullable<GameDetails['sheet']> {
  const { about, rules, payTable, mechanics, exactRtp, bets, layoutLimits, allStakes, guide, topSpin, round } = sheet
  const { language, origin } = place
  const jackpots = jackpotsShown(sheet, place)
  return {
    ...(about && { about: about[language] }),
    rules: rules[language],
    payTable: payTable.map(({ name, picture, note, pays, values }) => ({
      name: name[language],
      pays,
      values: values.map(({ name: prize, ...value }) => ({ ...value, ...(prize && { name: prize[language] }) })),
      ...(picture !== undefined && origin !== undefined && { picture: new URL(picture, origin).href }),
      ...(note && { note: note[language] }),
    })),
    mechanics: mechanics.map((mechanic) => inWords(mechanic, language)),
    ...(exactRtp && { exactRtp }),
    ...(bets && { bets: bets.map(({ name, ...bet }) => ({ ...bet, name: name[language] })) }),
    ...(layoutLimits && { layoutLimits }),
    ...(allStakes && { allStakes }),
    ...(guide && { hasGuide: true }),
    ...(topSpin && { topSpin }),
    ...(jackpots.length > 0 && { jackpots }),
    ...(round && {
      round: {
        pays: round.pays,
        ...(round.playedAs && { playedAs: round.playedAs[language] }),
        ...(place.odds && round.histogram && { histogram: round.histogram }),
      },
    }),
  }
}

/** The game's jackpots at the brand; none where the brand has no jackpots. */
function jackpotsShown(
  { jackpots = [] }: Pick<GameSheet, 'jackpots'>,
  { language, site, supplier }: { language: Language; site: string; supplier: string | undefined },
): NonNullable<NonNullable<GameDetails['sheet']>['jackpots']> {
  const { code, flags } = siteOf(site)
  if (!flags.jackpot) return []
  return jackpots
    .filter(({ sites }) => sites?.includes(code) ?? true)
    .map(({ jackpot, name, sites: _, ...rules }) => ({ ...rules, id: `${supplier}/${jackpot}`, name: name[language] }))
}
