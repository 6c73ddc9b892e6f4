import { expect, test } from 'vitest'
import { addressed } from './addressed.ts'

test('fields named in the path are put there, the others in the query or body', () => {
  expect(addressed('GET /arcade/rounds/{roundId}/proof', { roundId: 'rnd_1' })).toEqual({
    method: 'GET',
    url: '/arcade/rounds/rnd_1/proof',
  })
  expect(addressed('GET /arcade/rounds', { cursor: 'rnd_2' }).url).toBe('/arcade/rounds?cursor=rnd_2')
  expect(addressed('POST /arcade/rounds', { stake: 100 })).toEqual({
    method: 'POST',
    url: '/arcade/rounds',
    body: '{"stake":100}',
  })
})

test('values in the path are encoded', () => {
  expect(addressed('POST /arcade/rounds/{roundId}/shown', { roundId: '../seeds/rotate?x' }).url).toBe(
    '/arcade/rounds/..%2Fseeds%2Frotate%3Fx/shown',
  )
})
