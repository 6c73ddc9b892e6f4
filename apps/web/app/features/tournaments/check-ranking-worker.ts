import { checkRanking } from './check-ranking.ts'

/** Checks one log; the page ends the worker. */
addEventListener('message', ({ data }: MessageEvent<string>) => {
  void checkRanking(data).then(postMessage, () => postMessage({ result: 'failed' }))
})
