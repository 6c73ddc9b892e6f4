import { expect, test } from 'vitest'
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
  connectHost(window, origin, () => {}).tell({ event: 'gameBusy' })
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
  connectHost(window, null, (command) => heard.push(command)).tell({ event: 'gameReady' })
  say({ origin, source: parent, data: 'StopGamePlay' })
  expect([sent, heard]).toEqual([[], []])
})
