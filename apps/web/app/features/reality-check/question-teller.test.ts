import { expect, test, vi } from 'vitest'
import { createQuestionTeller } from './question-teller.ts'

/** A server that accepts a call only when the test says so. */
function server() {
  const calls: { question: string; accept: () => void; fail: () => void }[] = []
  const waits: (() => void)[] = []
  const teller = createQuestionTeller(
    (question) => new Promise((done, fail) => calls.push({ question, accept: () => done(null), fail: () => fail() })),
    () => new Promise((done) => waits.push(done)),
  )
  const call = (index: number) => vi.waitUntil(() => calls[index])
  return { calls, call, teller, waits }
}

test('an answer is sent after the call that the question is open, and again until the server accepts it', async () => {
  const { calls, call, teller, waits } = server()
  void teller.tell('open')
  const answered = teller.tell('answered')
  const trouble = vi.fn()
  teller.whenTroubled(trouble)
  expect(calls.map(({ question }) => question)).toEqual(['open'])
  ;(await call(0)).accept()
  ;(await call(1)).fail()
  const again = await vi.waitUntil(() => waits[0])
  expect(trouble).toHaveBeenCalledTimes(1)
  again()
  ;(await call(2)).accept()
  expect(await answered).toBe(true)
  expect(calls.map(({ question }) => question)).toEqual(['open', 'answered', 'answered'])
})

test('a page that leaves sends its answer a few times more, and an open question not again', async () => {
  const { calls, call, teller, waits } = server()
  void teller.tell('open')
  ;(await call(0)).fail()
  const again = await vi.waitUntil(() => waits[0])
  teller.stop()
  again()
  const answered = teller.tell('answered')
  teller.stop()
  for (const tries of [1, 2, 3]) {
    ;(await call(tries)).fail()
    if (tries < 3) (await vi.waitUntil(() => waits[tries]))?.()
  }
  expect(await answered).toBe(false)
  expect(calls).toHaveLength(4)
})
