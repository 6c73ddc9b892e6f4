import { adaptorFor } from '@andon/contract/vendor-messages/adaptor'
import { expect, test } from 'vitest'
import { connectHost, type HostMessage } from '../host.ts'
import type { HostEvent } from './dialect.ts'

const origin = 'https://leo.example'

const dialects = ['vanguard', 'pragmaticplay', 'playngo'] as const

/** A game in a frame whose page speaks the same dialect: what the page understands of it, and what the game hears of the page. */
function framed(dialect: (typeof dialects)[number], { subscribes = true } = {}) {
  const page = adaptorFor(dialect)
  const understood: string[] = []
  const stakes: (number | undefined)[] = []
  const heard: string[] = []
  let listener: ((message: HostMessage) => void) | undefined
  const parent = {
    postMessage: (message: unknown) => {
      const event = page.parse(message)
      understood.push(event.kind)
      if (event.kind === 'roundStart') stakes.push(event.stake)
    },
  }
  const window = {
    parent,
    addEventListener: (_type: 'message', added: (message: HostMessage) => void) => {
      listener = added
    },
  }
  const host = connectHost(window, { origin, dialect }, (command) => heard.push(command))
  const post = (messages: readonly unknown[]) => {
    for (const data of messages) listener?.({ origin, source: parent, data })
  }
  if (subscribes) post(page.subscriptions)
  return {
    host,
    /** The stakes of the starts that the page has understood. */
    stakes,
    /** Posts the page's subscriptions, and returns the events that the game sends at once. */
    subscribe: () => {
      understood.length = 0
      post(page.subscriptions)
      return [...understood]
    },
    says: (...events: HostEvent[]) => {
      understood.length = 0
      for (const event of events) host.send(event)
      return [...understood]
    },
    hears: (command: 'stopAutoplay' | 'resume' | 'refreshBalance') => {
      heard.length = 0
      post(page.commands[command])
      return [...heard]
    },
  }
}

const shown = (type: Extract<HostEvent, { event: 'roundGoesOn' }>['shown']): HostEvent => ({
  event: 'roundGoesOn',
  showsForMs: 20_000,
  shown: type,
})

test('a page that speaks pragmaticplay understands a round, a way back and a lack of money', () => {
  const { says } = framed('pragmaticplay')
  expect(says({ event: 'gameLoadProgress', percent: 3 }, { event: 'gameLoadProgress', percent: 60 })).toEqual([
    'progress',
  ])
  expect(says({ event: 'gameReady' })).toEqual(['ready'])
  expect(says({ event: 'gameBusy', stake: 100 }, shown('reels'), shown('symbolWins'))).toEqual(['roundStart'])
  expect(says(shown('freeSpinsEnd'), shown('bonusEnd'), shown('holdEnd'))).toEqual(Array(3).fill('roundGoesOn'))
  expect(says({ event: 'balanceChanged', balance: 5 }, { event: 'gameNotBusy' })).toEqual(['balance', 'roundEnd'])
  expect(says({ event: 'openLobby' }, { event: 'openCashier' })).toEqual(['lobby', 'stakeRefused'])
})

test('a page that speaks playngo understands a round, a way back, an error and a wish to be loaded again', () => {
  const { says } = framed('playngo')
  expect(says({ event: 'gameLoadProgress', percent: 3 }, { event: 'openCashier' })).toEqual([])
  expect(says({ event: 'gameReady' })).toEqual(['ready'])
  expect(says({ event: 'gameBusy', stake: 100 }, shown('reels'), shown('freeSpin'))).toEqual(
    Array(3).fill('roundStart'),
  )
  expect(says(shown('symbolWins'), shown('tumble'))).toEqual(['roundGoesOn'])
  expect(says({ event: 'balanceChanged', balance: 5 })).toEqual(['roundGoesOn'])
  expect(says({ event: 'gameNotBusy' })).toEqual(['roundEnd', 'roundEnd'])
  expect(says({ event: 'openLobby' }, { event: 'reloadGame' }, { event: 'gameError', code: 'X' })).toEqual([
    'lobby',
    'reload',
    'error',
  ])
})

test('a playngo game says nothing that the page has not subscribed to, and at a late subscription that it is ready', () => {
  const { says, subscribe } = framed('playngo', { subscribes: false })
  expect(says({ event: 'gameReady' }, { event: 'gameBusy', stake: 100 })).toEqual([])
  expect(subscribe()).toEqual(['ready'])
  expect(says({ event: 'openLobby' })).toEqual(['lobby'])
})

test('commands of the page take effect once each', () => {
  const pragmaticplay = framed('pragmaticplay')
  expect(pragmaticplay.hears('refreshBalance')).toEqual(['refreshBalance'])
  expect(pragmaticplay.hears('stopAutoplay')).toEqual([])
  const playngo = framed('playngo')
  expect(playngo.hears('refreshBalance')).toEqual(['refreshBalance'])
  expect(playngo.hears('stopAutoplay')).toEqual(['stopGamePlay'])
  expect(playngo.hears('resume')).toEqual(['resumeGamePlay'])
})

test('no dialect but vanguard keeps a round waiting for an acknowledgement, and games explain what their page cannot', async () => {
  for (const dialect of ['pragmaticplay', 'playngo'] as const) {
    const { host } = framed(dialect)
    await host.startRound({ stake: 100, showsForMs: 5_000 })
    expect(host.tells('stakeRefused')).toBe(false)
  }
  expect(framed('pragmaticplay').host.tells('openCashier')).toBe(true)
  expect(framed('playngo').host.tells('openCashier')).toBe(false)
})

test.each(dialects)(
  'in %s the page learns the stake of a round once, so that its balance is the one in the game',
  (dialect) => {
    const { says, stakes } = framed(dialect)
    says({ event: 'gameReady' }, { event: 'gameBusy', stake: 100 }, shown('reels'), shown('freeSpin'))
    expect(stakes.filter((stake) => stake !== undefined)).toEqual([100])
  },
)
