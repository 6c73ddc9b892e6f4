import { CannotStart } from '@andon/platform/config'
import { createLog } from '@andon/platform/log'
import { expect, test, vi } from 'vitest'
import { keepRunning } from './keep-running.ts'
import { StillEnding } from './postmaster.ts'

const log = createLog({ level: 'silent' })

/** A database that crashes once and then fails to start as often as there are errors. */
async function crashed(errors: Error[]) {
  let crash = (_reason: string) => {}
  let starts = 0
  const onGivenUp = vi.fn()
  const running = await keepRunning({
    start: async (died) => {
      starts += 1
      crash = died
      const error = starts === 1 ? undefined : errors.shift()
      if (error) throw error
      return { stop: async () => {} }
    },
    isDiskFull: async () => false,
    log,
    onGivenUp,
  })
  crash('killed')
  return { running, onGivenUp, starts: () => starts }
}

test('processes of a killed database that take their time do not use up the tries', async () => {
  const { running, onGivenUp, starts } = await crashed(Array.from({ length: 9 }, () => new StillEnding('still ending')))
  await vi.waitFor(() => expect(starts()).toBe(11), { timeout: 30_000 })
  expect(onGivenUp).not.toHaveBeenCalled()
  await running.stop()
})

test('a database that does not start six times is given up', async () => {
  const { onGivenUp } = await crashed(Array.from({ length: 9 }, () => new CannotStart('no')))
  await vi.waitFor(() => expect(onGivenUp).toHaveBeenCalledOnce(), { timeout: 40_000 })
})
