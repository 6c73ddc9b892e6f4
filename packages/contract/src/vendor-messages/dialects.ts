import * as v from 'valibot'

/**
 * How a game's page talks to the page that hosts it: one of the three message dialects, or `none`, for a game that sends no messages that the host could
 * use. A dialect says nothing about who made the game.
 */
export const dialects = ['vanguard', 'pragmaticplay', 'playngo', 'none'] as const
export type Dialect = (typeof dialects)[number]
/** Of a game that sends messages. */
export type SpokenDialect = Exclude<Dialect, 'none'>
export const dialect = v.picklist(dialects)
