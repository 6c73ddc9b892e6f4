import assert from 'node:assert/strict'
import { assertOk, assertRefused, type ConformanceCase, call, newId, seat, seated } from '../kit.ts'

/** Permissions: launch tokens, game sessions, suppliers. */
export const access: readonly ConformanceCase[] = [
  {
    title: 'a launch token opens a session that knows the player',
    run: async (wallet) => {
      const player = await wallet.newPlayer(500)
      const token = await player.launch(wallet.supplier, wallet.gameCode)
      const opened = assertOk(await call(wallet, 'authenticate', { token, gameCode: wallet.gameCode }))
      assert.equal(opened.playerId, player.playerId)
      assert.equal(opened.balance, 500)
      assert.equal(opened.currency, 'JPY')
    },
  },
  {
    title: 'a launch token works once',
    run: async (wallet) => {
      const player = await wallet.newPlayer(500)
      const request = { token: await player.launch(wallet.supplier, wallet.gameCode), gameCode: wallet.gameCode }
      assertOk(await call(wallet, 'authenticate', request))
      assertRefused(await call(wallet, 'authenticate', request), 'TOKEN_INVALID')
    },
  },
  {
    title: 'of fifty that trade one launch token at once, one gets a session',
    run: async (wallet) => {
      const player = await wallet.newPlayer(500)
      const request = { token: await player.launch(wallet.supplier, wallet.gameCode), gameCode: wallet.gameCode }
      const answers = await Promise.all(Array.from({ length: 50 }, () => call(wallet, 'authenticate', request)))
      assert.equal(answers.filter((answer) => answer.body.status === 'OK').length, 1)
    },
  },
  {
    title: 'a launch token is for its own game',
    run: async (wallet) => {
      const player = await wallet.newPlayer(500)
      const token = await player.launch(wallet.supplier, wallet.gameCode)
      assertRefused(await call(wallet, 'authenticate', { token, gameCode: wallet.secondGameCode }), 'TOKEN_INVALID')
    },
  },
  {
    title: 'a launch token is for its own supplier, and a stranger’s try does not use it up',
    run: async (wallet) => {
      const player = await wallet.newPlayer(500)
      const request = { token: await player.launch(wallet.supplier, wallet.gameCode), gameCode: wallet.gameCode }
      const stranger = { supplier: wallet.otherSupplier }
      assertRefused(await call(wallet, 'authenticate', request, stranger), 'TOKEN_INVALID')
      assertOk(await call(wallet, 'authenticate', request))
    },
  },
  {
    title: 'a launch token older than a minute is void',
    run: async (wallet) => {
      const player = await wallet.newPlayer(500)
      const token = await player.launch(wallet.supplier, wallet.gameCode)
      await player.wait({ seconds: 61 })
      assertRefused(await call(wallet, 'authenticate', { token, gameCode: wallet.gameCode }), 'TOKEN_INVALID')
    },
  },
  {
    title: 'a launch token is void once its player has logged out',
    run: async (wallet) => {
      const player = await wallet.newPlayer(500)
      const token = await player.launch(wallet.supplier, wallet.gameCode)
      await player.logOut()
      assertRefused(await call(wallet, 'authenticate', { token, gameCode: wallet.gameCode }), 'SESSION_EXPIRED')
    },
  },
  {
    title: 'an invented launch token opens nothing',
    run: async (wallet) => {
      const request = { token: 'a'.repeat(43), gameCode: wallet.gameCode }
      assertRefused(await call(wallet, 'authenticate', request), 'TOKEN_INVALID')
    },
  },
  seated('a bet needs a live login session, and says the balance when there is none', async (seat) => {
    await seat.player.logOut()
    await seat.refused('bet', seat.bet(), 'SESSION_EXPIRED', 1000)
  }),
  seated('a locked player places no bet', async (seat) => {
    await seat.player.lock()
    await seat.refused('bet', seat.bet(), 'ACCOUNT_LOCKED', 1000)
  }),
  seated('a repeated bet is answered as before after a logout', async (seat) => {
    const bet = seat.bet()
    const first = await seat.ok('bet', bet)
    await seat.player.logOut()
    assert.deepEqual(await seat.ok('bet', bet), first)
  }),
  seated('a bet with an invented session is refused', async (seat) => {
    await seat.refused('bet', seat.bet({ sessionToken: newId() }), 'TOKEN_INVALID', 1000)
  }),
  seated('a game session is for its own game', async (seat, wallet) => {
    await seat.refused('bet', seat.bet({ gameCode: wallet.secondGameCode }), 'TOKEN_INVALID', 1000)
  }),
  seated('a game session is for its own player', async (mine, wallet) => {
    const theirs = await seat(wallet)
    await mine.refused('bet', mine.bet({ playerId: theirs.playerId }), 'TOKEN_INVALID', 1000)
    await mine.refused('balance', { playerId: theirs.playerId, sessionToken: mine.sessionToken }, 'TOKEN_INVALID')
  }),
  seated(
    'another supplier cannot bet with a session that is not its own, nor learn the balance',
    async (seat, wallet) => {
      const answer = await call(wallet, 'bet', seat.bet(), { supplier: wallet.otherSupplier })
      assert.equal(assertRefused(answer, 'TOKEN_INVALID').balance, undefined)
    },
  ),
  seated(
    'another supplier cannot pay or roll back a bet that is not its own, nor learn the balance',
    async (seat, wallet) => {
      const bet = seat.bet()
      await seat.ok('bet', bet)
      const stranger = { supplier: wallet.otherSupplier }
      const win = assertRefused(await call(wallet, 'win', seat.win(bet), stranger), 'BET_UNKNOWN')
      const rollback = assertRefused(await call(wallet, 'rollback', seat.rollback(bet), stranger), 'BET_UNKNOWN')
      assert.deepEqual([win.balance, rollback.balance], [undefined, undefined])
      assert.equal(await seat.balance(), 900)
    },
  ),
  seated('another supplier cannot read the balance', async (seat, wallet) => {
    const request = { playerId: seat.playerId, sessionToken: seat.sessionToken }
    const answer = await call(wallet, 'balance', request, { supplier: wallet.otherSupplier })
    assert.equal(assertRefused(answer, 'TOKEN_INVALID').balance, undefined)
  }),
  seated('a win for another player than the bet’s pays nothing', async (mine, wallet) => {
    const theirs = await seat(wallet)
    const bet = mine.bet()
    await mine.ok('bet', bet)
    await mine.refused('win', mine.win(bet, { playerId: theirs.playerId }), 'BET_UNKNOWN', 1000)
    await mine.refused('rollback', mine.rollback(bet, { playerId: theirs.playerId }), 'BET_UNKNOWN', 1000)
    assert.deepEqual([await mine.balance(), await theirs.balance()], [900, 1000])
  }),
  seated('a player the operator does not know is refused without a balance', async (seat, wallet) => {
    const unknown = { playerId: `unknown-${newId()}` }
    const bet = assertRefused(await call(wallet, 'bet', seat.bet(unknown)), 'TOKEN_INVALID')
    const rollback = assertRefused(await call(wallet, 'rollback', seat.rollback(seat.bet(), unknown)), 'BET_UNKNOWN')
    assert.deepEqual([bet.balance, rollback.balance], [undefined, undefined])
  }),
  seated('the balance is what can be staked', async (seat) => {
    const reply = await seat.ok('balance', { playerId: seat.playerId, sessionToken: seat.sessionToken })
    assert.deepEqual([reply.balance, reply.currency], [1000, 'JPY'])
  }),
]
