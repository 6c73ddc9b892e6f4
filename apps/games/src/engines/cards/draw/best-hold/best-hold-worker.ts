import type { HoldQuestion } from './best-hold.ts'
import { answerTo } from './hold-answer.ts'

/** Every draw of every way to hold a hand takes up to a second on a phone: here the page goes on meanwhile. */
self.addEventListener('message', ({ data }: MessageEvent<HoldQuestion>) => self.postMessage(answerTo(data)))
