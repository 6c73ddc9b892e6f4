import { generateKeyPairSync } from 'node:crypto'
import { createLog } from '@andon/platform/log'
import { createWalletClient } from '@andon/platform/wallet-client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { rouletteResult } from '../engines/short-results.ts'
import type { TableNow, TableRoundNow } from '../game-api/table-fields.ts'
import { createOperatorWallet } from '../operator-wallet.fixture.ts'
import { title as roulette } from '../titles/rose-window-roulette/index.ts'
import { rules } from '../titles/rose-window-roulette/rules.ts'
import type { Title } from '../titles/title.ts'
import { createOperatorTeller, liveTableOf } from './tell-operator.ts'

/** A table of the arcade's roulette as if its rounds were shared: this file needs of them only how results are shown. */
const title = { ...roulette, shared: { resultOf: rouletteResult(rules) } } as unknown as Title

const sha = '0'.repeat(64)
const roundAt = (state: TableRoundNow['state'], facts: readonly string[] | null = null): TableRoundNow => ({
  number: 3,
  state,
  openedAt: 1_000,
  locksAt: 16_000.4,
  runsFrom: null,
  shownAt: null,
  endsAt: null,
  commitment: sha,
  betsRoot: null,
  voidBecause: null,
  voided: null,
  chain: 1,
  link: 3,
  result: facts && {
    events: [],
    facts: [...facts],
    serverSeed: sha,
    secondShare: { by: 'signer', publicKey: '', message: '', signature: '', share: sha },
  },
})
const tableNow = (round: TableRoundNow | null, more: Partial<TableNow> = {}): TableNow => ({
  tableId: 'hall',
  now: 2_000,
  closed: null,
  round,
  players: 4,
  staked: 900,
  seats: [],
  squeezer: null,
  past: [
    { number: 1, facts: ['32'], state: 'over' },
    { number: 2, facts: [], state: 'void' },
  ],
  ...more,
})
const texts = (table: TableNow) => liveTableOf(title, table).results.map(({ text }) => text.en)

test('an open table says until when it takes bets, who plays and within which limits, and how the last rounds ended', () => {
  expect(liveTableOf(title, tableNow(roundAt('open')))).toEqual({
    tableId: 'hall',
    gameCode: title.gameCode,
    state: 'open',
    locksAt: 16_000,
    players: 4,
    limits: { least: 100, most: 400_000 },
    results: [{ text: { ja: '32', en: '32' }, tone: 'red' }],
  })
})

test('a result is told once it has been shown at the table, not while clients show it', () => {
  expect(texts(tableNow(roundAt('locked')))).toEqual(['32'])
  expect(texts(tableNow(roundAt('shown', ['0'])))).toEqual(['32'])
  expect(texts(tableNow(roundAt('over', ['0'])))).toEqual(['32', '0'])
})

test('a table between rounds takes no bets, and a closed one is closed whatever its round is', () => {
  const states = [tableNow(null), tableNow(roundAt('running')), tableNow(roundAt('open'), { closed: 'signer' })]
  expect(states.map((table) => liveTableOf(title, table).state)).toEqual(['locked', 'locked', 'closed'])
  expect(liveTableOf(title, tableNow(roundAt('open'), { closed: 'signer' }))).not.toHaveProperty('locksAt')
})

test('the operator hears of each change once, again of what it did not take, and of all tables in time', async () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const operator = createOperatorWallet(publicKey)
  const operatorWallet = createWalletClient({
    transport: operator.transport,
    supplier: 'arcade',
    supplierKey: privateKey,
    timeoutMs: 1_000,
  })
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const teller = createOperatorTeller(
    { operatorWallet, log: createLog({ level: 'silent' }) },
    { nowMs: () => Date.now() },
  )
  teller.start()
  const told = () =>
    operator.seen.map(({ request }) =>
      (request as { tables: { tableId: string; state: string }[] }).tables.map((table) => [table.tableId, table.state]),
    )
  teller.tell(title, tableNow(roundAt('open')))
  teller.tell(title, tableNow(roundAt('open'), { tableId: 'other' }))
  await vi.advanceTimersByTimeAsync(100)
  expect(told()).toEqual([
    [
      ['hall', 'open'],
      ['other', 'open'],
    ],
  ])
  teller.tell(title, tableNow(roundAt('open'), { now: 2_500, staked: 1_200 })) // nothing that a lobby shows
  await vi.advanceTimersByTimeAsync(1_000)
  expect(told()).toHaveLength(1)

  operator.fail('liveTables', 'status500')
  teller.tell(title, tableNow(roundAt('locked')))
  await vi.advanceTimersByTimeAsync(6_000)
  expect(told().slice(1)).toEqual([[['hall', 'locked']], [['hall', 'locked']]])

  teller.leave('other')
  await vi.advanceTimersByTimeAsync(15_000)
  expect(told().at(-1)).toEqual([['hall', 'locked']])
  expect(told().slice(3)).toHaveLength(1)
  await teller.stop()
})
