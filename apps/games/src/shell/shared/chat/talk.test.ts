import { expect, test } from 'vitest'
import { noTalk, withAccepted, withChange, withImage, withOwn } from './talk.ts'

const message = (number: number, text = `text ${number}`) => ({ number, at: number, seat: 'a', name: 'は＊＊＊', text })
const said = (number: number) => ({ type: 'said' as const, ...message(number) })
const texts = (talk: typeof noTalk) => talk.messages.map(({ text }) => text)
const begun = withImage(noTalk, { last: 4, messages: [message(2), message(4)] })

test('changes are taken in their order, each once', () => {
  const { talk, isMissing } = withChange(begun, said(5))
  expect([texts(talk), talk.last, isMissing]).toEqual([['text 2', 'text 4', 'text 5'], 5, false])
  expect(withChange(talk, said(5))).toEqual({ talk, isMissing: false })
  expect(withChange(talk, said(4))).toEqual({ talk, isMissing: false })
})

test('a change after one that never came is shown, and the conversation is read again', () => {
  const { talk, isMissing } = withChange(begun, said(6))
  expect([texts(talk), talk.last, isMissing]).toEqual([['text 2', 'text 4', 'text 6'], 4, true])
  const read = withImage(talk, { last: 6, messages: [message(2), message(4), message(5), message(6)] })
  expect([texts(read), read.last]).toEqual([['text 2', 'text 4', 'text 5', 'text 6'], 6])
})

test('a removed message is gone at once, and an older image does not bring it back', () => {
  const { talk } = withChange(begun, { type: 'removed', number: 5, of: 2 })
  expect(texts(talk)).toEqual(['text 4'])
  expect(texts(withImage(talk, { last: 4, messages: [message(2), message(4)] }))).toEqual(['text 4'])
})

test('an own message is there at once, and once only, whichever of its reply and its change comes first', () => {
  const sending = withOwn(begun, { requestId: 'request-1', text: 'text 5', state: 'sending' })
  expect(sending.own).toHaveLength(1)
  const replyFirst = withChange(withAccepted(sending, 'request-1', message(5)), said(5)).talk
  const changeFirst = withAccepted(withChange(sending, said(5)).talk, 'request-1', message(5))
  for (const talk of [replyFirst, changeFirst]) {
    expect([texts(talk), talk.own, talk.last]).toEqual([['text 2', 'text 4', 'text 5'], [], 5])
  }
})

test('an accepted message behind others leaves what is missing to be noticed', () => {
  const talk = withAccepted(begun, 'request-1', message(7))
  expect(talk.last).toBe(4)
  expect(withChange(talk, said(7)).isMissing).toBe(true)
})
