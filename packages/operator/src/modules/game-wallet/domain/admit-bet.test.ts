import { expect, test } from 'vitest'
import { admitBet, type BetFacts } from './admit-bet.ts'
import type { MoneyCall } from './stored.ts'

const session = {
  supplier: 'arcade',
  playerId: 'ply_1',
  gameCode: 'lantern',
  loginSessionId: 'ses_1',
  chips: null,
  ended: false,
  asked: false,
  realitySince: Temporal.Instant.from('2026-11-28T00:00:00Z'),
}
const good: BetFacts = {
  session,
  loginLive: true,
  player: { currency: 'JPY', locked: false },
  siteInMaintenance: false,
  gameOffered: true,
  takesBets: true,
  realityCheckMissed: false,
}
const bet = { call: 'bet', supplier: 'arcade', playerId: 'ply_1', gameCode: 'lantern', currency: 'JPY' } as MoneyCall // only the fields that the rule reads

test.each<[string, Partial<BetFacts>, string | null]>([
  ['a live session of the player, game and supplier admits a bet', {}, null],
  ['an unknown session', { session: undefined }, 'TOKEN_INVALID'],
  ['a session of another supplier', { session: { ...session, supplier: 'guest' } }, 'TOKEN_INVALID'],
  ['a session of another player', { session: { ...session, playerId: 'ply_2' } }, 'TOKEN_INVALID'],
  ['a session of another game', { session: { ...session, gameCode: 'harbour' } }, 'TOKEN_INVALID'],
  ['a session that plays with chips', { session: { ...session, chips: 'chp_1' } }, 'TOKEN_INVALID'],
  ['an unknown player', { player: undefined }, 'ACCOUNT_LOCKED'],
  ['a locked player', { player: { currency: 'JPY', locked: true } }, 'ACCOUNT_LOCKED'],
  [
    'a lock has priority over the session it ended',
    { player: { currency: 'JPY', locked: true }, loginLive: false },
    'ACCOUNT_LOCKED',
  ],
  ['an ended login session', { loginLive: false }, 'SESSION_EXPIRED'],
  ['a game session replaced by another one', { session: { ...session, ended: true } }, 'GAME_SESSION_REPLACED'],
  ['a site in maintenance', { siteInMaintenance: true }, 'MAINTENANCE'],
  ['a withdrawn game', { gameOffered: false }, 'GAME_UNKNOWN'],
  ['a paused game', { takesBets: false }, 'NO_NEW_BETS'],
  ['an open reality check', { session: { ...session, asked: true } }, 'REALITY_CHECK_OPEN'],
  ['a reality check that was not answered in time', { realityCheckMissed: true }, 'REALITY_CHECK_OPEN'],
  ['an account of another currency', { player: { currency: 'EUR', locked: false } }, 'CURRENCY_MISMATCH'],
])('%s', (_title, facts, refusal) => {
  expect(admitBet(bet, { ...good, ...facts })).toBe(refusal)
})
