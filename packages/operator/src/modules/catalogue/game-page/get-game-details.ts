import { type PlayerApi, Refusal } from '@andon/contract'
import type { GameSheet } from '@andon/contract/game-sheet'
import type { Language } from '@andon/contract/languages'
import type { GameDetails } from '@andon/contract/player-api/catalogue'
import type { Handler } from '@andon/platform/http'
import type { Deps } from '../deps.ts'
import { similarGames } from '../domain/similar-games.ts'
import { inLanguage, listGames, listPausedGames } from '../list-games.ts'
import { findGame } from '../store.ts'
import { findSheet, mechanicsOfGames } from './sheets.ts'

const mostSimilar = 6

/** A listed or paused game with its supplier's sheet and games like it. */
export function getGameDetails(deps: Deps): Handler<PlayerApi['catalogue']['getGameDetails']> {
  return async ({ gameCode, languageId }, { site }) => {
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
    return {
      game: inLanguage(game, languageId, { withLook: true }),
      paused: open === undefined,
      showsRounds: supplier?.showsRounds === true,
      sheet: sheet ? sheetInLanguage(sheet, { language: languageId, origin }) : null,
      similar: similar.flatMap(({ gameCode: code, ...likeness }) => {
        const other = byCode.get(code)
        const mechanics = likeness.mechanics.map((mechanic) => inWords(mechanic, languageId))
        return other ? [{ ...likeness, mechanics, game: inLanguage(other, languageId) }] : []
      }),
    }
  }
}

function inWords(mechanic: GameSheet['mechanics'][number], language: Language) {
  return typeof mechanic === 'string' ? mechanic : { id: mechanic.id, name: mechanic.name[language] }
}

/** Pictures are absolute URLs. */
function sheetInLanguage(
  { about, rules, payTable, mechanics, exactRtp, bets, topSpin, round }: GameSheet,
  { language, origin }: { language: Language; origin: string | undefined },
): NonNullable<GameDetails['sheet']> {
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
    ...(bets && { bets: bets.map(({ id, name, rtp }) => ({ id, name: name[language], rtp })) }),
    ...(topSpin && { topSpin }),
    ...(round && {
      round: { pays: round.pays, ...(round.playedAs && { playedAs: round.playedAs[language] }) },
    }),
  }
}
