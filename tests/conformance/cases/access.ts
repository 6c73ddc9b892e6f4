import assert from 'node:assert/strict'
import { assertOk, assertRefused, type ConformanceCase, call, newId, openGameSession, withSession } from '../kit.ts'

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
    waits: true,
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
  withSession('a bet needs a live login session, and says the balance when there is none', async (game) => {
    await game.player.logOut()
    await game.refused('bet', game.bet(), 'SESSION_EXPIRED', 1000)
  }),
  withSession('a locked player places no bet', async (game) => {
    await game.player.lock()
    await game.refused('bet', game.bet(), 'ACCOUNT_LOCKED', 1000)
  }),
  withSession('a repeated bet is answered as before after a logout', async (game) => {
    const bet = game.bet()
    const first = await game.ok('bet', bet)
    await game.player.logOut()
    assert.deepEqual(await game.ok('bet', bet), first)
  }),
  withSession('a bet with an invented session is refused', async (game) => {
    await game.refused('bet', game.bet({ sessionToken: newId() }), 'TOKEN_INVALID', 1000)
  }),
  withSession('a game session is for its own game', async (game, wallet) => {
    await game.refused('bet', game.bet({ gameCode: wallet.secondGameCode }), 'TOKEN_INVALID', 1000)
  }),
  withSession('a game session is for its own player', async (mine, wallet) => {
    const theirs = await openGameSession(wallet)
    await mine.refused('bet', mine.bet({ playerId: theirs.playerId }), 'TOKEN_INVALID', 1000)
    await mine.refused('balance', { playerId: theirs.playerId, sessionToken: mine.sessionToken }, 'TOKEN_INVALID')
  }),
  withSession(
    'another supplier cannot bet with a session that is not its own, nor learn the balance',
    async (game, wallet) => {
      const answer = await call(wallet, 'bet', game.bet(), { supplier: wallet.otherSupplier })
      assert.equal(assertRefused(answer, 'TOKEN_INVALID').balance, undefined)
    },
  ),
  withSession(
    'another supplier cannot pay or roll back a bet that is not its own, nor learn the balance',
    async (game, wallet) => {
      const bet = game.bet()
      await game.ok('bet', bet)
      const stranger = { supplier: wallet.otherSupplier }
      const win = assertRefused(await call(wallet, 'win', game.win(bet), stranger), 'BET_UNKNOWN')
      const rollback = assertRefused(await call(wallet, 'rollback', game.rollback(bet), stranger), 'BET_UNKNOWN')
      assert.deepEqual([win.balance, rollback.balance], [undefined, undefined])
      assert.equal(await game.balance(), 900)
    },
  ),
  withSession('another supplier cannot read the balance', async (game, wallet) => {
    const request = { playerId: game.playerId, sessionToken: game.sessionToken }
    const answer = await call(wallet, 'balance', request, { supplier: wallet.otherSupplier })
    assert.equal(assertRefused(answer, 'TOKEN_INVALID').balance, undefined)
  }),
  withSession('a win for another player than the bet’s pays nothing', async (mine, wallet) => {
    const theirs = await openGameSession(wallet)
    const bet = mine.bet()
    await mine.ok('bet', bet)
    await mine.refused('win', mine.win(bet, { playerId: theirs.playerId }), 'BET_UNKNOWN', 1000)
    assert.deepEqual([await mine.balance(), await theirs.balance()], [900, 1000])
  }),
  withSession(
    'a rollback for another player than the bet’s returns nothing, and the bet can still win',
    async (mine, wallet) => {
      const theirs = await openGameSession(wallet)
      const bet = mine.bet()
      await mine.ok('bet', bet)
      // Refused, or, where bets are looked up for each player, taken as the rollback of a bet that has not come.
      const answer = await call(wallet, 'rollback', mine.rollback(bet, { playerId: theirs.playerId }))
      if (answer.body.status !== 'OK') assertRefused(answer, 'BET_UNKNOWN')
      assert.deepEqual([await mine.balance(), await theirs.balance()], [900, 1000])
      await mine.ok('win', mine.win(bet))
      assert.deepEqual([await mine.balance(), await theirs.balance()], [1150, 1000])
    },
  ),
  withSession('a player the operator does not know is refused without a balance', async (game, wallet) => {
    const nobody = { playerId: `nobody-${newId()}` }
    const bet = assertRefused(await call(wallet, 'bet', game.bet(nobody)), 'TOKEN_INVALID')
    const rollback = assertRefused(await call(wallet, 'rollback', game.rollback(game.bet(), nobody)), 'BET_UNKNOWN')
    assert.deepEqual([bet.balance, rollback.balance], [undefined, undefined])
  }),
  withSession('the balance is what can be staked', async (game) => {
    const reply = await game.ok('balance', { playerId: game.playerId, sessionToken: game.sessionToken })
    assert.deepEqual([reply.balance, reply.currency], [1000, 'JPY'])
  }),
]
