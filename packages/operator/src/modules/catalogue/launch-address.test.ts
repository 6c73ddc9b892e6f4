import { afterAll, beforeAll, expect, test } from 'vitest'
import { type GameWalletFixture, openGameWallet, publishedGame } from '../game-wallet/game-wallet.fixture.ts'
import type { LaunchTemplate } from './suppliers/launch-template.ts'
import type { Supplier } from './suppliers/suppliers.ts'

/** A supplier whose template uses every placeholder; it has no other one for demos. */
const frames = ['https://games.acme.example:8443']
const real = `${frames[0]}/{gameCode}/{supplierGameCode}?c={currency}&in={country}&l={language}&m={mode}&h={host}&lobby={lobbyUrl}&cash={cashierUrl}&history={historyUrl}&r={round}&rc={realityMinutes}#token={token}`
const gameSymbol = 'copper-fox'

let fixture: GameWalletFixture
beforeAll(async () => {
  fixture = await openGameWallet()
  attach({ by: 'template', real, tokenSeconds: 20 })
  await fixture.sync('acme', [publishedGame(gameSymbol, { supplierGameCode: 'acme:fox.1' })])
})
afterAll(() => fixture.close())

function attach(launch: LaunchTemplate): void {
  const { suppliers } = fixture.catalogue
  const acme: Supplier = {
    ...({ code: 'acme', name: 'Acme', kind: 'casino', dialect: 'none', launch, showsRounds: true } as const),
    keys: [{ algorithm: 'hmac-sha256', secret: Buffer.alloc(32) }],
    origins: { frames, images: frames, messages: frames },
  }
  suppliers.replace([...suppliers.all().filter(({ code }) => code !== 'acme'), acme])
}

const parametersOf = (url: URL) => Object.fromEntries(url.searchParams)

test('a launch for real money fills in every placeholder', async () => {
  const player = await fixture.newPlayer(0, { country: 'IE' })
  const round = { roundId: 'rnd:1', languageId: 'en' } as const
  const reply = await fixture.call('launchGame', { gameType: 'realgames', gameSymbol, ...round }, player)
  const url = new URL(reply.launchUrl)
  expect(url.origin + url.pathname).toBe('https://games.acme.example:8443/copper-fox/acme%3Afox.1')
  expect(parametersOf(url)).toEqual({
    c: 'JPY',
    in: 'IE',
    l: 'en',
    m: 'real',
    h: 'http://leo.localhost:4000',
    r: 'rnd:1',
    rc: '60',
    lobby: 'http://leo.localhost:4000/en/lobbies/casino',
    cash: 'http://leo.localhost:4000/en/account/cashier',
    history: 'http://leo.localhost:4000/en/account/bet-history',
  })
  expect(url.hash).toMatch(/^#token=ply_\w+\.[\w-]{43}$/)
})

test('a demo without an address of its own opens the other one, without what only real play needs', async () => {
  const { launchUrl } = await fixture.call('launchGame', { gameType: 'freegames', gameSymbol })
  const url = new URL(launchUrl)
  expect([url.hash, parametersOf(url)]).toEqual([
    '',
    {
      c: 'JPY',
      in: 'JP',
      l: 'ja',
      m: 'demo',
      h: 'http://leo.localhost:4000',
      rc: '0',
      lobby: 'http://leo.localhost:4000/ja/lobbies/casino',
    },
  ])
})

test.each([10, 600])('a token is valid for the %s seconds that the supplier asks for', async (tokenSeconds) => {
  attach({ by: 'template', real, tokenSeconds })
  const session = await fixture.newPlayer()
  const redeemAfter = async (seconds: number) => {
    const token = await fixture.launchToken(session, gameSymbol)
    fixture.clock.advance({ seconds })
    const at = fixture.clock.now().toString()
    const asked = { token, supplier: 'acme', gameCode: gameSymbol, at }
    return fixture.db.transaction((tx) => fixture.catalogue.takeLaunchToken(tx, asked))
  }
  expect(await redeemAfter(tokenSeconds - 1)).toMatchObject({ playerId: session.playerId })
  expect(await redeemAfter(tokenSeconds)).toBeUndefined()
})

test('a token in the query opens the game as well', async () => {
  attach({ by: 'template', real: `${frames[0]}/play?token={token}&game={gameCode}`, tokenSeconds: 60 })
  const launched = fixture.call('launchGame', { gameType: 'realgames', gameSymbol }, await fixture.newPlayer())
  expect(new URL((await launched).launchUrl).searchParams.get('token')).toMatch(/^ply_\w+\.[\w-]{43}$/)
})
