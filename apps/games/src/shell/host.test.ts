import { expect, test, vi } from 'vitest'
import { connectHost, type HostMessage } from './host.ts'

const origin = 'https://leo.example'
const vanguard = { origin, dialect: 'vanguard' } as const

function frame() {
  const sent: unknown[][] = []
  const received: string[] = []
  let listener: ((message: HostMessage) => void) | undefined
  const parent = { postMessage: (...message: unknown[]) => void sent.push(message) }
  const window = {
    parent,
    addEventListener: (_type: 'message', added: (message: HostMessage) => void) => {
      listener = added
    },
  }
  return { window, parent, sent, received, post: (message: HostMessage) => listener?.(message) }
}

test('events go to the host origin alone, as JSON text', () => {
  const { window, sent } = frame()
  connectHost(window, vanguard, () => {}).send({ event: 'gameBusy' })
  expect(sent).toEqual([['{"event":"gameBusy"}', origin]])
})

test('a command from another origin, another window or in another form is ignored', () => {
  const { window, parent, received, post } = frame()
  connectHost(window, vanguard, (command) => received.push(command))
  post({ origin: 'https://evil.example', source: parent, data: 'StopGamePlay' })
  post({ origin, source: {}, data: 'StopGamePlay' })
  post({ origin, source: parent, data: { event: 'StopGamePlay' } })
  post({ origin, source: parent, data: 'stopGamePlay' })
  expect(received).toEqual([])
  post({ origin, source: parent, data: 'StopGamePlay' })
  post({ origin, source: parent, data: 'ResumeGamePlay' })
  post({ origin, source: parent, data: 'updateBalance' })
  expect(received).toEqual(['stopGamePlay', 'resumeGamePlay', 'refreshBalance'])
})

test('without a verified host nothing is sent and no command is accepted', () => {
  const { window, parent, sent, received, post } = frame()
  connectHost(window, { ...vanguard, origin: null }, (command) => received.push(command)).send({ event: 'gameReady' })
  post({ origin, source: parent, data: 'StopGamePlay' })
  expect([sent, received]).toEqual([[], []])
})

test('a round starts only when the host has acknowledged it', async () => {
  const { window, parent, sent, post } = frame()
  const host = connectHost(window, vanguard, () => {})
  let started = false
  const round = host.startRound({ stake: 100, showsForMs: 5_000 }).then(() => {
    started = true
  })
  expect(sent).toEqual([['{"event":"gameBusy","stake":100,"showsForMs":5000}', origin]])
  await Promise.resolve()
  expect(started).toBe(false)
  post({ origin, source: parent, data: '{"command":"roundStartSeen"}' })
  await round
  expect(started).toBe(true)
})

test('a host that does not acknowledge is waited for once, and again after a late acknowledgement', async () => {
  vi.useFakeTimers()
  const { window, parent, post } = frame()
  const host = connectHost(window, vanguard, () => {})
  const round = { stake: 100, showsForMs: 5_000 }
  const first = host.startRound(round)
  await vi.advanceTimersByTimeAsync(1_000)
  await first
  await host.startRound(round)
  post({ origin, source: parent, data: '{"command":"roundStartSeen"}' })
  let started = false
  void host.startRound(round).then(() => {
    started = true
  })
  await vi.advanceTimersByTimeAsync(999)
  expect(started).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(started).toBe(true)
  vi.useRealTimers()
})
