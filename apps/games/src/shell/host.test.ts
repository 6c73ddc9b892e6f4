import { expect, test, vi } from 'vitest'
import { connectHost, type HostMessage } from './host.ts'

const origin = 'https://leo.example'

function frame() {
  const sent: unknown[][] = []
  const heard: string[] = []
  let listener: ((message: HostMessage) => void) | undefined
  const parent = { postMessage: (...message: unknown[]) => void sent.push(message) }
  const window = {
    parent,
    addEventListener: (_type: 'message', added: (message: HostMessage) => void) => {
      listener = added
    },
  }
  return { window, parent, sent, heard, say: (message: HostMessage) => listener?.(message) }
}

test('events go to the host origin alone, as JSON text', () => {
  const { window, sent } = frame()
  connectHost(window, origin, () => {}).send({ event: 'gameBusy' })
  expect(sent).toEqual([['{"event":"gameBusy"}', origin]])
})

test('a command from another origin, another window or in another form is ignored', () => {
  const { window, parent, heard, say } = frame()
  connectHost(window, origin, (command) => heard.push(command))
  say({ origin: 'https://evil.example', source: parent, data: 'StopGamePlay' })
  say({ origin, source: {}, data: 'StopGamePlay' })
  say({ origin, source: parent, data: { event: 'StopGamePlay' } })
  say({ origin, source: parent, data: 'stopGamePlay' })
  expect(heard).toEqual([])
  say({ origin, source: parent, data: 'StopGamePlay' })
  say({ origin, source: parent, data: 'ResumeGamePlay' })
  say({ origin, source: parent, data: 'updateBalance' })
  expect(heard).toEqual(['stopGamePlay', 'resumeGamePlay', 'refreshBalance'])
})

test('without a trustworthy host nothing is sent and nothing is heard', () => {
  const { window, parent, sent, heard, say } = frame()
  connectHost(window, null, (command) => heard.push(command)).send({ event: 'gameReady' })
  say({ origin, source: parent, data: 'StopGamePlay' })
  expect([sent, heard]).toEqual([[], []])
})

test('a round starts when the host has acknowledged it, and no sooner', async () => {
  const { window, parent, sent, say } = frame()
  const host = connectHost(window, origin, () => {})
  let started = false
  const round = host.startRound({ stake: 100, showsForMs: 5_000 }).then(() => {
    started = true
  })
  expect(sent).toEqual([['{"event":"gameBusy","stake":100,"showsForMs":5000}', origin]])
  await Promise.resolve()
  expect(started).toBe(false)
  say({ origin, source: parent, data: '{"command":"roundStartSeen"}' })
  await round
  expect(started).toBe(true)
})

test('a host that does not acknowledge is waited for once; one that does so late is waited for again', async () => {
  vi.useFakeTimers()
  const { window, parent, say } = frame()
  const host = connectHost(window, origin, () => {})
  const round = { stake: 100, showsForMs: 5_000 }
  const first = host.startRound(round)
  await vi.advanceTimersByTimeAsync(1_000)
  await first
  await host.startRound(round)
  say({ origin, source: parent, data: '{"command":"roundStartSeen"}' })
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
