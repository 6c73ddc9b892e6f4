import type { Card } from '@andon/arcade/engines/cards/card'
import { rules } from '@andon/arcade/titles/five-card-draw/rules'
import { expect, test } from 'vitest'
import { costOf, createBestHold, type HoldQuestion } from './best-hold.ts'
import { answerTo } from './hold-answer.ts'

const five = (text: string) => text.split(' ') as Card[]

/** Answers as the browser's worker does, in the order of `release`. */
function startWorker() {
  const asked: HoldQuestion[] = []
  const worker = Object.assign(new EventTarget(), {
    postMessage: (question: HoldQuestion) => void asked.push(question),
  })
  return {
    worker: worker as unknown as Worker, // what the client uses of it
    asked,
    release: (question: HoldQuestion) =>
      worker.dispatchEvent(new MessageEvent('message', { data: structuredClone(answerTo(question)) })),
    fail: () => worker.dispatchEvent(new Event('error')),
  }
}

test('the best hold is that of the rules, with its exact mean', async () => {
  const started = startWorker()
  const bestHold = createBestHold(rules.pays, () => started.worker)
  const [cards, other] = [five('As Ks Qs Js 2d'), five('2s 7d 9c Jh Qd')]
  const [first, second] = [bestHold.of(cards), bestHold.of(other)]
  for (const question of started.asked.toReversed()) started.release(question)
  expect((await first)[0]).toEqual({ held: '11110', multiple: 872 / 47 })
  expect((await second)[0]).toEqual({ held: '00011', multiple: 2713 / 5405 })
})

test('a hand is asked for once, also while its answer is awaited', async () => {
  const started = startWorker()
  const bestHold = createBestHold(rules.pays, () => started.worker)
  const cards = five('Ts Js Qs Ks As')
  const answers = [bestHold.of(cards), bestHold.of([...cards])]
  for (const question of started.asked) started.release(question)
  expect(started.asked).toHaveLength(1)
  expect(await answers[1]).toBe(await answers[0])
})

test('a worker that fails refuses the question, and the next one starts another', async () => {
  const workers = [startWorker(), startWorker()]
  let begun = 0
  const bestHold = createBestHold(rules.pays, () => workers[begun++]?.worker as Worker) // two are there
  const cards = five('Ts Js Qs Kd Ad')
  const first = bestHold.of(cards)
  workers[0]?.fail()
  await expect(first).rejects.toThrow()
  const second = bestHold.of(cards)
  for (const question of workers[1]?.asked ?? []) workers[1]?.release(question)
  expect((await second)[0]?.held).toBe('11111')
})

test('a hold costs what it wins less than the best one on average', () => {
  const { holds } = answerTo({ cards: five('As Ks Qs Js 2d'), pays: rules.pays })
  expect(holds).toHaveLength(32)
  expect(costOf('11110', holds)).toBe(0)
  expect(costOf('11111', holds)).toBe(872 / 47)
  expect(holds.every(({ held }) => costOf(held, holds) >= 0)).toBe(true)
})
