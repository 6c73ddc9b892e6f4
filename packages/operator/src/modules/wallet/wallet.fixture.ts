import { openTestRuntime } from '@andon/tests/test-runtime'
import { expect } from 'vitest'
import { createWallet, house, type Pocket, pocket, type TransferDraft } from './index.ts'

export type WalletFixture = Awaited<ReturnType<typeof openWallet>>

/** A wallet with its own database. Facts stay in the outbox and are read with `facts`. */
export async function openWallet() {
  const { close, db, facts, ownerDb, runtime } = await openTestRuntime({ modules: ['wallet'] })
  const wallet = createWallet(runtime)
  const post = (draft: TransferDraft) => db.transaction((tx) => wallet.post(tx, draft))
  const postBatch = (drafts: readonly TransferDraft[]) => db.transaction((tx) => wallet.postBatch(tx, drafts))

  async function newPlayer(cash = 0): Promise<string> {
    const playerId = runtime.newId('ply')
    await db.transaction((tx) => wallet.openAccounts(tx, { playerId, currency: 'JPY' }))
    if (cash > 0) await post(deposit(playerId, cash, { key: 'first' }))
    return playerId
  }

  /** Call at the end of every test with money. */
  async function closeClean(): Promise<void> {
    expect((await wallet.verify(db)).findings).toEqual([])
    await close()
  }

  return { db, ownerDb, runtime, wallet, post, postBatch, newPlayer, facts, close, closeClean }
}

/** `amount` moves from the house account to the player's pocket; a negative amount moves back. */
export function move(
  playerId: string,
  amount: number,
  { key, from, to = 'realCash', kind }: { key: string; from: string; to?: Pocket; kind: TransferDraft['kind'] },
): TransferDraft {
  const legs = [
    { account: pocket(playerId, to), amount },
    { account: from, amount: -amount },
  ]
  return { key, kind, currency: 'JPY', legs }
}

export const deposit = (playerId: string, amount: number, { key }: { key: string }) =>
  move(playerId, amount, { key, from: house('payments/sandbox'), kind: 'deposit' })

export const stake = (playerId: string, amount: number, { key }: { key: string }) =>
  move(playerId, -amount, { key, from: house('games/arcade'), kind: 'stake' })
