import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { boundedText, gameCode, languageId, success } from '../fields.ts'
import { gameCategory } from '../games/categories.ts'
import { gameLook } from '../games/sheet.ts'
import { lobbyNames } from '../lobbies.ts'
import { dialect } from '../vendor-messages/dialects.ts'
import { callsAboutNow } from './catalogue-now.ts'
import { gameReturn } from './catalogue-play.ts'
import { guideShown, mechanicWords, sheetShown } from './catalogue-sheet.ts'
import { realityCheck, secondsUntilCheck } from './reality-check-fields.ts'
import { routes } from './routes.ts'
import { mostSportsMatches, sportsBookToken, sportsMatch } from './sports-matches.ts'

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
/** A whole number sent as text in a query. */
const wholeNumber = v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number))
const vendorId = v.pipe(boundedText(40), v.regex(/^[a-z0-9-]+$/))

export const volatilities = ['none', 'low', 'medium', 'high'] as const
export const gameModes = ['freegames', 'realgames'] as const

/** A game as players see it; `name` is in the requested language. */
export const game = v.object({
  gameCode,
  name: v.string(),
  /** Kana for search; in Latin letters if the name has no reading. */
  reading: v.string(),
  /** Other words by which players look for it: its names in other languages, and how they are written in kana. */
  searchWords: v.array(v.string()),
  vendorCode: v.string(),
  vendorName: v.string(),
  vendorDisplayName: v.string(),
  volatility: v.picklist(volatilities),
  /** Theoretical return in per cent, or null if the rules fix none. */
  rtp: v.nullable(v.number()),
  tagList: v.array(v.string()),
  beGameTypeId: v.string(),
  modes: v.array(v.picklist(gameModes)),
  /** Pictures of 4:3, 3:4 and 16:7. */
  thumbnail: v.string(),
  portrait: v.string(),
  hero: v.string(),
  /** Each picture is there as AVIF, too, at the same address with the ending `.avif`. */
  avif: v.optional(v.boolean()),
  /** For the time until its picture has loaded; if its supplier sends one, and only in answers to `looks`. */
  look: v.optional(gameLook),
  category: gameCategory,
  /** Minimum and maximum stake of one round in minor units; absent if its supplier states none. */
  minBet: v.optional(count),
  maxBet: v.optional(count),
  /** Share of rounds that return anything, 0 to 1. */
  hitFrequency: v.optional(v.number()),
  /** The way to play that `hitFrequency` is stated for, where the player decides. */
  hitFrequencyFor: v.optional(v.string()),
  /** The greatest win as a multiple of the stake; of a whole round, or of one spin where a round may win more. */
  maxWin: v.optional(v.number()),
  maxWinOf: v.optional(v.picklist(['round', 'spin'])),
  /** It is won once in so many rounds. */
  maxWinOneIn: v.optional(v.number()),
  /** It is won less often than that. */
  maxWinRarer: v.optional(v.boolean()),
  /** ISO countries whose players may not open it: its return is below the legal minimum there, or its licence does not cover them. */
  notPlayableIn: v.array(v.string()),
})
export type Game = v.InferOutput<typeof game>

const details = v.object({
  game,
  /** For maintenance: it cannot be opened. */
  paused: v.boolean(),
  /** Its supplier's games can show and verify a past round. */
  showsRounds: v.boolean(),
  /** Null if its supplier sends none. */
  sheet: v.nullable(sheetShown),
  /** Games that can be opened, most alike first, with what they share. */
  similar: v.array(
    v.object({ game, mechanics: mechanicWords, sameVolatility: v.boolean(), sameCategory: v.boolean() }),
  ),
})
export type GameDetails = v.InferOutput<typeof details>

const gameGroup = v.object({ id: v.string(), name: v.string(), games: v.array(gameCode) })
export type GameGroup = v.InferOutput<typeof gameGroup>

export const catalogue = {
  getGames: endpoint(routes.catalogue.getGames, {
    access: 'public',
    rate: 'read',
    summary: 'All published games, or a part of the list',
    request: v.object({
      ...languageId,
      offset: v.optional(wholeNumber, '0'),
      limit: v.optional(v.pipe(wholeNumber, v.minValue(1))),
      /** Each game with its look. Long lists are shorter without. */
      looks: v.optional(v.literal('true')),
    }),
    reply: v.object({
      games: v.array(game),
      /** Paused for maintenance: not listed, not playable. */
      paused: v.array(v.pick(game, ['gameCode', 'name'])),
    }),
    refusals: [],
  }),
  getLobbyListWithGameGroups: endpoint(routes.catalogue.getLobbyListWithGameGroups, {
    access: 'public',
    rate: 'read',
    summary: "A lobby's groups in display order, each with its games by code",
    request: v.object({ ...languageId, lobby: v.picklist(lobbyNames) }),
    reply: v.object({ gameGroupList: v.array(gameGroup) }),
    refusals: [],
  }),
  getLobbyGameGroupGames: endpoint(routes.catalogue.getLobbyGameGroupGames, {
    access: 'public',
    rate: 'read',
    summary: 'Games of one group, in pages',
    request: v.object({
      ...languageId,
      groupId: boundedText(60),
      offset: v.optional(wholeNumber, '0'),
      limit: v.optional(v.pipe(wholeNumber, v.minValue(1), v.maxValue(100)), '100'),
    }),
    reply: v.object({ id: v.string(), name: v.string(), games: v.array(game), total: count }),
    refusals: ['NOT_FOUND'],
  }),
  getGameTitles: endpoint(routes.catalogue.getGameTitles, {
    access: 'public',
    rate: 'read',
    summary: 'Names and readings of all games, for search',
    request: v.object(languageId),
    /** `hasGuide`: `getGameGuide` says how to play it. */
    reply: v.object({
      titles: v.array(v.object({ ...v.pick(game, ['gameCode', 'name', 'reading']).entries, hasGuide: v.boolean() })),
    }),
    refusals: [],
  }),
  getGameDetails: endpoint(routes.catalogue.getGameDetails, {
    access: 'public',
    rate: 'read',
    summary: "One game with its supplier's sheet (rules, pay table, distribution of a round) and games like it",
    /** `odds`: with the exact histogram of a round. */
    request: v.object({ ...languageId, gameCode, odds: v.optional(v.literal('true')) }),
    reply: details,
    refusals: ['NOT_FOUND'],
  }),
  getGameGuide: endpoint(routes.catalogue.getGameGuide, {
    access: 'public',
    rate: 'read',
    summary: 'How to play one game',
    request: v.object({ ...languageId, gameCode }),
    reply: v.object({ ...details.entries, guide: guideShown }),
    refusals: ['NOT_FOUND'],
  }),
  getGameReturn: endpoint(routes.catalogue.getGameReturn, {
    access: 'public',
    rate: 'read',
    summary: 'What a game has returned over its last real rounds',
    request: v.object({ gameCode }),
    reply: gameReturn,
    refusals: [],
  }),
  ...callsAboutNow,
  launchGame: endpoint(routes.catalogue.launchGame, {
    access: 'visitor',
    rate: 'write',
    summary: 'URL that opens a game, for play money (freegames) or real money (realgames)',
    request: v.object({
      ...languageId,
      gameType: v.picklist(gameModes),
      gameSymbol: gameCode,
      /** A past round of the player on which the game should open, if it can. */
      roundId: v.optional(v.pipe(v.string(), v.regex(/^[\w.:-]{1,128}$/))),
      /** A race with play chips that the player has entered: the game is played with these chips alone. */
      race: v.optional(v.pipe(v.string(), v.regex(/^trn_[0-9a-z_]{1,56}$/))),
    }),
    reply: v.object({
      ...success.entries,
      launchUrl: v.string(),
      gameCode,
      vendorCode: v.string(),
      /** How the game's page talks to the page that hosts it. */
      dialect,
      /** Origins from which its messages come: that of `launchUrl`, and others that its supplier names. */
      messageOrigins: v.array(v.string()),
      hasDemo: v.boolean(),
      realityCheck: v.optional(realityCheck),
    }),
    refusals: [
      'REAL_PLAY_LOGIN_REQUIRED',
      'ACCOUNT_LOCKED',
      'GAME_UNKNOWN',
      'GAME_NOT_PUBLISHED',
      'GAME_PAUSED',
      'GAME_MODE_UNAVAILABLE',
      'GAME_RETURN_TOO_LOW',
      'GAME_NOT_IN_COUNTRY',
      'NOT_FOUND',
      'ACTION_IMPOSSIBLE',
      'SUPPLIER_UNAVAILABLE',
      'TOO_MANY_GAMES',
    ],
  }),
  realityCheck: endpoint(routes.catalogue.realityCheck, {
    access: 'player',
    rate: 'write',
    neverShed: true,
    summary:
      'Says that the question of a reality check is open, or answered: meanwhile no bet of this login is accepted',
    /** An answer restarts the time to the next check once this one is due; before, it only closes the question. */
    request: v.object({ question: v.picklist(['open', 'answered']) }),
    reply: v.object({ ...success.entries, dueInSeconds: secondsUntilCheck }),
    refusals: [],
  }),
  getSportsBooks: endpoint(routes.catalogue.getSportsBooks, {
    access: 'public',
    rate: 'read',
    summary: 'Sportsbooks of this brand',
    request: v.object(languageId),
    reply: v.object({
      ...success.entries,
      /** `previewUrl`: its pages for visitors, where it has such; a site may load them before a player opens it. */
      sportsBooks: v.array(v.object({ vendorId: v.string(), previewUrl: v.optional(v.string()) })),
    }),
    refusals: [],
  }),
  getSportsMatches: endpoint(routes.catalogue.getSportsMatches, {
    access: 'public',
    rate: 'read',
    summary: 'Matches in play and those that start next, with their prices',
    request: v.object(languageId),
    reply: v.object({
      ...success.entries,
      /** Null where the brand's sportsbook offers no list, or none is attached. */
      matches: v.nullable(v.pipe(v.array(sportsMatch), v.maxLength(mostSportsMatches))),
    }),
    refusals: [],
  }),
  openSportsBook: endpoint(routes.catalogue.openSportsBook, {
    access: 'player',
    rate: 'write',
    summary: 'URL that opens a sportsbook, with a short-lived token',
    request: v.object({ ...languageId, vendorId }),
    reply: v.object({
      ...success.entries,
      launchUrl: v.string(),
      ...sportsBookToken,
      realityCheck: v.optional(realityCheck),
    }),
    refusals: ['VENDOR_UNKNOWN', 'ACCOUNT_LOCKED'],
  }),
  refreshSportsBookToken: endpoint(routes.catalogue.refreshSportsBookToken, {
    access: 'player',
    rate: 'write',
    summary: 'A new sportsbook token in place of one that is about to expire',
    request: v.object({ ...languageId, vendorId, authToken: boundedText(200) }),
    reply: v.object({ ...success.entries, ...sportsBookToken }),
    refusals: ['VENDOR_UNKNOWN', 'TOKEN_INVALID', 'ACCOUNT_LOCKED'],
  }),
  getLastPlayedGames: endpoint(routes.catalogue.getLastPlayedGames, {
    access: 'player',
    rate: 'read',
    summary: 'The last nine games opened for real money, newest first, and those with an open round',
    request: v.object(languageId),
    /** `inRound`: games in which a round of the player's is open, such as one that waits for the player's next move; not live ones, which the table ends. */
    reply: v.object({ ...success.entries, games: v.array(gameCode), inRound: v.array(gameCode) }),
    refusals: [],
  }),
  getFavouriteGames: endpoint(routes.catalogue.getFavouriteGames, {
    access: 'player',
    rate: 'read',
    summary: "The player's favourite games, newest first",
    request: v.object({}),
    reply: v.object({ ...success.entries, favorite: v.object({ favoriteGamesList: v.array(gameCode) }) }),
    refusals: [],
  }),
  toggleFavouriteGame: endpoint(routes.catalogue.toggleFavouriteGame, {
    access: 'player',
    rate: 'write',
    summary: 'Adds a game to the favourites or removes it',
    request: v.object({ gameCode }),
    reply: v.object({ ...success.entries, isFavorite: v.boolean() }),
    refusals: ['GAME_UNKNOWN'],
  }),
} as const
