import { beforeEach, expect, test, vi } from 'vitest'

const kept = new Map<string, string>()
let otherTab: ((event: { key: string | null }) => void)[]
beforeEach(() => {
  vi.resetModules()
  kept.clear()
  otherTab = []
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  }
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('addEventListener', (_: string, listener: (typeof otherTab)[number]) => otherTab.push(listener))
})

async function open() {
  const v = await import('valibot')
  const { createStoredState, setOwner } = await import('./stored-state.ts')
  const list = createStoredState('list', v.array(v.string()), [], {
    adopt: (own, ofVisitor) => [...own, ...ofVisitor],
  })
  return { list, setOwner }
}

test('each player has their own; what a visitor had is taken over by the first who logs in', async () => {
  const { list, setOwner } = await open()
  list.set(['visitor'])
  setOwner('a')
  expect(list.get()).toEqual(['visitor'])
  list.update((before) => [...before, 'of a'])
  setOwner('b')
  expect(list.get()).toEqual([])
  list.set(['of b'])
  setOwner('a')
  expect(list.get()).toEqual(['visitor', 'of a'])
})

test('tabs see each other’s changes and do not undo them', async () => {
  const { list, setOwner } = await open()
  setOwner('a')
  list.set(['one'])
  kept.set('list:a', JSON.stringify(['one', 'other tab']))
  list.update((before) => [...before, 'two']) // before the event of the other tab arrives
  expect(list.get()).toEqual(['one', 'other tab', 'two'])
  kept.set('list:a', JSON.stringify(['other tab']))
  for (const tell of otherTab) tell({ key: 'list:a' })
  expect(list.get()).toEqual(['other tab'])
})

test('a script that comes after the login takes over what the visitor had, too', async () => {
  const { setOwner } = await import('./stored-state.ts')
  setOwner('a')
  kept.set('list', JSON.stringify(['visitor']))
  const { list } = await open()
  expect(list.get()).toEqual(['visitor'])
  expect(kept.has('list')).toBe(false)
})
