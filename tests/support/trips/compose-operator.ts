import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { supplierAt } from '@andon/operator/catalogue'
import { createLocalBus } from '@andon/platform/bus'
import { systemClock as clock } from '@andon/platform/clock'
import { readConfig } from '@andon/platform/config'
import { createFacts } from '@andon/platform/facts'
import { createIds } from '@andon/platform/ids'
import { createLog } from '@andon/platform/log'
import { createMetrics } from '@andon/platform/metrics'
import { systemRandom as random } from '@andon/platform/random'
import { createSecrets, keyringOf } from '@andon/platform/secrets'
import { createOperator } from '../../../apps/server/src/compose/create-operator.ts'
import { openSessions } from '../../../bench/bet/open-sessions.ts'
import { freshDatabase } from '../database.ts'

const root = resolve(import.meta.dirname, '../../..')

/**
 * The operator as the server composes it, with players in a game: the first of three plain, the second with limits of its own, the third under a bonus. Every game session is old
 * enough that a reality check may be due.
 */
export async function composeOperator(players: number) {
  const { db, ownerDb, close } = await freshDatabase()
  const log = createLog({ level: 'silent' })
  const newId = createIds({ clock, random })
  const runtime = { db, clock, random, newId, log, facts: createFacts({ db, bus: createLocalBus({ log }), log }) }
  const supplier = (code: string, kind: 'casino' | 'sportsbook') => {
    const key = { algorithm: 'hmac-sha256' as const, secret: random.bytes(32) }
    return supplierAt(`http://${code}.localhost:4000`, { code, kind, key })
  }
  const operator = await createOperator(runtime, {
    matchesOf: () => null,
    config: readConfig({ DATA_DIR: tmpdir(), LOG_LEVEL: 'warn' }, { root }),
    secrets: createSecrets({ db, random, keyring: keyringOf({ current: random.bytes(32) }) }),
    metrics: createMetrics(),
    cycleFloor: () => 1, // checked as in play, but a test bets faster than people do
    suppliers: [supplier('bench', 'casino'), supplier('book', 'sportsbook')],
  })
  const sessions = await openSessions({ runtime, operator, ownerDb, players })
  await ownerDb.query(`update game_wallet.game_sessions set reality_since = now() - interval '5 minutes'`)
  /** A session of the sportsbook. */
  const openSportsBook = async (playerId: string): Promise<string> => {
    const [login] = await ownerDb.query<{ id: string }>('select id from identity.sessions where player_id = $1', [
      playerId,
    ])
    const asked = { playerId, loginSessionId: login?.id ?? '', supplier: 'book', gameCode: 'book', site: 'LEO' }
    const opened = await operator.gameWallet.openSession(asked)
    if ('refused' in opened) throw new Error(`the sportsbook is not open: ${opened.refused.code}`)
    return opened.sessionToken
  }
  return { close, db, openSportsBook, operator, sessions }
}
