import { expect, test } from 'vitest'
import { dropDraft, readDraft, saveDraft } from './draft.ts'
import { initialRegistration } from './registration-form.ts'

const values = { ...initialRegistration, email: 'hana@andon.example', subscribeEmail: true }
const hour = 60 * 60 * 1000

function storage(content?: string) {
  const stored = new Map(content === undefined ? [] : [['signUpDraft', content]])
  return {
    stored,
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
}

test('a draft is restored with its step, without the password and the agreement', () => {
  const store = storage()
  saveDraft(store, { values: { ...values, password: 'violet-harbour-4417', acceptTerms: true }, step: 2 }, 1000)
  expect([...store.stored.values()].join()).not.toContain('violet')
  expect(readDraft(store, 1000)).toEqual({ values, step: 2 })
  dropDraft(store)
  expect(readDraft(store, 1000)).toBeNull()
})

test('a draft expires after an hour; an empty one is not restored', () => {
  const store = storage()
  saveDraft(store, { values, step: 0 }, 1000)
  expect(readDraft(store, 1000 + hour - 1)).not.toBeNull()
  expect(readDraft(store, 1000 + hour)).toBeNull()
  saveDraft(store, { values: { ...initialRegistration, password: 'typed' }, step: 0 }, 1000)
  expect(readDraft(store, 1000)).toBeNull()
})

test.each(['', 'not JSON', 'null', '[]', '{"until":1}', '{"values":{"email":7},"until":1001}'])(
  '“%s” restores nothing',
  (content) => {
    expect(readDraft(storage(content), 1000)).toBeNull()
  },
)

test('of another shape, the fields that fit are restored', () => {
  const content = JSON.stringify({ values: { email: 'a@b.example', city: 7, more: 'x' }, until: 1001 })
  expect(readDraft(storage(content), 1000)).toEqual({
    values: { ...initialRegistration, email: 'a@b.example' },
    step: 0,
  })
})

test('forbidden or full storage does not throw', () => {
  const forbidden = () => {
    throw new Error('forbidden')
  }
  const store = { getItem: forbidden, setItem: forbidden, removeItem: forbidden }
  saveDraft(store, { values, step: 0 }, 0)
  dropDraft(store)
  expect(readDraft(store, 0)).toBeNull()
})
