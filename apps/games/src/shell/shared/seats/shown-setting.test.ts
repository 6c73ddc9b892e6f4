import { expect, test } from 'vitest'
import { createShownSetting } from './shown-setting.ts'

function storageWith(text: string | null) {
  let kept = text
  return {
    read: () => kept,
    write: (_key: string, value: string) => {
      kept = value
    },
  }
}

test('a player is not shown at a table before they agree, and is asked once', () => {
  const storage = storageWith(null)
  const setting = createShownSetting(storage)
  expect([setting.isShown(), setting.isOpen()]).toEqual([false, true])
  setting.set(false)
  expect([setting.isShown(), setting.isOpen()]).toEqual([false, false])
  setting.set(true)
  expect([createShownSetting(storage).isShown(), setting.isOpen()]).toEqual([true, false])
})

test.each(['', 'true', '1', 'YES'])('what the page never wrote, like %j, is no consent', (text) => {
  expect(createShownSetting(storageWith(text)).isShown()).toBe(false)
})
