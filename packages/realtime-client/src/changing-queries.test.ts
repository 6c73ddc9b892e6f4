import { QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { ChangingQueries } from './changing-queries.ts'

test('a change that is told while the first reply is on its way is in what the page gets', async () => {
  const queries = new ChangingQueries()
  const replies: ((value: string) => void)[] = []
  const shown: unknown[] = []
  const observer = new QueryObserver(queries, {
    queryKey: ['balance'],
    queryFn: () => new Promise<string>((reply) => replies.push(reply)),
  })
  const leave = observer.subscribe(({ data }) => data !== undefined && shown.push(data))
  const told = queries.invalidateQueries({ queryKey: ['balance'] })
  expect(replies).toHaveLength(2)
  replies[0]?.('before')
  replies[1]?.('after')
  await told
  expect(queries.getQueryData(['balance'])).toBe('after')
  expect(shown).toEqual(['after'])
  leave()
})

test('what fetched the first reply by hand gets the new one, and what nobody shows is not fetched again', async () => {
  const queries = new ChangingQueries()
  const replies: ((value: string) => void)[] = []
  const queryFn = () => new Promise<string>((reply) => replies.push(reply))
  const leave = new QueryObserver(queries, { queryKey: ['shown'], queryFn }).subscribe(() => undefined)
  const fetched = queries.fetchQuery({ queryKey: ['shown'], queryFn })
  expect(replies).toHaveLength(1)
  void queries.invalidateQueries({ queryKey: ['shown'] })
  expect(replies).toHaveLength(2)
  replies[1]?.('after')
  expect(await fetched).toBe('after')
  leave()

  const alone = queries.fetchQuery({ queryKey: ['alone'], queryFn })
  void queries.invalidateQueries({ queryKey: ['alone'] })
  expect(replies).toHaveLength(3)
  replies[2]?.('for whom it was fetched')
  expect(await alone).toBe('for whom it was fetched')
})

test('a query that is switched off while its first reply is on its way keeps that reply', async () => {
  const queries = new ChangingQueries()
  const replies: ((value: string) => void)[] = []
  const options = {
    queryKey: ['chat'],
    queryFn: () => new Promise<string>((reply) => replies.push(reply)),
  }
  const observer = new QueryObserver(queries, options)
  const leave = observer.subscribe(() => undefined)
  observer.setOptions({ ...options, enabled: false })
  void queries.refetchQueries({ queryKey: ['chat'] })
  expect(replies).toHaveLength(1)
  replies[0]?.('known')
  await expect.poll(() => queries.getQueryData(['chat'])).toBe('known')
  expect(queries.getQueryState(['chat'])?.fetchStatus).toBe('idle')
  leave()
})
